import { oneLine } from '@assay/contracts/one-line'
import { and, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { registrations } from '../registrations/registrations.tables.ts'
import { teammates } from '../teammates/teammates.tables.ts'
import { companies } from './companies.tables.ts'

export type Company = typeof companies.$inferSelect

const openCompanies = prepared((db: Queries) =>
  db
    .select()
    .from(companies)
    .where(and(eq(companies.id, sql.placeholder('companyId')), isNull(companies.deletedAt)))
    .prepare(),
)

export async function findCompany(db: Queries, companyId: string): Promise<Company | null> {
  const found = await openCompanies(db).execute({ companyId })
  return found[0] ?? null
}

export async function insertCompany(
  db: Queries,
  { now, ...company }: Omit<typeof companies.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> & { now: Date },
): Promise<Company> {
  const [inserted] = await db
    .insert(companies)
    .values({ ...company, name: oneLine(company.name), id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('The company was not inserted.')
  return inserted
}

/** Deletes companies whose users never verified an address. */
export async function deleteCompaniesOf(db: Queries, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const abandoned = await db
    .select({ companyId: registrations.companyId })
    .from(registrations)
    .where(inArray(registrations.userId, [...userIds]))
  const companyIds = abandoned.map(({ companyId }) => companyId)
  if (companyIds.length === 0) return
  await db.delete(teammates).where(inArray(teammates.companyId, companyIds))
  await db.delete(companies).where(inArray(companies.id, companyIds))
}

/** By name or id, for operators. */
export async function findCompanyByName(db: Queries, nameOrId: string): Promise<Company | null> {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(nameOrId)
  const byName = ilike(companies.name, nameOrId.replace(/[\\%_]/g, '\\$&'))
  const found = await db
    .select()
    .from(companies)
    .where(and(isId ? eq(companies.id, nameOrId) : byName, isNull(companies.deletedAt)))
    .orderBy(companies.id)
    .limit(1)
  return found[0] ?? null
}
