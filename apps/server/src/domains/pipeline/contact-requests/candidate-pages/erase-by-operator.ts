import { isGone } from '@assay/contracts/candidates'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { listRepresented, mayEraseAnybody } from '../../../candidates/index.ts'
import { type EraseElsewhere, eraseEverywhere } from './act-on-own-data.ts'

/** Erases a candidate on their request or by law; the record keeps who did it and why. */
export async function eraseByOperator(
  ctx: Context,
  input: { readonly candidateId: string; readonly reason: string; readonly eraseElsewhere: EraseElsewhere },
): Promise<void> {
  const { candidateId, reason, eraseElsewhere } = input
  if (!mayEraseAnybody(ctx.actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const known = (await listRepresented(tx, [candidateId])).get(candidateId)
    if (known === undefined || isGone(known.state)) throw notFound('candidate')
    await eraseEverywhere(tx, { candidateId, companyId: null, reason, eraseElsewhere, at })
  })
}
