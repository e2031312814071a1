import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
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

export async function listApprovedAgencies(db: Queries): Promise<Agency[]> {
  return db.select().from(agencies).where(eq(agencies.state, 'approved')).orderBy(agencies.legalName)
}

export async function listAgencySlugs(db: Queries): Promise<string[]> {
  const found = await db
    .select({ slug: agencies.slug })
    .from(agencies)
    .where(eq(agencies.state, 'approved'))
    .orderBy(agencies.slug)
  return found.map((agency) => agency.slug)
}

export async function insertAgencies(db: Queries, rows: readonly NewAgency[]): Promise<void> {
  await db.insert(agencies).values([...rows])
}

/** Serializes changes that count what the agency has. */
export async function lockAgency(db: Queries, id: string): Promise<Agency> {
  const [locked] = await db.select().from(agencies).where(eq(agencies.id, id)).for('update')
  if (locked === undefined) throw new Gone('agency')
  return locked
}
