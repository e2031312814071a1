import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound, whileInState } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { candidateMovedInVetting } from './vetting.events.ts'
import { mayVet } from './vetting.policy.ts'
import { type CandidateVerb, stateAfter, whatIsMissing } from './vetting.rules.ts'
import { listResultsOf, lockCandidate, moveCandidate } from './vetting.store.ts'

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
    if (after === null) throw new AppError('candidate.transition', whileInState('candidate', before))
    if (verb === 'approve') {
      const missing = whatIsMissing(await listResultsOf(tx, id), dayOf(now))
      if (missing !== null) throw new AppError('vetting.not-passed', { detail: missing })
    }
    await moveCandidate(tx, { id, to: after, at: now })
    tx.record(candidateMovedInVetting(verb, { id, before, after, reason }))
  })
}
