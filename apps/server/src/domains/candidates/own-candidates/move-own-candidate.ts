import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound, whileInState } from '../../../platform/errors/app-error.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { ownCandidateChanged } from './own-candidates.events.ts'
import { mayEditOwn } from './own-candidates.policy.ts'
import { findMatchingUntil, lockOwnCandidate, saveOwnCandidate } from './own-candidates.store.ts'

const MOVES = { pause: ['available', 'paused'], resume: ['paused', 'available'] } as const

/** Takes a candidate out of every search, brings them back, or confirms that the profile is up to date. */
export async function moveOwnCandidate(
  ctx: Context,
  { id, verb }: { readonly id: string; readonly verb: 'confirm' | 'pause' | 'resume' },
): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwn(actor))
    throw new AppError('permission.denied', { detail: 'Only agencies can edit their candidates.' })
  const { agencyId } = actor
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await lockOwnCandidate(tx, { id, agencyId })
    if (before === null) throw notFound('candidate')
    if (verb === 'confirm') {
      await saveOwnCandidate(tx, id, { lastConfirmedAt: at }, at)
      tx.record(ownCandidateChanged('confirm', { id, agencyId }))
      return
    }
    const [from, to] = MOVES[verb]
    if (before.state !== from) throw new AppError('candidate.transition', whileInState('candidate', before.state))
    const until = verb === 'resume' ? await findMatchingUntil(tx, id) : null
    if (until !== null && until < dayIn('UTC', at))
      throw new AppError('candidate.transition', {
        detail: 'The candidate’s consent to be found has ended. Ask them to renew it, then import them again.',
      })
    await saveOwnCandidate(tx, id, { state: to, ...(verb === 'resume' ? { lastConfirmedAt: at } : {}) }, at)
    tx.record(ownCandidateChanged(verb, { id, agencyId }, { state: to }))
  })
}
