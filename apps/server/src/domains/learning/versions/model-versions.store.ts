import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { modelVersions } from './model-versions.tables.ts'

export type ModelVersion = typeof modelVersions.$inferSelect
export type NewModelVersion = typeof modelVersions.$inferInsert

export interface ModelFilter {
  readonly state?: string | undefined
  readonly company?: string | undefined
}

export async function listModelVersions(
  db: Queries,
  wanted: { filter: ModelFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<ModelVersion> & { total: number }> {
  const descending = wanted.sort[0]?.descending ?? true
  const keys: OrderKey<ModelVersion>[] = [
    { by: modelVersions.createdAt, descending, read: (row) => row.createdAt },
    { by: modelVersions.id, descending, read: (row) => row.id },
  ]
  const { state, company } = wanted.filter
  const condition = and(
    state === undefined ? undefined : inArray(modelVersions.state, state.split(',') as ModelVersion['state'][]),
    company === undefined ? undefined : eq(modelVersions.companyId, company),
  )
  return listRows(db, modelVersions, { page: wanted.page, keys, where: condition })
}

export async function findModelVersion(db: Queries, id: string): Promise<ModelVersion | null> {
  const [found] = await db.select().from(modelVersions).where(eq(modelVersions.id, id))
  return found ?? null
}

/** Serializes decisions about a company's models, or about the shared ones. */
export async function lockModels(db: Queries, companyId: string | null): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`model-versions/${companyId ?? 'all'}`}))`)
}

export async function insertModelVersion(db: Queries, row: NewModelVersion): Promise<ModelVersion> {
  const [inserted] = await db.insert(modelVersions).values(row).returning()
  if (inserted === undefined) throw new Error('The model version was not inserted.')
  return inserted
}

export async function updateModelVersion(
  db: Queries,
  id: string,
  change: Partial<ModelVersion>,
  now: Date,
): Promise<ModelVersion> {
  const [updated] = await db
    .update(modelVersions)
    .set({ ...change, updatedAt: now, version: sql`${modelVersions.version} + 1` })
    .where(eq(modelVersions.id, id))
    .returning()
  if (updated === undefined) throw new Gone('model version')
  return updated
}

/** The version of a company, or the shared one, in a state that at most one version has. */
export async function findInState(
  db: Queries,
  companyId: string | null,
  state: 'proposed' | 'serving',
): Promise<ModelVersion | null> {
  const [found] = await db
    .select()
    .from(modelVersions)
    .where(and(ofCompany(companyId), eq(modelVersions.state, state)))
  return found ?? null
}

/** The previously serving version, if it was a trained one. */
export async function findLastRetired(db: Queries, companyId: string | null): Promise<ModelVersion | null> {
  const [found] = await db
    .select()
    .from(modelVersions)
    .where(and(ofCompany(companyId), eq(modelVersions.state, 'retired')))
    .orderBy(desc(modelVersions.updatedAt), desc(modelVersions.id))
    .limit(1)
  return found ?? null
}

/** The latest proposal, for what it was trained on. */
export async function findLatest(db: Queries, companyId: string | null): Promise<ModelVersion | null> {
  const [found] = await db
    .select()
    .from(modelVersions)
    .where(ofCompany(companyId))
    .orderBy(desc(modelVersions.createdAt), desc(modelVersions.id))
    .limit(1)
  return found ?? null
}

const ofCompany = (companyId: string | null): SQL =>
  companyId === null ? isNull(modelVersions.companyId) : eq(modelVersions.companyId, companyId)
