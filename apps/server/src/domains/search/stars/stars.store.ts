import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { stars } from './stars.tables.ts'

export type Star = typeof stars.$inferSelect

const starred = prepared((db: Queries) =>
  db
    .select({ id: stars.candidateId })
    .from(stars)
    .where(and(eq(stars.userId, sql.placeholder('userId')), sql`${stars.candidateId} = any(${sql.placeholder('ids')})`))
    .prepare(),
)

export async function listStarredIds(db: Queries, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await starred(db).execute({ userId, ids })
  return new Set(found.map((row) => row.id))
}

export async function listStars(
  db: Queries,
  wanted: { userId: string; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Star> & { total: number }> {
  const descending = wanted.sort.find((key) => key.name === 'createdAt')?.descending ?? true
  const keys: OrderKey<Star>[] = [
    { by: stars.createdAt, descending, read: (row) => row.createdAt },
    { by: stars.id, descending, read: (row) => row.id },
  ]
  const own = eq(stars.userId, wanted.userId)
  return listRows(db, stars, { page: wanted.page, keys, where: own })
}

export async function findStar(db: Queries, userId: string, id: string): Promise<Star | null> {
  const [found] = await db
    .select()
    .from(stars)
    .where(and(eq(stars.userId, userId), eq(stars.id, id)))
  return found ?? null
}

export async function countStars(db: Queries, userId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(stars).where(eq(stars.userId, userId))
  return counted?.total ?? 0
}

/** Adds the star, or returns the existing one, whose note and job are kept unless new ones are given. */
export async function addStar(db: Queries, star: typeof stars.$inferInsert): Promise<{ star: Star; isNew: boolean }> {
  const [added] = await db.insert(stars).values(star).onConflictDoNothing().returning()
  if (added !== undefined) return { star: added, isNew: true }
  const own = and(eq(stars.userId, star.userId), eq(stars.candidateId, star.candidateId))
  const change = {
    ...(star.note == null ? {} : { note: star.note }),
    ...(star.requirementId == null ? {} : { requirementId: star.requirementId }),
  }
  const [kept] =
    Object.keys(change).length === 0
      ? await db.select().from(stars).where(own)
      : await db
          .update(stars)
          .set({ ...change, updatedAt: star.updatedAt ?? new Date() })
          .where(own)
          .returning()
  if (kept === undefined) throw new Error('The star went away while it was being added.')
  return { star: kept, isNew: false }
}

/** Every candidate that the user starred. */
export async function listStarredBy(db: Queries, userId: string): Promise<string[]> {
  const found = await db.select({ id: stars.candidateId }).from(stars).where(eq(stars.userId, userId))
  return found.map(({ id }) => id)
}

/** Removes all stars of an erased candidate, with their notes. */
export async function eraseStarsOf(db: Queries, candidateId: string): Promise<string[]> {
  const gone = await db.delete(stars).where(eq(stars.candidateId, candidateId)).returning({ id: stars.id })
  return gone.map(({ id }) => id)
}

/** By the id of the star or of the candidate; null if there was none. */
export async function removeStar(db: Queries, userId: string, id: string): Promise<Star | null> {
  const [removed] = await db
    .delete(stars)
    .where(and(eq(stars.userId, userId), or(eq(stars.id, id), eq(stars.candidateId, id))))
    .returning()
  return removed ?? null
}

/** Removes the stars that these people gave. */
export async function eraseStarsBy(db: Queries, userIds: readonly string[]): Promise<void> {
  await db.delete(stars).where(inArray(stars.userId, [...userIds]))
}
