import type { DisputeState } from '@assay/contracts/ownership-disputes'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import type { DisputeAccess } from './disputes.policy.ts'
import { disputeStatements, ownershipDisputes } from './disputes.tables.ts'

export type Dispute = typeof ownershipDisputes.$inferSelect
export type NewDispute = typeof ownershipDisputes.$inferInsert
export type Statement = typeof disputeStatements.$inferSelect

interface Wanted {
  readonly access: DisputeAccess
  readonly filter: { readonly state?: string | undefined; readonly submission?: string | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listDisputes(db: Queries, { access, filter, sort, page }: Wanted) {
  const { state, submission } = filter
  const where = and(
    accessibleTo(access),
    state === undefined ? undefined : inArray(ownershipDisputes.state, state.split(',') as DisputeState[]),
    submission === undefined ? undefined : eq(ownershipDisputes.submissionId, submission),
  )
  const first =
    sort[0]?.name === 'answerBy'
      ? { by: ownershipDisputes.answerBy, descending: true, read: (row: Dispute) => row.answerBy }
      : { by: ownershipDisputes.createdAt, descending: true, read: (row: Dispute) => row.createdAt }
  return listPage<Dispute>({
    page,
    keys: fromEitherEnd<Dispute>([first, { by: ownershipDisputes.id, descending: true, read: (row) => row.id }], sort),
    rows: (clauses) =>
      db
        .select()
        .from(ownershipDisputes)
        .where(and(where, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset),
    count: () => db.select({ total: count() }).from(ownershipDisputes).where(where),
  })
}

export async function findDispute(db: Queries, id: string, access: DisputeAccess): Promise<Dispute | null> {
  const [found] = await db
    .select()
    .from(ownershipDisputes)
    .where(and(eq(ownershipDisputes.id, id), accessibleTo(access)))
  return found ?? null
}

export async function insertDispute(db: Queries, row: NewDispute): Promise<Dispute> {
  const [inserted] = await db.insert(ownershipDisputes).values(row).returning()
  if (inserted === undefined) throw new Error('The dispute was not kept.')
  return inserted
}

export async function lockDispute(db: Queries, id: string): Promise<Dispute> {
  const [locked] = await db.select().from(ownershipDisputes).where(eq(ownershipDisputes.id, id)).for('update')
  if (locked === undefined) throw new Gone('dispute')
  return locked
}

export async function updateDispute(db: Queries, id: string, change: Partial<NewDispute>, at: Date): Promise<Dispute> {
  const [updated] = await db
    .update(ownershipDisputes)
    .set({ ...change, updatedAt: at, version: sql`${ownershipDisputes.version} + 1` })
    .where(eq(ownershipDisputes.id, id))
    .returning()
  if (updated === undefined) throw new Gone('dispute')
  return updated
}

/** False if the side has responded already. */
export async function insertStatement(db: Queries, row: typeof disputeStatements.$inferInsert): Promise<boolean> {
  return (await db.insert(disputeStatements).values(row).onConflictDoNothing().returning()).length > 0
}

export async function listStatements(db: Queries, disputeIds: readonly string[]): Promise<Statement[]> {
  if (disputeIds.length === 0) return []
  return db
    .select()
    .from(disputeStatements)
    .where(inArray(disputeStatements.disputeId, [...disputeIds]))
    .orderBy(disputeStatements.createdAt, disputeStatements.id)
}

export async function listLapsedDisputes(db: Queries, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: ownershipDisputes.id })
    .from(ownershipDisputes)
    .where(and(eq(ownershipDisputes.state, 'open'), lte(ownershipDisputes.answerBy, now)))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** The statements about an erased candidate. The outcome stays, for accounting. */
export async function clearDisputeWordsOf(db: Queries, candidateId: string, at: Date): Promise<string[]> {
  const about = await db
    .update(ownershipDisputes)
    .set({ decisionReason: null, updatedAt: at })
    .where(eq(ownershipDisputes.candidateId, candidateId))
    .returning({ id: ownershipDisputes.id })
  const ids = about.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .update(disputeStatements)
      .set({ body: '', evidence: [], updatedAt: at })
      .where(inArray(disputeStatements.disputeId, ids))
  return ids
}

function accessibleTo(access: DisputeAccess): SQL | undefined {
  if (access.kind === 'every') return undefined
  if (access.kind === 'none') return sql`false`
  if (access.kind === 'company') return eq(ownershipDisputes.companyId, access.companyId)
  return or(eq(ownershipDisputes.agencyId, access.agencyId), eq(ownershipDisputes.otherAgencyId, access.agencyId))
}

/** Undecided disputes of a company. */
export async function countUndecided(db: Queries, companyId: string): Promise<number> {
  const undecided = inArray(ownershipDisputes.state, ['open', 'answered', 'unanswered'])
  const [counted] = await db
    .select({ total: count() })
    .from(ownershipDisputes)
    .where(and(eq(ownershipDisputes.companyId, companyId), undecided))
  return counted?.total ?? 0
}
