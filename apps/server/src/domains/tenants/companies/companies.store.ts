import { oneLine } from '@assay/contracts/one-line'
import type { companyStates } from '@assay/contracts/users'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains, literally } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { firstReasons } from '../reason-codes/index.ts'
import { reasonCodes } from '../reason-codes/reason-codes.tables.ts'
import { registrations } from '../registrations/registrations.tables.ts'
import { teammates } from '../teammates/teammates.tables.ts'
import { companies, companyLogos } from './companies.tables.ts'

export type Company = typeof companies.$inferSelect
type CompanyState = (typeof companyStates)[number]

const openCompanies = prepared((db: Queries) =>
  db
    .select()
    .from(companies)
    .where(and(eq(companies.id, sql.placeholder('companyId')), isNull(companies.deletedAt)))
    .prepare(),
)

export async function lockCompany(db: Queries, companyId: string): Promise<Company> {
  const [locked] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update')
  if (locked === undefined) throw new Error('The company no longer exists.')
  return locked
}

export type CompanySettings = Pick<
  Company,
  'name' | 'country' | 'timezone' | 'sizeBand' | 'industryId' | 'currency' | 'blindReview' | 'accent'
>

export async function updateCompany(
  db: Queries,
  companyId: string,
  change: Partial<CompanySettings>,
  now: Date,
): Promise<Company> {
  const [updated] = await db
    .update(companies)
    .set({ ...change, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId))
    .returning()
  if (updated === undefined) throw new Error('The company no longer exists.')
  return updated
}

/** By industry, as it was chosen. Closed companies don’t count. */
export async function countCompaniesByIndustry(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .select({ industryId: companies.industryId, companies: count() })
    .from(companies)
    .where(and(isNotNull(companies.industryId), isNull(companies.deletedAt)))
    .groupBy(companies.industryId)
  return new Map(rows.map((row) => [row.industryId ?? '', row.companies]))
}

export type Logo = Pick<typeof companyLogos.$inferSelect, 'mediaType' | 'content'>

export async function findLogo(db: Queries, companyId: string): Promise<Logo | null> {
  const [found] = await db
    .select({ mediaType: companyLogos.mediaType, content: companyLogos.content })
    .from(companyLogos)
    .where(eq(companyLogos.companyId, companyId))
  return found ?? null
}

export async function hasLogo(db: Queries, companyId: string): Promise<boolean> {
  const found = await db
    .select({ companyId: companyLogos.companyId })
    .from(companyLogos)
    .where(eq(companyLogos.companyId, companyId))
  return found.length > 0
}

export async function saveLogo(db: Queries, companyId: string, logo: Logo, now: Date): Promise<void> {
  await db
    .insert(companyLogos)
    .values({ companyId, ...logo, updatedAt: now })
    .onConflictDoUpdate({ target: companyLogos.companyId, set: { ...logo, updatedAt: now } })
}

export async function dropLogo(db: Queries, companyId: string): Promise<void> {
  await db.delete(companyLogos).where(eq(companyLogos.companyId, companyId))
}

export async function findCompany(db: Queries, companyId: string): Promise<Company | null> {
  const found = await openCompanies(db).execute({ companyId })
  return found[0] ?? null
}

/** By id, those that are not deleted. */
export async function listCompaniesById(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Company>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), isNull(companies.deletedAt)))
  return new Map(found.map((company) => [company.id, company]))
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
  const times = { createdAt: now, updatedAt: now }
  await db
    .insert(reasonCodes)
    .values(firstReasons().map((reason) => ({ ...reason, ...times, companyId: inserted.id, id: newId(now.getTime()) })))
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
  const byName = ilike(companies.name, literally(nameOrId))
  const found = await db
    .select()
    .from(companies)
    .where(and(isId ? eq(companies.id, nameOrId) : byName, isNull(companies.deletedAt)))
    .orderBy(companies.id)
    .limit(1)
  return found[0] ?? null
}

/** Those that are not deleted. */
export async function listCompaniesOpen(db: Queries): Promise<Company[]> {
  return db.select().from(companies).where(isNull(companies.deletedAt)).orderBy(companies.id)
}

interface Wanted {
  readonly among: readonly string[] | 'all'
  readonly filter: { readonly search?: string | undefined; readonly state?: CompanyState | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listCompanies(
  db: Queries,
  { among, filter, sort, page }: Wanted,
): Promise<KeysetPage<Company> & { total: number }> {
  const first = sort[0] ?? { name: 'name', descending: false }
  const { descending } = first
  const keys: OrderKey<Company>[] = [
    first.name === 'createdAt'
      ? { by: companies.createdAt, descending, read: (row) => row.createdAt }
      : { by: companies.name, descending, read: (row) => row.name },
    { by: companies.id, descending, read: (row) => row.id },
  ]
  const condition = and(
    isNull(companies.deletedAt),
    among === 'all' ? undefined : inArray(companies.id, [...among]),
    filter.search === undefined ? undefined : contains(companies.name, filter.search),
    inState(filter.state),
  )
  return listRows(db, companies, { page, keys, where: condition })
}

/** A closed company is closed, suspended or not. */
function inState(state: CompanyState | undefined): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'deleted') return isNotNull(companies.emptiedAt)
  if (state === 'closed') return and(isNotNull(companies.closedAt), isNull(companies.emptiedAt))
  const isOpen = isNull(companies.closedAt)
  return and(isOpen, state === 'suspended' ? isNotNull(companies.suspendedAt) : isNull(companies.suspendedAt))
}

const isMember = (companyIds: readonly string[]) =>
  and(inArray(teammates.companyId, [...companyIds]), eq(teammates.state, 'active'))

export async function countMembers(db: Queries, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .select({ id: teammates.companyId, members: count() })
    .from(teammates)
    .where(isMember(companyIds))
    .groupBy(teammates.companyId)
  return new Map(rows.flatMap(({ id, members }) => (id === null ? [] : [[id, members] as const])))
}

export async function listMemberIds(db: Queries, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: teammates.userId })
    .from(teammates)
    .where(isMember([companyId]))
  return rows.flatMap(({ userId }) => userId ?? [])
}

interface Suspension {
  readonly suspendedAt: Date | null
  readonly suspensionReason: string | null
}

/** False if it is so already, or closed. */
export async function changeSuspension(
  db: Queries,
  { id, change, now }: { id: string; change: Suspension; now: Date },
): Promise<boolean> {
  const isOther =
    change.suspendedAt === null
      ? isNotNull(companies.suspendedAt)
      : and(isNull(companies.suspendedAt), isNull(companies.closedAt))
  const changed = await db
    .update(companies)
    .set({ ...change, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(and(eq(companies.id, id), isOther))
    .returning({ id: companies.id })
  return changed.length > 0
}
