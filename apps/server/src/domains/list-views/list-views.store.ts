import type { ViewableList } from '@assay/contracts/list-views'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { Gone } from '../../platform/errors/gone.ts'
import { listViews } from './list-views.tables.ts'

export type ListView = typeof listViews.$inferSelect
export type NewListView = typeof listViews.$inferInsert

const ofList = (userId: string, list: ViewableList) => and(eq(listViews.userId, userId), eq(listViews.list, list))

export async function listViewsOf(db: Queries, userId: string, list: ViewableList | undefined): Promise<ListView[]> {
  return db
    .select()
    .from(listViews)
    .where(list === undefined ? eq(listViews.userId, userId) : ofList(userId, list))
    .orderBy(listViews.list, listViews.name)
}

export async function countViews(db: Queries, userId: string, list: ViewableList): Promise<number> {
  const [counted] = await db.select({ views: count() }).from(listViews).where(ofList(userId, list))
  return counted?.views ?? 0
}

export async function findViewNamed(
  db: Queries,
  { userId, list, name }: Pick<ListView, 'userId' | 'list' | 'name'>,
): Promise<ListView | null> {
  const [found] = await db
    .select()
    .from(listViews)
    .where(and(ofList(userId, list), eq(listViews.name, name)))
  return found ?? null
}

export async function lockOwnView(db: Queries, userId: string, id: string): Promise<ListView | null> {
  const own = and(eq(listViews.id, id), eq(listViews.userId, userId))
  const [locked] = await db.select().from(listViews).where(own).for('update')
  return locked ?? null
}

/** Each list has at most one default view. */
export async function clearDefault(db: Queries, { userId, list }: Pick<ListView, 'userId' | 'list'>): Promise<void> {
  await db
    .update(listViews)
    .set({ isDefault: false, version: sql`${listViews.version} + 1` })
    .where(and(ofList(userId, list), eq(listViews.isDefault, true)))
}

export async function putView(db: Queries, row: NewListView): Promise<ListView> {
  const { id: _, createdAt: __, ...change } = row
  const [kept] = await db
    .insert(listViews)
    .values(row)
    .onConflictDoUpdate({
      target: [listViews.userId, listViews.list, listViews.name],
      set: { ...change, version: sql`${listViews.version} + 1` },
    })
    .returning()
  if (kept === undefined) throw new Error('The view was not kept.')
  return kept
}

export async function updateView(
  db: Queries,
  id: string,
  change: Partial<Pick<ListView, 'name' | 'isDefault'>>,
  now: Date,
): Promise<ListView> {
  const [updated] = await db
    .update(listViews)
    .set({ ...change, updatedAt: now, version: sql`${listViews.version} + 1` })
    .where(eq(listViews.id, id))
    .returning()
  if (updated === undefined) throw new Gone('view')
  return updated
}

export async function removeView(db: Queries, userId: string, id: string): Promise<boolean> {
  const own = and(eq(listViews.id, id), eq(listViews.userId, userId))
  return (await db.delete(listViews).where(own).returning()).length > 0
}

export async function deleteViewsOf(db: Queries, userIds: readonly string[]): Promise<void> {
  await db.delete(listViews).where(inArray(listViews.userId, [...userIds]))
}
