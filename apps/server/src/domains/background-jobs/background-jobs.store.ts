import type { BackgroundJobState } from '@assay/contracts/background-jobs'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type KeysetPage, keysetClauses, keysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { outbox } from '../../platform/jobs/outbox.tables.ts'
import { mailDeliveries } from '../../platform/mail/mail-deliveries.tables.ts'

export interface BackgroundJob {
  readonly id: string
  readonly effect: string
  readonly state: BackgroundJobState
  readonly attempts: number
  readonly lastError: string
  readonly runAfter: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

const isUncertain = sql<boolean>`exists (select 1 from ${mailDeliveries}
  where ${mailDeliveries.jobId} = ${outbox.id} and ${mailDeliveries.state} = 'uncertain')`

const columns = {
  id: outbox.id,
  effect: outbox.effect,
  attempts: outbox.attempts,
  lastError: sql<string>`coalesce(${outbox.lastError}, '')`,
  runAfter: outbox.runAfter,
  heldAt: outbox.heldAt,
  isUncertain,
  createdAt: outbox.createdAt,
  updatedAt: outbox.setAt,
}

const IN_STATE: Readonly<Record<BackgroundJobState, SQL | undefined>> = {
  retrying: sql`${outbox.heldAt} is null and ${outbox.failedAt} is not null`,
  mailFailed: sql`${outbox.heldAt} is not null and not ${isUncertain}`,
  mailUncertain: sql`${outbox.heldAt} is not null and ${isUncertain}`,
}
const isTroubled = or(isNotNull(outbox.failedAt), isNotNull(outbox.heldAt))

export async function listBackgroundJobs(
  db: Queries,
  wanted: {
    readonly state: BackgroundJobState | undefined
    readonly sort: readonly SortKey[]
    readonly page: PageRequest
  },
): Promise<KeysetPage<BackgroundJob> & { total: number }> {
  const descending = wanted.sort.find(({ name }) => name === 'createdAt')?.descending ?? true
  const keys: OrderKey<BackgroundJob>[] = [
    { by: outbox.createdAt, descending, read: (row) => row.createdAt },
    { by: outbox.id, descending, read: (row) => row.id },
  ]
  const clauses = keysetClauses(wanted.page, keys)
  const among = wanted.state === undefined ? isTroubled : IN_STATE[wanted.state]
  const rows = await db
    .select(columns)
    .from(outbox)
    .where(and(among, clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset)
  const [counted] = await db.select({ total: count() }).from(outbox).where(among)
  return { ...keysetPage(rows.map(jobOf), wanted.page, keys), total: counted?.total ?? 0 }
}

export async function findBackgroundJob(db: Queries, id: string): Promise<BackgroundJob | null> {
  const [row] = await db
    .select(columns)
    .from(outbox)
    .where(and(eq(outbox.id, id), isTroubled))
  return row ? jobOf(row) : null
}

type Row = Omit<BackgroundJob, 'state' | 'runAfter'> & { runAfter: Date; heldAt: Date | null; isUncertain: boolean }

function jobOf({ heldAt, isUncertain, runAfter, ...row }: Row): BackgroundJob {
  if (heldAt === null) return { ...row, state: 'retrying', runAfter }
  return { ...row, state: isUncertain ? 'mailUncertain' : 'mailFailed', runAfter: null }
}
