import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains, likeText } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import type { RequirementAccess } from './requirements.policy.ts'
import { requirementAgencies, requirementAssignments, requirements } from './requirements.tables.ts'

export type Requirement = typeof requirements.$inferSelect
export type NewRequirement = typeof requirements.$inferInsert
export type RequirementColumns = { readonly [Name in keyof NewRequirement]?: NewRequirement[Name] | undefined }

export interface RequirementFilter {
  /** Several, separated by commas. */
  readonly state?: string | undefined
  readonly search?: string | undefined
}

export async function listRequirements(
  db: Queries,
  wanted: { access: RequirementAccess; filter: RequirementFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Requirement> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const { state, search } = wanted.filter
  const condition = and(
    accessibleTo(wanted.access),
    state === undefined ? undefined : inArray(requirements.state, state.split(',') as Requirement['state'][]),
    search === undefined ? undefined : contains(requirements.title, search),
  )
  return listRows(db, requirements, { page: wanted.page, keys, where: condition })
}

/** By a few letters of the title, best first. */
export async function listJobsNamed(
  db: Queries,
  { access, text, limit }: { access: RequirementAccess; text: string; limit: number },
): Promise<Pick<Requirement, 'id' | 'title' | 'state'>[]> {
  const title = likeText(requirements.title, text)
  return db
    .select({ id: requirements.id, title: requirements.title, state: requirements.state })
    .from(requirements)
    .where(and(accessibleTo(access), title.isLike))
    .orderBy(desc(title.likeness), desc(requirements.createdAt))
    .limit(limit)
}

export async function findRequirement(db: Queries, id: string, access: RequirementAccess): Promise<Requirement | null> {
  const found = await db
    .select()
    .from(requirements)
    .where(and(eq(requirements.id, id), accessibleTo(access)))
  return found[0] ?? null
}

export async function listAllRequirements(db: Queries, companyId: string): Promise<Requirement[]> {
  return db.select().from(requirements).where(eq(requirements.companyId, companyId)).orderBy(requirements.createdAt)
}

const assignedIds = prepared((db: Queries) =>
  db
    .select({ id: requirementAssignments.requirementId })
    .from(requirementAssignments)
    .where(eq(requirementAssignments.userId, sql.placeholder('userId')))
    .prepare(),
)

/** Jobs of a company that are open or paused. */
export async function listGoing(db: Queries, companyId: string): Promise<Pick<Requirement, 'id' | 'title'>[]> {
  return db
    .select({ id: requirements.id, title: requirements.title })
    .from(requirements)
    .where(and(eq(requirements.companyId, companyId), inArray(requirements.state, ['open', 'paused'])))
    .orderBy(requirements.id)
}

export async function listAssignedIds(db: Queries, userId: string): Promise<Set<string>> {
  const found = await assignedIds(db).execute({ userId })
  return new Set(found.map((row) => row.id))
}

export async function insertRequirements(
  db: Queries,
  rows: readonly NewRequirement[],
  assignments: readonly (typeof requirementAssignments.$inferInsert)[],
): Promise<Requirement[]> {
  const inserted =
    rows.length === 0
      ? []
      : await db
          .insert(requirements)
          .values([...rows])
          .returning()
  if (assignments.length > 0) await db.insert(requirementAssignments).values([...assignments])
  return inserted
}

/** Locks the requirement and its shortlist until the transaction ends. */
export async function lockRequirement(db: Queries, id: string): Promise<Requirement> {
  const [locked] = await db.select().from(requirements).where(eq(requirements.id, id)).for('update')
  if (locked === undefined) throw new Gone('requirement')
  return locked
}

export async function updateRequirement(
  db: Queries,
  id: string,
  change: RequirementColumns,
  now: Date,
): Promise<Requirement> {
  const [updated] = await db
    .update(requirements)
    .set({ ...change, updatedAt: now, version: sql`${requirements.version} + 1` })
    .where(eq(requirements.id, id))
    .returning()
  if (updated === undefined) throw new Gone('requirement')
  return updated
}

/** Assigned users, by requirement. */
export async function listTeams(db: Queries, ids: readonly string[]): Promise<Map<string, string[]>> {
  const teams = new Map<string, string[]>()
  if (ids.length === 0) return teams
  const found = await db
    .select()
    .from(requirementAssignments)
    .where(inArray(requirementAssignments.requirementId, [...ids]))
    .orderBy(requirementAssignments.createdAt)
  for (const { requirementId, userId } of found) teams.set(requirementId, [...(teams.get(requirementId) ?? []), userId])
  return teams
}

export async function replaceTeam(
  db: Queries,
  requirementId: string,
  { team, by, at }: { team: readonly string[]; by: string | null; at: Date },
): Promise<void> {
  await db.delete(requirementAssignments).where(eq(requirementAssignments.requirementId, requirementId))
  const rows = [...new Set(team)].map((userId) => ({ requirementId, userId, assignedBy: by, createdAt: at }))
  if (rows.length > 0) await db.insert(requirementAssignments).values(rows)
}

export async function listRequirementsById(db: Queries, ids: readonly string[]): Promise<Requirement[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(requirements)
    .where(inArray(requirements.id, [...ids]))
}

export async function listPublicJobs(db: Queries, limit: number): Promise<Pick<Requirement, 'id' | 'companyId'>[]> {
  return db
    .select({ id: requirements.id, companyId: requirements.companyId })
    .from(requirements)
    .where(and(eq(requirements.state, 'open'), eq(requirements.visibility, 'public')))
    .orderBy(desc(requirements.openedAt))
    .limit(limit)
}

const BAND_UNIT = { currency: requirements.bandCurrency, period: requirements.bandPeriod }

/** The currency and period of a job's pay; null where it states none. */
export async function findRequirementUnit(db: Queries, id: string) {
  return wholeUnit(await db.select(BAND_UNIT).from(requirements).where(eq(requirements.id, id)))
}

/** Those in which most jobs of a company state their pay, of the latest one among equals; null where none states any. */
export async function findUsualUnit(db: Queries, companyId: string) {
  const found = await db
    .select(BAND_UNIT)
    .from(requirements)
    .where(and(eq(requirements.companyId, companyId), isNotNull(requirements.bandCurrency)))
    .groupBy(requirements.bandCurrency, requirements.bandPeriod)
    .orderBy(desc(count()), desc(sql`max(${requirements.createdAt})`))
    .limit(1)
  return wholeUnit(found)
}

function wholeUnit([unit]: readonly { currency: string | null; period: Requirement['bandPeriod'] }[]) {
  const { currency = null, period = null } = unit ?? {}
  return currency === null || period === null ? null : { currency, period }
}

/** Requirements visible to an agency or client contact, even if other agencies supply them too. */
export async function listSuppliedIds(db: Queries, access: RequirementAccess): Promise<Set<string>> {
  const found = await db.select({ id: requirements.id }).from(requirements).where(accessibleTo(access))
  return new Set(found.map(({ id }) => id))
}

function accessibleTo(access: RequirementAccess): SQL | undefined {
  if (access.kind === 'none') return sql`false`
  if (access.kind === 'every') return undefined
  if (access.kind === 'company') return eq(requirements.companyId, access.companyId)
  if (access.kind === 'supplied') return isSupplied(access)
  return inArray(
    requirements.id,
    sql`(select ${requirementAssignments.requirementId} from ${requirementAssignments} where ${requirementAssignments.userId} = ${access.userId})`,
  )
}

const NOT_OUT: Requirement['state'][] = ['draft', 'pendingApproval']

function isSupplied({ agencyId, contactId, companyIds }: RequirementAccess & { kind: 'supplied' }): SQL | undefined {
  const own = and(
    eq(requirementAgencies.agencyId, agencyId),
    contactId === null ? undefined : sql`${contactId}::uuid = any(${requirementAgencies.contactIds})`,
  )
  return and(
    inArray(requirements.companyId, [...companyIds]),
    notInArray(requirements.state, NOT_OUT),
    inArray(
      requirements.id,
      sql`(select ${requirementAgencies.requirementId} from ${requirementAgencies} where ${own})`,
    ),
  )
}

const SORTABLE = {
  createdAt: { by: requirements.createdAt, read: (row: Requirement) => row.createdAt },
  title: { by: sql`${requirements.title} collate "und-x-icu"`, read: (row: Requirement) => row.title },
  openedAt: { by: requirements.openedAt, read: (row: Requirement) => row.openedAt },
  closedAt: { by: requirements.closedAt, read: (row: Requirement) => row.closedAt },
  seats: { by: requirements.seats, read: (row: Requirement) => row.seats },
  state: { by: requirements.state, read: (row: Requirement) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Requirement>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: requirements.id, descending: true, read: (row: Requirement) => row.id }]
}
