import type { Context } from '../../../platform/context/context.ts'
import { clientOf } from '../../../platform/database/transaction.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { deriveLevels, listOutdated, touchCandidates } from './verification-levels.store.ts'
import { levelsExpired } from './vetting.events.ts'

/** Takes back verification levels whose results are no longer valid. */
export async function recheckVetting(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  const today = dayOf(now)
  await ctx.transaction(async (tx) => {
    const client = clientOf(tx)
    const outdated = await listOutdated(client, today)
    if (outdated.length === 0) return
    await deriveLevels(client, outdated, today)
    await touchCandidates(client, outdated, now)
    for (const id of outdated) tx.record(levelsExpired(id))
  })
}
