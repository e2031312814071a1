import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { consentLapsed } from './consents.events.ts'
import { listUnconsented, pauseCandidates } from './consents.store.ts'

const MAX_PER_RUN = 1000

/** Takes candidates whose consent to matching has ended by its date out of every search. */
export async function pauseLapsed(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const lapsed = await listUnconsented(tx, { today: dayOf(at), limit: MAX_PER_RUN })
    if (lapsed.length === 0) return
    await pauseCandidates(
      tx,
      lapsed.map(({ id }) => id),
      at,
    )
    for (const candidate of lapsed) tx.record(consentLapsed(candidate))
  })
}
