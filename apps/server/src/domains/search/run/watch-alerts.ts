import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { listFindableSince } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { findCompany, recognizeUser } from '../../tenants/index.ts'
import {
  claimAlert,
  isNews,
  listDueAlerts,
  markNotified,
  newsOf,
  nextDue,
  type SearchAlert,
  topOf,
} from '../alerts/index.ts'
import { askPool, type ListAmong, listExcepted, listOnly } from '../matches/index.ts'
import {
  drawSeed,
  FROZEN_MATCHES,
  findSearch,
  listAssigned,
  mayReadSearch,
  maySetAlert,
  modelFor,
  type Search,
  searchAlertRaised,
} from '../searches/index.ts'
import { runSearch } from './run-search.ts'

/**
 * Runs the saved searches whose alerts are due. If there are new candidates, the run is kept and its owner notified.
 */
export async function watchAlerts(ctx: Context, live: LivePool, listAmong: ListAmong): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  if (!live.isReady) return
  for (const alert of await listDueAlerts(ctx.db, ctx.now())) await look(ctx, { live, listAmong }, alert)
}

/** The reasons for which a search cannot run as its owner today: the alert waits for its next time. */
const NOT_TODAY: readonly string[] = ['session.disabled', 'permission.denied', 'quota.used-up', 'validation.invalid']

interface Pools {
  readonly live: LivePool
  readonly listAmong: ListAmong
}

async function look(ctx: Context, pools: Pools, alert: SearchAlert): Promise<void> {
  const search = await findSearch(ctx.db, alert.searchId)
  if (search === null) return
  const zone = (await findCompany(ctx.db, search.companyId))?.timezone ?? 'UTC'
  const now = ctx.now()
  if (!(await claimAlert(ctx.db, alert, nextDue(alert.frequency, zone, now), now))) return
  try {
    await tell(ctx.as(await recognizeUser(ctx, { id: alert.userId, scope: 'employer' })), pools, { alert, search })
  } catch (error) {
    if (!(error instanceof AppError && NOT_TODAY.includes(error.code))) throw error
  }
}

async function tell(
  own: Context,
  { live, listAmong }: Pools,
  { alert, search }: { alert: SearchAlert; search: Search },
): Promise<void> {
  if (!maySetAlert(own.actor) || !mayReadSearch(own.actor, search, await listAssigned(own))) return
  const fresh = new Set((await listFindableSince(own.db, noticedUntil(alert, own.now()))).map(({ id }) => id))
  const before = alert.topIds
  // Its members today: those added since count as new.
  const only = await listOnly(own, listAmong, search.criteria.among)
  if (!isNews(newsOf(await rankNow(own, live, { search, only }), before, fresh))) return
  const { requirementId, door, text } = search
  const { search: run, candidateIds } = await runSearch(own, live, {
    door,
    criteria: search.criteria,
    parentId: search.id,
    only,
    createdForAlert: true,
    ...(text === null ? {} : { text }),
    ...(requirementId === null ? {} : { requirementId }),
  })
  const news = newsOf(candidateIds, before, fresh)
  if (!isNews(news)) return
  await own.transaction(async (tx) => {
    await markNotified(tx, alert, { topIds: topOf(candidateIds), at: own.now() })
    tx.record(searchAlertRaised(run, { ...news, savedSearchId: search.id, userId: alert.userId }))
  })
}

/**
 * After a clock that was ahead, the time of the last run is unknown; going back a week reports few twice and misses
 * none.
 */
const noticedUntil = ({ notifiedAt }: SearchAlert, now: Date): Date =>
  notifiedAt <= now ? notifiedAt : new Date(now.getTime() - 7 * DAY_MS)

/** Searches without keeping anything, as most days bring no new candidates. */
async function rankNow(
  own: Context,
  live: LivePool,
  { search, only }: { search: Search; only: readonly string[] | null },
): Promise<readonly string[]> {
  const { companyId, requirementId, criteria, userId } = search
  const company = await findCompany(own.db, companyId)
  const [except, model] = await Promise.all([
    listExcepted(own, company, criteria.exclude, requirementId),
    modelFor(own.db, live, { companyId, requirementId, now: own.now() }),
  ])
  const asked = {
    criteria: engineCriteriaOf(criteria),
    except,
    only,
    model,
    limit: FROZEN_MATCHES,
    equalSeed: drawSeed(userId, requirementId),
    withoutClaims: false,
    facets: [],
  }
  return (await askPool(own.db, live, asked, own.now())).candidateIds
}
