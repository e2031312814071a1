import { and, count, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { type DueDays, dueByDay } from '../../platform/database/due-by-day.ts'
import { notifications } from './notifications.tables.ts'

/** Mail that waits to be sent stays. */
const settledOf = (userIds: readonly string[]) =>
  and(inArray(notifications.userId, [...userIds]), ne(notifications.state, 'queued'))

export async function deleteNotificationsBefore(
  db: Queries,
  { userIds, before }: { userIds: readonly string[]; before: Date },
): Promise<number> {
  if (userIds.length === 0) return 0
  const deleted = await db
    .delete(notifications)
    .where(and(settledOf(userIds), lt(notifications.createdAt, before)))
    .returning({ channel: notifications.channel })
  return deleted.filter(({ channel }) => channel === 'app').length
}

/** Those in the app; each mail is the copy of one. */
export async function countNotificationsByDay(
  db: Queries,
  { userIds, ...period }: DueDays & { readonly userIds: readonly string[] },
): Promise<{ on: string; count: number }[]> {
  if (userIds.length === 0) return []
  const { on, isDue } = dueByDay(notifications.createdAt, period)
  const due = db
    .select({ on: on.as('due_on') })
    .from(notifications)
    .where(and(settledOf(userIds), eq(notifications.channel, 'app'), isDue))
    .as('due')
  return db.select({ on: due.on, count: count() }).from(due).groupBy(due.on).orderBy(due.on)
}

export async function deleteNotificationsOf(db: Queries, userId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.userId, userId))
}
