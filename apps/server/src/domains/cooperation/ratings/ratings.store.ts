import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, avg, count, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { ownershipDisputes } from '../disputes/disputes.tables.ts'
import { agencyRatings } from './ratings.tables.ts'

export type Rating = typeof agencyRatings.$inferSelect
export type NewRating = typeof agencyRatings.$inferInsert

interface Wanted {
  readonly companyId: string
  readonly submissionId: string | undefined
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listRatings(db: Queries, { companyId, submissionId, sort, page }: Wanted) {
  const where = and(
    eq(agencyRatings.companyId, companyId),
    submissionId === undefined ? undefined : eq(agencyRatings.submissionId, submissionId),
  )
  return listPage<Rating>({
    page,
    keys: fromEitherEnd<Rating>(
      [
        { by: agencyRatings.createdAt, descending: true, read: (row) => row.createdAt },
        { by: agencyRatings.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: (clauses) =>
      db
        .select()
        .from(agencyRatings)
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset),
    count: () => db.select({ total: count() }).from(agencyRatings).where(where),
  })
}

export async function findRating(db: Queries, id: string, companyId: string): Promise<Rating | null> {
  const [found] = await db
    .select()
    .from(agencyRatings)
    .where(and(eq(agencyRatings.id, id), eq(agencyRatings.companyId, companyId)))
  return found ?? null
}

/**
 * Another rating of the same submission replaces the first. null: it is not the one of the time that `replaces` names,
 * or there is one where null was named.
 */
export async function saveRating(
  db: Queries,
  row: NewRating,
  replaces: string | null | undefined,
): Promise<Rating | null> {
  const { accuracy, speed, quality, ratedBy, updatedAt } = row
  const [saved] = await db
    .insert(agencyRatings)
    .values(row)
    .onConflictDoUpdate({
      target: agencyRatings.submissionId,
      set: { accuracy, speed, quality, ratedBy, updatedAt },
      ...(replaces !== undefined && {
        setWhere: replaces === null ? sql`false` : eq(agencyRatings.updatedAt, new Date(replaces)),
      }),
    })
    .returning()
  return saved ?? null
}

export async function averageRatings(db: Queries, agencyIds: readonly string[], since: Date) {
  if (agencyIds.length === 0) return new Map()
  const rows = await db
    .select({
      agencyId: agencyRatings.agencyId,
      ratings: count(),
      employers: countDistinct(agencyRatings.companyId),
      accuracy: avg(agencyRatings.accuracy).mapWith(Number),
      speed: avg(agencyRatings.speed).mapWith(Number),
      quality: avg(agencyRatings.quality).mapWith(Number),
    })
    .from(agencyRatings)
    .where(and(inArray(agencyRatings.agencyId, [...agencyIds]), gte(agencyRatings.createdAt, since)))
    .groupBy(agencyRatings.agencyId)
  return new Map(rows.map(({ agencyId, ...found }) => [agencyId, found]))
}

export async function countDisputes(db: Queries, agencyIds: readonly string[]): Promise<Map<string, number>> {
  if (agencyIds.length === 0) return new Map()
  const rows = await db
    .select({ agencyId: ownershipDisputes.agencyId, disputes: countDistinct(ownershipDisputes.submissionId) })
    .from(ownershipDisputes)
    .where(inArray(ownershipDisputes.agencyId, [...agencyIds]))
    .groupBy(ownershipDisputes.agencyId)
  return new Map(rows.map(({ agencyId, disputes }) => [agencyId, disputes]))
}
