import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { readLimits } from '../../billing/index.ts'
import { listAssignedIds } from '../../requirements/index.ts'
import { listSearches, mayListSearches, maySeeEverySearch } from '../searches/index.ts'

type Wanted = Parameters<typeof listSearches>[1]

/** The searches that the caller may list, as far back as the plan allows. */
export async function listOwnSearches(
  ctx: Context,
  wanted: Omit<Wanted, 'scope' | 'since'>,
): ReturnType<typeof listSearches> {
  return listSearches(ctx.db, { ...wanted, scope: await scopeOf(ctx), since: await historyStart(ctx) })
}

async function scopeOf(ctx: Context): Promise<Wanted['scope']> {
  const { actor } = ctx
  if (!mayListSearches(actor)) {
    assertAllowed(false, 'Only employers have searches.')
    throw notFound('search')
  }
  return {
    companyId: actor.companyId,
    userId: actor.userId,
    everybody: maySeeEverySearch(actor),
    requirementIds: [...(await listAssignedIds(ctx.db, actor.userId))],
  }
}

/** The plan limits how far back the history reaches; null without a limit. */
async function historyStart({ actor, db, now }: Context): Promise<Date | null> {
  if (actor.kind !== 'user' || actor.companyId === null) return null
  const { historyDays } = await readLimits(db, actor.companyId, now())
  return historyDays === null ? null : new Date(now().getTime() - historyDays * DAY_MS)
}
