import type { AgencyState } from '@assay/contracts/agencies'
import { and, count, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { inTheLast } from '../../../platform/database/in-the-last.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { agencies } from '../records/agencies.tables.ts'
import type { Agency, NewAgency } from '../records/index.ts'

export async function insertApplication(db: Queries, row: NewAgency): Promise<Agency> {
  const [inserted] = await db.insert(agencies).values(row).returning()
  if (inserted === undefined) throw new Error('The application was not inserted.')
  return inserted
}

export async function updateAgency(db: Queries, id: string, change: Partial<NewAgency>, at: Date): Promise<Agency> {
  const [updated] = await db
    .update(agencies)
    .set({ ...change, updatedAt: at, version: sql`${agencies.version} + 1` })
    .where(eq(agencies.id, id))
    .returning()
  if (updated === undefined) throw new Gone('agency')
  return updated
}

export async function deleteApplication(db: Queries, id: string): Promise<void> {
  await db.delete(agencies).where(and(eq(agencies.id, id), inArray(agencies.state, ['applied', 'rejected'])))
}

export async function stateOfAgency(db: Queries, id: string): Promise<AgencyState | null> {
  const [found] = await db.select({ state: agencies.state }).from(agencies).where(eq(agencies.id, id))
  return found?.state ?? null
}

/** Applications that named this address in the day before. */
export async function countApplicationsOf(db: Queries, contactEmail: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(agencies)
    .where(and(eq(agencies.contactEmail, contactEmail), inTheLast(agencies.createdAt, DAY_MS, now)))
  return counted?.total ?? 0
}

/** How many others have the same mail domain, by agency. */
export async function countOthersOfDomain(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: agencies.id, domain: agencies.domain })
    .from(agencies)
    .where(inArray(agencies.id, [...ids]))
  const domains = await db
    .select({ domain: agencies.domain, total: count() })
    .from(agencies)
    .where(
      and(
        inArray(
          agencies.domain,
          rows.map(({ domain }) => domain),
        ),
        ne(agencies.state, 'rejected'),
      ),
    )
    .groupBy(agencies.domain)
  const byDomain = new Map(domains.map(({ domain, total }) => [domain, total]))
  return new Map(rows.map(({ id, domain }) => [id, Math.max(0, (byDomain.get(domain) ?? 0) - 1)]))
}

export async function isDomainTaken(db: Queries, { id, domain }: Agency): Promise<boolean> {
  const found = await db
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.domain, domain), ne(agencies.id, id), inArray(agencies.state, ['approved', 'suspended'])))
  return found.length > 0
}

/** Applications that were never verified or that were declined, long enough ago. */
export async function listForgettable(
  db: Queries,
  { unverifiedBefore, rejectedBefore }: { unverifiedBefore: Date; rejectedBefore: Date },
): Promise<string[]> {
  const found = await db
    .select({ id: agencies.id })
    .from(agencies)
    .where(
      or(
        and(eq(agencies.state, 'applied'), lt(agencies.createdAt, unverifiedBefore)),
        and(eq(agencies.state, 'rejected'), lt(agencies.decidedAt, rejectedBefore)),
      ),
    )
    .limit(200)
  return found.map(({ id }) => id)
}
