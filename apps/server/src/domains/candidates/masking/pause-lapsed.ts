import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { consentLapsed } from './consents.events.ts'
import { listUnconsented, pauseCandidate } from './consents.store.ts'

const MAX_PER_RUN = 1000

/** Takes candidates whose consent to matching has ended by its date out of every search. */
export async function pauseLapsed(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const at = ctx.now()
  const lapsed = await listUnconsented(ctx.db, { today: dayOf(at), limit: MAX_PER_RUN })
  if (lapsed.length === 0) return
  await ctx.transaction(async (tx) => {
    for (const candidate of lapsed) {
      await pauseCandidate(tx, candidate.id, at)
      tx.record(consentLapsed(candidate))
    }
  })
}
