import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { excludedEmployers } from '../excluded-employers/excluded-employers.tables.ts'
import { registrations } from '../registrations/registrations.tables.ts'
import { scimTokens } from '../scim/scim.tables.ts'
import { signInDomains, signInProviders } from '../sign-in/sign-in.tables.ts'
import type { Company } from './companies.store.ts'
import { companies, companyLogos } from './companies.tables.ts'

type Closing = Pick<Company, 'closedAt' | 'closedBy' | 'deletesAt'>

/** Closes the company, or with nulls reopens it. Call under its lock. */
export async function saveClosing(db: Queries, companyId: string, closing: Closing, now: Date): Promise<Company> {
  const [kept] = await db
    .update(companies)
    .set({ ...closing, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId))
    .returning()
  if (kept === undefined) throw new Error('The company no longer exists.')
  return kept
}

/** Closed, and the time to reopen them is over. */
export async function listCompaniesToEmpty(db: Queries, now: Date): Promise<Company[]> {
  return db
    .select()
    .from(companies)
    .where(and(isNotNull(companies.closedAt), isNull(companies.emptiedAt), lte(companies.deletesAt, now)))
    .orderBy(asc(companies.deletesAt))
}

/** Deletes settings and connections. The name stays on invoices and on candidates’ own pages. */
export async function emptyCompany(db: Queries, companyId: string, now: Date): Promise<void> {
  await db.delete(companyLogos).where(eq(companyLogos.companyId, companyId))
  await db.delete(excludedEmployers).where(eq(excludedEmployers.companyId, companyId))
  await db.delete(scimTokens).where(eq(scimTokens.companyId, companyId))
  await db.delete(signInDomains).where(eq(signInDomains.companyId, companyId))
  await db.delete(signInProviders).where(eq(signInProviders.companyId, companyId))
  await db.delete(registrations).where(eq(registrations.companyId, companyId))
  await db
    .update(companies)
    .set({ emptiedAt: now, accent: null, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId))
}
