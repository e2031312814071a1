import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { candidateSearches } from './searches.tables.ts'

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
    .select({ id: candidateSearches.id, title: sql<string | null>`${candidateSearches.criteria} ->> 'title'` })
    .from(candidateSearches)
    .where(inArray(candidateSearches.id, [...ids]))
  return new Map(found.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
