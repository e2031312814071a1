import type { WebhookEvent } from '@assay/contracts/agency-webhooks'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { agencyWebhooks } from './webhooks.tables.ts'

export type Webhook = typeof agencyWebhooks.$inferSelect
export type NewWebhook = typeof agencyWebhooks.$inferInsert

export async function listWebhooks(
  db: Queries,
  { agencyId, sort, page }: { agencyId: string; sort: readonly SortKey[]; page: PageRequest },
) {
  const where = eq(agencyWebhooks.agencyId, agencyId)
  return listPage<Webhook>({
    page,
    keys: fromEitherEnd<Webhook>(
      [
        { by: agencyWebhooks.createdAt, descending: true, read: (row) => row.createdAt },
        { by: agencyWebhooks.id, descending: true, read: (row) => row.id },
      ],
      sort,
    ),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(agencyWebhooks)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(agencyWebhooks).where(where),
  })
}

export async function findWebhook(db: Queries, id: string): Promise<Webhook | null> {
  const [found] = await db.select().from(agencyWebhooks).where(eq(agencyWebhooks.id, id))
  return found ?? null
}

/** Endpoints that want to hear of it. */
export async function listSubscribed(db: Queries, agencyId: string, event: WebhookEvent): Promise<Webhook[]> {
  return db
    .select()
    .from(agencyWebhooks)
    .where(
      and(
        eq(agencyWebhooks.agencyId, agencyId),
        isNull(agencyWebhooks.disabledAt),
        sql`${event} = any(${agencyWebhooks.events})`,
      ),
    )
}

export async function countWebhooks(db: Queries, agencyId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(agencyWebhooks)
    .where(eq(agencyWebhooks.agencyId, agencyId))
  return counted?.total ?? 0
}

export async function insertWebhook(db: Queries, row: NewWebhook): Promise<Webhook> {
  const [inserted] = await db.insert(agencyWebhooks).values(row).returning()
  if (inserted === undefined) throw new Error('The endpoint was not inserted.')
  return inserted
}

export async function lockWebhook(db: Queries, id: string): Promise<Webhook | null> {
  const [locked] = await db.select().from(agencyWebhooks).where(eq(agencyWebhooks.id, id)).for('update')
  return locked ?? null
}

/** A change by a person, which others may have made meanwhile. */
export async function updateWebhook(
  db: Queries,
  id: string,
  change: { readonly [Name in keyof NewWebhook]?: NewWebhook[Name] | undefined },
  at: Date,
): Promise<Webhook> {
  const [updated] = await db
    .update(agencyWebhooks)
    // Columns that are undefined stay as they are.
    .set({ ...(change as Partial<NewWebhook>), version: sql`${agencyWebhooks.version} + 1`, updatedAt: at })
    .where(eq(agencyWebhooks.id, id))
    .returning()
  if (updated === undefined) throw new Error('The endpoint is gone.')
  return updated
}

/** How deliveries go; it is no new version. */
export async function noteHealth(
  db: Queries,
  id: string,
  health: Pick<NewWebhook, 'failingSince' | 'lastSucceededAt'>,
): Promise<void> {
  await db.update(agencyWebhooks).set(health).where(eq(agencyWebhooks.id, id))
}

export async function deleteWebhookRow(db: Queries, id: string): Promise<void> {
  await db.delete(agencyWebhooks).where(eq(agencyWebhooks.id, id))
}
