import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { setAgencyAway } from './candidate-engagement.store.ts'
import { candidatesFollowed } from './candidates.events.ts'

/** Candidates of a suspended or closed agency leave the search, and return with it. Nothing else about them changes. */
export async function followAgency(
  ctx: Context,
  { agencyId, isAway }: { readonly agencyId: string; readonly isAway: boolean },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    const people = await setAgencyAway(tx, agencyId, isAway)
    if (people > 0) tx.record(candidatesFollowed(agencyId, { isAway, people }))
  })
}
