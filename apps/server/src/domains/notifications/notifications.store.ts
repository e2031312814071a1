import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage, type OrderKey } from '../../platform/database/keyset.ts'
import { listRows } from '../../platform/database/list-page.ts'
import { notifications } from './notifications.tables.ts'

export type Notification = typeof notifications.$inferSelect

export interface Reader {
  readonly userId: string
  /** null for all. */
  readonly kinds: readonly Notification['kind'][] | null
}

const isFor = ({ userId, kinds }: Reader) =>
  and(eq(notifications.userId, userId), kinds === null ? undefined : inArray(notifications.kind, [...kinds]))

/** Skips recipients who were already notified of the same event. */
export async function insertNotifications(
  db: Queries,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<Notification[]> {
  if (rows.length === 0) return []
  return db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

const LATEST_FIRST: readonly OrderKey<Notification>[] = [
  { by: notifications.createdAt, descending: true, read: ({ createdAt }) => createdAt },
  { by: notifications.id, descending: true, read: ({ id }) => id },
]

export async function listOwn(
  db: Queries,
  wanted: {
    reader: Reader
    filter: { state?: string | undefined; kind?: string | undefined; channel?: Notification['channel'] | undefined }
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<Notification> & { total: number }> {
  const { kind, channel = 'app', state = channel === 'app' ? 'unread,read' : undefined } = wanted.filter
  const keys = fromEitherEnd(LATEST_FIRST, wanted.sort)
  const condition = and(
    isFor(wanted.reader),
    eq(notifications.channel, channel),
    state === undefined ? undefined : inArray(notifications.state, state.split(',') as Notification['state'][]),
    kind === undefined ? undefined : eq(notifications.kind, kind as Notification['kind']),
  )
  return listRows(db, notifications, { page: wanted.page, keys, where: condition })
}

export async function countUnread(db: Queries, reader: Reader): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isFor(reader), eq(notifications.state, 'unread')))
  return counted?.unread ?? 0
}

/** Whether the user was notified of the event, on any channel. */
export async function wasNotified(db: Queries, userId: string, dedupeKey: string): Promise<boolean> {
  const found = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.dedupeKey, dedupeKey)))
    .limit(1)
  return found.length > 0
}

export async function findNotification(db: Queries, id: string): Promise<Notification | null> {
  const found = await db.select().from(notifications).where(eq(notifications.id, id))
  return found[0] ?? null
}

/** Idempotent; dismissed notifications stay dismissed. */
export async function markRead(db: Queries, reader: Reader, now: Date, id?: string): Promise<void> {
  await db
    .update(notifications)
    .set({ state: 'read', readAt: now, updatedAt: now })
    .where(
      and(isInApp(reader), eq(notifications.state, 'unread'), id === undefined ? undefined : eq(notifications.id, id)),
    )
}

export async function archiveNotification(db: Queries, reader: Reader, now: Date, id: string): Promise<void> {
  await db
    .update(notifications)
    .set({ state: 'archived', updatedAt: now })
    .where(and(isInApp(reader), ne(notifications.state, 'archived'), eq(notifications.id, id)))
}

/** On any channel. */
export async function findOwn(db: Queries, reader: Reader, id: string): Promise<Notification | null> {
  const found = await db
    .select()
    .from(notifications)
    .where(and(isFor(reader), eq(notifications.id, id)))
  return found[0] ?? null
}

/** Also a failed or uncertain mail, because an operator may have it sent again. */
export const UNSENT = ['queued', 'failed', 'uncertain'] as const

export async function settleMail(
  db: Queries,
  id: string,
  state: 'sent' | 'failed' | 'uncertain',
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ state, sentAt: state === 'sent' ? now : null, updatedAt: now })
    .where(and(eq(notifications.id, id), inArray(notifications.state, [...UNSENT])))
}

const isInApp = (reader: Reader) => and(isFor(reader), eq(notifications.channel, 'app'))
