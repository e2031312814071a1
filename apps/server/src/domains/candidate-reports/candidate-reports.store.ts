import type { ReportState } from '@assay/contracts/candidate-reports'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd } from '../../platform/database/keyset.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { movableRows } from '../../platform/database/movable-rows.ts'
import { Gone } from '../../platform/errors/gone.ts'
import type { ReportAccess } from './candidate-reports.policy.ts'
import { candidateReports } from './candidate-reports.tables.ts'

export type Report = typeof candidateReports.$inferSelect
export type NewReport = typeof candidateReports.$inferInsert

interface Wanted {
  readonly access: ReportAccess
  readonly filter: { readonly state?: string | undefined; readonly candidate?: string | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listReports(db: Queries, { access, filter, sort, page }: Wanted) {
  const { state, candidate } = filter
  const where = and(
    accessibleTo(access),
    state === undefined ? undefined : inArray(candidateReports.state, state.split(',') as ReportState[]),
    candidate === undefined ? undefined : eq(candidateReports.candidateId, candidate),
  )
  const keys = fromEitherEnd<Report>(
    [
      { by: candidateReports.createdAt, descending: true, read: (row) => row.createdAt },
      { by: candidateReports.id, descending: true, read: (row) => row.id },
    ],
    sort,
  )
  return listPage<Report>({
    page,
    keys,
    rows: (clauses) =>
      db
        .select()
        .from(candidateReports)
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset),
    count: () => db.select({ total: count() }).from(candidateReports).where(where),
  })
}

export async function findReport(db: Queries, id: string, access: ReportAccess): Promise<Report | null> {
  const [found] = await db
    .select()
    .from(candidateReports)
    .where(and(eq(candidateReports.id, id), accessibleTo(access)))
  return found ?? null
}

export async function countOpenReports(db: Queries, companyId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(candidateReports)
    .where(and(eq(candidateReports.companyId, companyId), eq(candidateReports.state, 'open')))
  return counted?.total ?? 0
}

export async function insertReport(db: Queries, row: NewReport): Promise<Report> {
  const [inserted] = await db.insert(candidateReports).values(row).returning()
  if (inserted === undefined) throw new Error('The report was not stored.')
  return inserted
}

export async function lockReport(db: Queries, id: string): Promise<Report> {
  const [locked] = await db.select().from(candidateReports).where(eq(candidateReports.id, id)).for('update')
  if (locked === undefined) throw new Gone('report')
  return locked
}

export async function closeReport(db: Queries, id: string, change: Partial<NewReport>, at: Date): Promise<Report> {
  const [closed] = await db
    .update(candidateReports)
    .set({ ...change, closedAt: at, updatedAt: at })
    .where(eq(candidateReports.id, id))
    .returning()
  if (closed === undefined) throw new Gone('report')
  return closed
}

export const listAllReports = (db: Queries, companyId: string): Promise<Report[]> =>
  db.select().from(candidateReports).where(eq(candidateReports.companyId, companyId)).orderBy(candidateReports.id)

export async function deleteReportsOf(db: Queries, companyId: string): Promise<void> {
  await db.delete(candidateReports).where(eq(candidateReports.companyId, companyId))
}

/** The ids of what was deleted. */
export async function eraseReportsOf(db: Queries, candidateId: string): Promise<string[]> {
  const erased = await db
    .delete(candidateReports)
    .where(eq(candidateReports.candidateId, candidateId))
    .returning({ id: candidateReports.id })
  return erased.map(({ id }) => id)
}

export async function deleteReportsClosedBefore(db: Queries, before: Date): Promise<void> {
  await db.delete(candidateReports).where(lt(candidateReports.closedAt, before))
}

export const reportsOfCandidate = movableRows(candidateReports, {
  id: candidateReports.id,
  candidate: candidateReports.candidateId,
})

function accessibleTo(access: ReportAccess): SQL | undefined {
  if (access.kind === 'every') return undefined
  return access.kind === 'none' ? sql`false` : eq(candidateReports.companyId, access.companyId)
}
