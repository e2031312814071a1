import { isGone } from '@assay/contracts/candidates'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { listRepresented, mayEraseAnybody, mayEraseOwn } from '../../../candidates/index.ts'
import { type EraseElsewhere, eraseEverywhere } from './act-on-own-data.ts'

/** Erases a candidate on their request or by law; the record keeps who did it and why. */
export async function eraseOnRequest(
  ctx: Context,
  input: { readonly candidateId: string; readonly reason: string; readonly eraseElsewhere: EraseElsewhere },
): Promise<void> {
  const { candidateId, reason, eraseElsewhere } = input
  const { actor } = ctx
  const ownAgencyId = actor.kind === 'user' ? actor.agencyId : null
  if (!mayEraseAnybody(actor) && !mayEraseOwn(actor, ownAgencyId)) throw new AppError('permission.denied')
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const known = (await listRepresented(tx, [candidateId])).get(candidateId)
    if (known === undefined || isGone(known.state)) throw notFound('candidate')
    if (!mayEraseAnybody(actor) && !mayEraseOwn(actor, known.agencyId)) throw notFound('candidate')
    const companyId = mayEraseAnybody(actor) ? null : known.agencyId
    await eraseEverywhere(tx, { candidateId, companyId, reason, eraseElsewhere, at })
  })
}
