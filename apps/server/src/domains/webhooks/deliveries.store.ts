import type { DeliveryState } from '@assay/contracts/webhooks'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd } from '../../platform/database/keyset.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { Gone } from '../../platform/errors/gone.ts'
import type { Owner } from './owners.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect
export type NewDelivery = typeof webhookDeliveries.$inferInsert

interface Wanted {
  readonly owner: Owner
  readonly filter: {
    readonly webhook?: string | undefined
    readonly state?: string | undefined
    readonly event?: Delivery['event'] | undefined
  }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

function isOf({ kind, id }: Owner): SQL {
  const owner = kind === 'agency' ? webhooks.agencyId : webhooks.companyId
  return sql`${webhookDeliveries.webhookId} in (select ${webhooks.id} from ${webhooks} where ${owner} = ${id})`
}

export async function listDeliveries(db: Queries, { owner, filter, sort, page }: Wanted) {
  const where = and(
    isOf(owner),
    filter.webhook === undefined ? undefined : eq(webhookDeliveries.webhookId, filter.webhook),
    filter.state === undefined
      ? undefined
      : inArray(webhookDeliveries.state, filter.state.split(',') as DeliveryState[]),
    filter.event === undefined ? undefined : eq(webhookDeliveries.event, filter.event),
  )
  return listPage<Delivery>({
    page,
    keys: fromEitherEnd<Delivery>(
      [
        { by: webhookDeliveries.createdAt, descending: true, read: (row) => row.createdAt },
        { by: webhookDeliveries.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(webhookDeliveries)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(webhookDeliveries).where(where),
  })
}

export async function findDelivery(db: Queries, id: string): Promise<Delivery | null> {
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return found ?? null
}

/** Those that were not kept before. */
export async function insertDeliveries(db: Queries, rows: readonly NewDelivery[]): Promise<Delivery[]> {
  if (rows.length === 0) return []
  return db
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

export async function updateDelivery(
  db: Queries,
  id: string,
  change: Partial<NewDelivery>,
  at: Date,
): Promise<Delivery> {
  const [updated] = await db
    .update(webhookDeliveries)
    .set({ ...change, updatedAt: at })
    .where(eq(webhookDeliveries.id, id))
    .returning()
  if (updated === undefined) throw new Gone('delivery')
  return updated
}

/** Messages that wait for a disabled endpoint are given up; they can be replayed. */
export async function giveUpPending(db: Queries, webhookId: string, at: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null, lastError: 'The endpoint was disabled.', updatedAt: at })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')))
}

export async function deleteOldDeliveries(db: Queries, before: Date): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, 'pending')))
}
