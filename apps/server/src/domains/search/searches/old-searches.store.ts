import { and, count, eq, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { type DueDays, dueByDay } from '../../../platform/database/due-by-day.ts'
import { searchAlerts } from '../alerts/search-alerts.tables.ts'
import { candidateSearches } from './searches.tables.ts'

interface OldSearches {
  readonly companyId: string
  /** Searches that explain a decision which is still kept. */
  readonly exceptIds: readonly string[]
}

/** Not saved, without an alert. */
const plain = ({ companyId, exceptIds }: OldSearches): SQL | undefined =>
  and(
    eq(candidateSearches.companyId, companyId),
    isNull(candidateSearches.savedName),
    exceptIds.length === 0 ? undefined : notInArray(candidateSearches.id, [...exceptIds]),
    sql`not exists (select from ${searchAlerts} where ${searchAlerts.searchId} = ${candidateSearches.id})`,
  )

/** Deletes searches with their matches and impressions. A search is deleted before the one it was made from. */
export async function deleteSearchesBefore(
  db: Queries,
  { before, ...old }: OldSearches & { readonly before: Date },
): Promise<number> {
  const isLeaf = sql`not exists (select from ${candidateSearches} as child where child.parent_id = ${candidateSearches.id})`
  let total = 0
  for (;;) {
    const deleted = await db
      .delete(candidateSearches)
      .where(and(plain(old), lt(candidateSearches.createdAt, before), isLeaf))
      .returning({ id: candidateSearches.id })
    total += deleted.length
    if (deleted.length === 0) return total
  }
}

export async function countSearchesByDay(
  db: Queries,
  { companyId, exceptIds, ...period }: OldSearches & DueDays,
): Promise<{ on: string; count: number }[]> {
  const { on, isDue } = dueByDay(candidateSearches.createdAt, period)
  const due = db
    .select({ on: on.as('due_on') })
    .from(candidateSearches)
    .where(and(plain({ companyId, exceptIds }), isDue))
    .as('due')
  return db.select({ on: due.on, count: count() }).from(due).groupBy(due.on).orderBy(due.on)
}

/** All of a company, saved ones too, except those that explain a decision which is still kept. */
export async function deleteSearchesOf(
  db: Queries,
  { companyId, exceptIds, now }: OldSearches & { readonly now: Date },
): Promise<void> {
  const ofCompany = eq(candidateSearches.companyId, companyId)
  const among = sql`(select ${candidateSearches.id} from ${candidateSearches} where ${ofCompany})`
  await db.delete(searchAlerts).where(sql`${searchAlerts.searchId} in ${among}`)
  await db.update(candidateSearches).set({ savedName: null }).where(ofCompany)
  await deleteSearchesBefore(db, { companyId, exceptIds, before: new Date(now.getTime() + 1) })
}
