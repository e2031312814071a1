import { and, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { candidateSearches } from '../searches/searches.tables.ts'
import { searchAlerts } from './search-alerts.tables.ts'

export type SearchAlert = typeof searchAlerts.$inferSelect

export async function listAlertsOf(
  db: Queries,
  userId: string,
  searchIds: readonly string[],
): Promise<Map<string, SearchAlert['frequency']>> {
  if (searchIds.length === 0) return new Map()
  const rows = await db
    .select({ searchId: searchAlerts.searchId, frequency: searchAlerts.frequency })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.userId, userId), inArray(searchAlerts.searchId, [...searchIds])))
  return new Map(rows.map(({ searchId, frequency }) => [searchId, frequency]))
}

export async function saveAlert(db: Queries, alert: SearchAlert): Promise<void> {
  const { frequency, dueAt, updatedAt } = alert
  await db
    .insert(searchAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [searchAlerts.searchId, searchAlerts.userId],
      set: { frequency, dueAt, updatedAt },
    })
}

interface Whose {
  readonly searchId: string
  readonly userId: string
}

const isOf = ({ searchId, userId }: Whose) => and(eq(searchAlerts.searchId, searchId), eq(searchAlerts.userId, userId))

export async function removeAlert(db: Queries, whose: Whose): Promise<void> {
  await db.delete(searchAlerts).where(isOf(whose))
}

/** A colleague gets the alerts of a member who leaves, except on searches that they are already notified of. */
export async function handOverAlerts(
  db: Queries,
  { fromUserId, toUserId, now }: { fromUserId: string; toUserId: string; now: Date },
): Promise<void> {
  const own = db.select({ id: searchAlerts.searchId }).from(searchAlerts).where(eq(searchAlerts.userId, toUserId))
  await db
    .update(searchAlerts)
    .set({ userId: toUserId, updatedAt: now })
    .where(and(eq(searchAlerts.userId, fromUserId), notInArray(searchAlerts.searchId, own)))
}

const MAX_AT_ONCE = 50
/** Beyond any frequency: set by a clock that was ahead. */
const TOO_FAR_MS = 8 * DAY_MS

/** Those whose search is still saved. */
export async function listDueAlerts(db: Queries, now: Date): Promise<SearchAlert[]> {
  const rows = await db
    .select({ alert: searchAlerts })
    .from(searchAlerts)
    .innerJoin(candidateSearches, eq(candidateSearches.id, searchAlerts.searchId))
    .where(
      and(
        or(lte(searchAlerts.dueAt, now), gt(searchAlerts.dueAt, new Date(now.getTime() + TOO_FAR_MS))),
        isNull(candidateSearches.deletedAt),
        isNotNull(candidateSearches.savedName),
      ),
    )
    .orderBy(searchAlerts.dueAt)
    .limit(MAX_AT_ONCE)
  return rows.map(({ alert }) => alert)
}

/** False when another server took it, or the user changed it. */
export async function claimAlert(db: Queries, alert: SearchAlert, dueAt: Date, now: Date): Promise<boolean> {
  const claimed = await db
    .update(searchAlerts)
    .set({ dueAt, updatedAt: now })
    .where(and(isOf(alert), eq(searchAlerts.dueAt, alert.dueAt)))
    .returning({ searchId: searchAlerts.searchId })
  return claimed.length > 0
}

export async function markNotified(db: Queries, whose: Whose, notified: { topIds: string[]; at: Date }): Promise<void> {
  await db
    .update(searchAlerts)
    .set({ topIds: notified.topIds, notifiedAt: notified.at, updatedAt: notified.at })
    .where(isOf(whose))
}
