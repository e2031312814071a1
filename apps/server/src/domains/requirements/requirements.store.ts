import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import type { RequirementReach } from './requirements.policy.ts'
import { requirementAssignments, requirements } from './requirements.tables.ts'

export type Requirement = typeof requirements.$inferSelect
export type NewRequirement = typeof requirements.$inferInsert

export interface RequirementFilter {
  readonly state?: Requirement['state'] | undefined
  readonly search?: string | undefined
}

export async function listRequirements(
  db: Queries,
  wanted: { reach: RequirementReach; filter: RequirementFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Requirement> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const clauses = keysetClauses(wanted.page, keys)
  const { state, search } = wanted.filter
  const condition = and(
    inReach(wanted.reach),
    state === undefined ? undefined : eq(requirements.state, state),
    search === undefined ? undefined : ilike(requirements.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
  )
  const rows = await db
    .select()
    .from(requirements)
    .where(and(condition, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(requirements).where(condition)
  return { ...keysetPage(rows, wanted.page, keys), total: counted?.total ?? 0 }
}

export async function findRequirement(db: Queries, id: string, reach: RequirementReach): Promise<Requirement | null> {
  const found = await db
    .select()
    .from(requirements)
    .where(and(eq(requirements.id, id), inReach(reach)))
  return found[0] ?? null
}

export async function listAllRequirements(db: Queries, companyId: string): Promise<Requirement[]> {
  return db.select().from(requirements).where(eq(requirements.companyId, companyId)).orderBy(requirements.createdAt)
}

export async function listAssignedIds(db: Queries, userId: string): Promise<Set<string>> {
  const found = await db
    .select({ id: requirementAssignments.requirementId })
    .from(requirementAssignments)
    .where(eq(requirementAssignments.userId, userId))
  return new Set(found.map((row) => row.id))
}

export async function insertRequirements(
  db: Queries,
  rows: readonly NewRequirement[],
  assignments: readonly (typeof requirementAssignments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(requirements).values([...rows])
  if (assignments.length > 0) await db.insert(requirementAssignments).values([...assignments])
}

function inReach(reach: RequirementReach): SQL | undefined {
  if (reach.kind === 'none') return sql`false`
  if (reach.kind === 'every') return undefined
  if (reach.kind === 'company') return eq(requirements.companyId, reach.companyId)
  return inArray(
    requirements.id,
    sql`(select ${requirementAssignments.requirementId} from ${requirementAssignments} where ${requirementAssignments.userId} = ${reach.userId})`,
  )
}

const SORTABLE = {
  createdAt: { by: requirements.createdAt, read: (row: Requirement) => row.createdAt },
  title: { by: sql`${requirements.title} collate "und-x-icu"`, read: (row: Requirement) => row.title },
  state: { by: requirements.state, read: (row: Requirement) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Requirement>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: requirements.id, descending: true, read: (row: Requirement) => row.id }]
}
