import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { impressions } from './impressions.tables.ts'

export type Impression = typeof impressions.$inferSelect

/** Stores one row per viewer of a search; the first look of each kind counts. */
export async function saveImpressions(db: Queries, rows: readonly Impression[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(impressions)
    .values([...rows])
    .onConflictDoUpdate({
      target: [impressions.searchId, impressions.viewerId, impressions.candidateId],
      set: {
        openedAt: sql`coalesce(${impressions.openedAt}, excluded.opened_at)`,
        longLookAt: sql`coalesce(${impressions.longLookAt}, excluded.long_look_at)`,
      },
    })
}

export async function listImpressions(db: Queries, companyId: string, since: Date): Promise<Impression[]> {
  return db
    .select()
    .from(impressions)
    .where(and(eq(impressions.companyId, companyId), gte(impressions.shownAt, since)))
    .orderBy(impressions.searchId, impressions.place, impressions.viewerId)
}

/** Who was shown in which search, without how they were looked at. */
export type Showing = Pick<Impression, 'searchId' | 'candidateId'>

export async function listShowings(db: Queries, companyId: string, since: Date): Promise<Showing[]> {
  const { searchId, candidateId } = impressions
  return db
    .select({ searchId, candidateId })
    .from(impressions)
    .where(and(eq(impressions.companyId, companyId), gte(impressions.shownAt, since)))
}
