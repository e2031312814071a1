import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { dayOf } from '../../platform/time/days.ts'
import { demographicsMoved } from './demographics.events.ts'
import { mayKeepDemographics } from './demographics.policy.ts'
import { deleteAnswersKeptUntil } from './demographics.store.ts'

/** Deletes answers after the two years that the candidate agreed to. */
export async function expireAnswers(ctx: Context): Promise<void> {
  assertAllowed(mayKeepDemographics(ctx.actor))
  await ctx.transaction(async (tx) => {
    const gone = await deleteAnswersKeptUntil(tx, dayOf(ctx.now()))
    if (gone > 0) tx.record(demographicsMoved('expire', gone))
  })
}
