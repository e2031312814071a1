import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../platform/database/keyset.ts'
import { listRows } from '../../platform/database/list-page.ts'
import { biasAudits } from './bias-audits.tables.ts'

export type BiasAudit = typeof biasAudits.$inferSelect

/** The audits of a company (null: of the installation), or those that anyone may read. */
export type AuditScope = { readonly companyId: string | null } | 'published'

export async function insertAudit(db: Queries, audit: typeof biasAudits.$inferInsert): Promise<BiasAudit> {
  const [added] = await db.insert(biasAudits).values(audit).returning()
  if (added === undefined) throw new Error('The audit was not added.')
  return added
}

export async function listAudits(
  db: Queries,
  wanted: {
    readonly scope: AuditScope
    /** Only those of the installation as a whole, or of single companies. */
    readonly of: 'installation' | 'company' | undefined
    readonly sort: readonly SortKey[]
    readonly page: PageRequest
  },
): Promise<KeysetPage<BiasAudit> & { total: number }> {
  const descending = wanted.sort.find(({ name }) => name === 'createdAt')?.descending ?? true
  const keys: OrderKey<BiasAudit>[] = [
    { by: biasAudits.createdAt, descending, read: (row) => row.createdAt },
    { by: biasAudits.id, descending, read: (row) => row.id },
  ]
  const among = and(inScope(wanted.scope), isOf(wanted.of))
  return listRows(db, biasAudits, { page: wanted.page, keys, where: among })
}

/** One that is in the scope, or published. */
export async function findAudit(db: Queries, id: string, scope: AuditScope): Promise<BiasAudit | null> {
  const [found] = await db
    .select()
    .from(biasAudits)
    .where(and(eq(biasAudits.id, id), or(inScope(scope), inScope('published'))))
  return found ?? null
}

export async function findAuditToRun(db: Queries, id: string): Promise<BiasAudit | null> {
  const [found] = await db.select().from(biasAudits).where(eq(biasAudits.id, id))
  return found !== undefined && (found.state === 'queued' || found.state === 'running') ? found : null
}

export async function updateAudit(
  db: Queries,
  { id, version }: Pick<BiasAudit, 'id' | 'version'>,
  change: Partial<Pick<BiasAudit, 'state' | 'result' | 'failure' | 'publishedAt'>>,
  now: Date,
): Promise<BiasAudit | null> {
  const [changed] = await db
    .update(biasAudits)
    .set({ ...change, updatedAt: now, version: sql`${biasAudits.version} + 1` })
    .where(and(eq(biasAudits.id, id), eq(biasAudits.version, version)))
    .returning()
  return changed ?? null
}

function isOf(scope: 'installation' | 'company' | undefined): SQL | undefined {
  if (scope === undefined) return undefined
  return scope === 'installation' ? isNull(biasAudits.companyId) : isNotNull(biasAudits.companyId)
}

function inScope(scope: AuditScope): SQL | undefined {
  if (scope === 'published') return isNotNull(biasAudits.publishedAt)
  return scope.companyId === null ? isNull(biasAudits.companyId) : eq(biasAudits.companyId, scope.companyId)
}
