import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd } from '../../platform/database/keyset.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { Gone } from '../../platform/errors/gone.ts'
import type { Owner } from './owners.ts'
import { webhooks } from './webhooks.tables.ts'

export type Webhook = typeof webhooks.$inferSelect
export type NewWebhook = typeof webhooks.$inferInsert

const isOf = ({ kind, id }: Owner): SQL => (kind === 'agency' ? eq(webhooks.agencyId, id) : eq(webhooks.companyId, id))

export async function listWebhooks(
  db: Queries,
  { owner, sort, page }: { owner: Owner; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = isOf(owner)
  return listPage<Webhook>({
    page,
    keys: fromEitherEnd<Webhook>(
      [
        { by: webhooks.createdAt, descending: true, read: (row) => row.createdAt },
        { by: webhooks.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(webhooks)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(webhooks).where(where),
  })
}

export async function findWebhook(db: Queries, id: string): Promise<Webhook | null> {
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return found ?? null
}

/** Endpoints that want to hear of it. */
export async function listSubscribed(db: Queries, owner: Owner, event: string): Promise<Webhook[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(isOf(owner), isNull(webhooks.disabledAt), sql`${event} = any(${webhooks.events})`))
}

/** Whether it is of use to describe what happened. */
export async function hasWebhooks(db: Queries, owner: Owner): Promise<boolean> {
  const found = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isOf(owner), isNull(webhooks.disabledAt)))
    .limit(1)
  return found.length > 0
}

export async function countWebhooks(db: Queries, owner: Owner): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(webhooks).where(isOf(owner))
  return counted?.total ?? 0
}

export async function insertWebhook(db: Queries, row: NewWebhook): Promise<Webhook> {
  const [inserted] = await db.insert(webhooks).values(row).returning()
  if (inserted === undefined) throw new Error('The endpoint was not inserted.')
  return inserted
}

export async function lockWebhook(db: Queries, id: string): Promise<Webhook | null> {
  const [locked] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return locked ?? null
}

/** A change by a user, which others may have made in the meantime. */
export async function updateWebhook(
  db: Queries,
  id: string,
  change: { readonly [Name in keyof NewWebhook]?: NewWebhook[Name] | undefined },
  at: Date,
): Promise<Webhook> {
  const [updated] = await db
    .update(webhooks)
    // Columns that are undefined stay as they are.
    .set({ ...(change as Partial<NewWebhook>), version: sql`${webhooks.version} + 1`, updatedAt: at })
    .where(eq(webhooks.id, id))
    .returning()
  if (updated === undefined) throw new Gone('endpoint')
  return updated
}

/** How deliveries go; it is no new version. */
export async function noteHealth(
  db: Queries,
  id: string,
  health: Pick<NewWebhook, 'failingSince' | 'lastSucceededAt'>,
): Promise<void> {
  await db.update(webhooks).set(health).where(eq(webhooks.id, id))
}

export async function deleteWebhookRow(db: Queries, id: string): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id))
}

/** With what they were sent. */
export async function deleteWebhooksOf(db: Queries, owner: Owner): Promise<void> {
  await db.delete(webhooks).where(isOf(owner))
}
