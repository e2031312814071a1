import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { activities } from '../../platform/context/activities.tables.ts'
import type { Queries } from '../../platform/context/context.ts'
import { candidateSearches } from './searches.tables.ts'

export type ActivityRow = Pick<
  typeof activities.$inferSelect,
  'at' | 'verb' | 'actorId' | 'actorType' | 'targetType' | 'targetId' | 'after'
>

export async function listLatestActivities(
  db: Queries,
  wanted: { tenantId: string; verbs: readonly string[]; limit: number },
): Promise<ActivityRow[]> {
  return db
    .select({
      at: activities.at,
      verb: activities.verb,
      actorId: activities.actorId,
      actorType: activities.actorType,
      targetType: activities.targetType,
      targetId: activities.targetId,
      after: activities.after,
    })
    .from(activities)
    .where(and(eq(activities.tenantId, wanted.tenantId), inArray(activities.verb, [...wanted.verbs])))
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(wanted.limit)
}

export interface OwnSearchFigures {
  readonly total: number
  readonly saved: number
}

export async function countOwnSearches(db: Queries, userId: string): Promise<OwnSearchFigures> {
  const [row] = await db
    .select({ total: count(), saved: sql<number>`count(${candidateSearches.savedName})::int` })
    .from(candidateSearches)
    .where(and(eq(candidateSearches.userId, userId), isNull(candidateSearches.deletedAt)))
  return row ?? { total: 0, saved: 0 }
}

export async function listTitlesOfSearches(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: candidateSearches.id, title: sql<string | null>`${candidateSearches.queryCard} ->> 'title'` })
    .from(candidateSearches)
    .where(inArray(candidateSearches.id, [...ids]))
  return new Map(found.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
