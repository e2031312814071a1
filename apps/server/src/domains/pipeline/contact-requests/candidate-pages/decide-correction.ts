import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listAgencyIds } from '../../../candidates/index.ts'
import {
  type Correction,
  correctionDecided,
  findCorrection,
  listWaiting,
  lockCorrection,
  mayCorrectDataOf,
  mayReadCorrections,
  updateCorrection,
} from '../records/index.ts'

/** Corrections that the caller may make: of an agency’s own candidates, or of those without an agency. */
export async function listCorrectionsFor(ctx: Context): Promise<Correction[]> {
  assertAllowed(mayReadCorrections(ctx.actor))
  const waiting = await listWaiting(ctx.db)
  const agencies = await listAgencyIds(
    ctx.db,
    waiting.map(({ candidateId }) => candidateId),
  )
  return waiting.filter(({ candidateId }) => mayCorrectDataOf(ctx.actor, agencies.get(candidateId) ?? null))
}

export async function decideCorrection(
  ctx: Context,
  { id, state, answer }: { id: string; state: 'done' | 'refused'; answer: string },
): Promise<Correction> {
  const { actor } = ctx
  assertAllowed(mayReadCorrections(actor))
  const found = await findCorrection(ctx.db, id)
  const agencies = await listAgencyIds(ctx.db, found === null ? [] : [found.candidateId])
  if (found === null || !mayCorrectDataOf(actor, agencies.get(found.candidateId) ?? null)) throw notFound('correction')
  return ctx.transaction(async (tx) => {
    const correction = await lockCorrection(tx, id)
    if (correction.state !== 'proposed')
      throw new AppError('contact.transition', {
        detail: 'This correction has already been decided.',
        meta: { state: correction.state },
      })
    const decidedBy = actor.kind === 'user' ? actor.userId : null
    const decided = await updateCorrection(tx, id, { state, answer, decidedBy, decidedAt: ctx.now() }, ctx.now())
    const tenantId = actor.kind === 'user' ? (actor.agencyId ?? null) : null
    tx.record(correctionDecided(decided, tenantId))
    return decided
  })
}
