import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import { listDisputed } from '../../shortlists/index.ts'
import { getHireForAct, type Hire, listStandIns, lockHire, moveHire, updateHire } from '../records/index.ts'

/** Claims a replacement under the guarantee. */
export async function requestReplacement(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Hire> {
  await getHireForAct(ctx, { id, act: 'requestReplacement' })
  return ctx.transaction(async (tx) => {
    const columns = { replacementReason: reason }
    return moveHire(tx, await lockHire(tx, id), { move: 'requestReplacement', at: ctx.now(), columns })
  })
}

/** Another candidate, hired for the same requirement, becomes the replacement. */
export async function replaceHire(
  ctx: Context,
  { id, replacementId, note }: { id: string; replacementId: string; note: string | null },
): Promise<Hire> {
  await getHireForAct(ctx, { id, act: 'replace' })
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    await assertUndisputed(tx, hire)
    const at = ctx.now()
    const replaced = await moveHire(tx, hire, {
      move: 'replace',
      at,
      columns: { replacementNote: note },
      after: { replacementId },
    })
    if (!(await listStandIns(tx, [hire])).some((choice) => choice.id === replacementId))
      throw new ValidationError([
        { field: 'replacementId', message: 'Choose a candidate who was hired for the same job.' },
      ])
    await lockHire(tx, replacementId)
    await updateHire(tx, replacementId, { replacementOf: id }, at)
    return replaced
  })
}

/** There is no replacement, so the fee is refunded. */
export async function refundHire(ctx: Context, { id, note }: { id: string; note: string }): Promise<Hire> {
  await getHireForAct(ctx, { id, act: 'refund' })
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    await assertUndisputed(tx, hire)
    const columns = { replacementNote: note }
    return moveHire(tx, hire, { move: 'refund', at: ctx.now(), columns })
  })
}

async function assertUndisputed(tx: Tx, { requirementId, candidateId }: Hire): Promise<void> {
  if ((await listDisputed(tx, [candidateId])).has(`${requirementId}/${candidateId}`))
    throw new AppError('submission.disputed', {
      detail: 'The ownership of this introduction is disputed. The fee is decided after the dispute.',
    })
}
