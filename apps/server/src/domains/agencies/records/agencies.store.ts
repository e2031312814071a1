import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { count, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { agencies } from './agencies.tables.ts'

export type Agency = typeof agencies.$inferSelect
export type NewAgency = typeof agencies.$inferInsert

export async function findAgencyBySlug(db: Queries, slug: string): Promise<Agency | null> {
  const found = await db.select().from(agencies).where(eq(agencies.slug, slug))
  return found[0] ?? null
}

export async function listAgenciesById(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Agency>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(agencies)
    .where(inArray(agencies.id, [...ids]))
  return new Map(found.map((agency) => [agency.id, agency]))
}

export async function listAgencySlugs(db: Queries): Promise<string[]> {
  const found = await db.select({ slug: agencies.slug }).from(agencies).orderBy(agencies.slug)
  return found.map((agency) => agency.slug)
}

export async function insertAgencies(db: Queries, rows: readonly NewAgency[]): Promise<void> {
  await db.insert(agencies).values([...rows])
}

/** Agencies that employers may work with, by name. */
export async function listApprovedAgencies(
  db: Queries,
  { sort, page: { size, number = 1 } }: { readonly sort: readonly SortKey[]; readonly page: PageRequest },
): Promise<{ rows: Agency[]; total: number }> {
  const isApproved = eq(agencies.state, 'approved')
  const rows = await db
    .select()
    .from(agencies)
    .where(isApproved)
    .orderBy(
      ...(sort[0]?.descending ? [desc(agencies.legalName), desc(agencies.id)] : [agencies.legalName, agencies.id]),
    )
    .limit(size)
    .offset((number - 1) * size)
  const [counted] = await db.select({ total: count() }).from(agencies).where(isApproved)
  return { rows, total: counted?.total ?? 0 }
}

/** Serializes changes that count what the agency has. */
export async function lockAgency(db: Queries, id: string): Promise<Agency> {
  const [locked] = await db.select().from(agencies).where(eq(agencies.id, id)).for('update')
  if (locked === undefined) throw new Error('The agency is gone.')
  return locked
}
