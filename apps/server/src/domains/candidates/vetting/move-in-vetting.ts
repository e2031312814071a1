import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { candidateMovedInVetting } from './vetting.events.ts'
import { mayVet } from './vetting.policy.ts'
import { type CandidateVerb, isExpired, isPassed, stateAfter } from './vetting.rules.ts'
import { listResults, lockCandidate, moveCandidate } from './vetting.store.ts'

const MANY = 1_000

/** Moves a candidate into vetting, out of it, or on to the candidates that employers find. */
export async function moveInVetting(
  ctx: Context,
  { id, verb, reason }: { readonly id: string; readonly verb: CandidateVerb; readonly reason?: string | undefined },
): Promise<void> {
  assertAllowed(mayVet(ctx.actor))
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await lockCandidate(tx, id)
    if (before === null) throw notFound('candidate')
    const after = stateAfter(before, verb)
    if (after === null) throw new AppError('candidate.transition', { detail: 'Reload to see the current status.' })
    if (verb === 'approve') {
      const { data } = await listResults(tx, { filter: { candidate: id }, sort: [], page: { size: MANY } })
      const today = dayOf(now)
      if (!data.some((result) => !result.isSuperseded && isPassed(result) && !isExpired(result, today)))
        throw new AppError('vetting.not-passed', { detail: 'Record a passed result before you approve the candidate.' })
    }
    await moveCandidate(tx, { id, to: after, at: now })
    tx.record(candidateMovedInVetting(verb, { id, before, after, reason }))
  })
}
