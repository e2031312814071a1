import type { itemStates } from '@assay/contracts/items'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, arrayContains, asc, avg, count, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { categories, contentTags, itemReadings, items } from './items.tables.ts'

export type Item = typeof items.$inferSelect
export type Category = typeof categories.$inferSelect
export type ContentTag = typeof contentTags.$inferSelect

type Change<Row> = { readonly [Key in keyof Row]?: Row[Key] | undefined }

/** Which items a caller may see. */
export interface ItemScope {
  readonly audiences: readonly Item['audience'][]
  /** Also everything by this author, or by all. */
  readonly unpublishedOf: string | 'everybody' | null
}

export interface ItemFilter {
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly search?: string | undefined
  readonly state?: (typeof itemStates)[number] | undefined
  readonly slug?: string | undefined
}

export async function listItems(
  db: Queries,
  wanted: { scope: ItemScope; filter: ItemFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Item> & { total: number }> {
  const first = wanted.sort[0] ?? { name: 'publishedAt', descending: true }
  const { descending } = first
  const keys: OrderKey<Item>[] = [
    first.name === 'updatedAt'
      ? { by: items.updatedAt, descending, read: (row) => row.updatedAt }
      : { by: items.publishedAt, descending, read: (row) => row.publishedAt },
    { by: items.id, descending, read: (row) => row.id },
  ]
  const condition = and(inScope(wanted.scope), matching(wanted.filter))
  return listRows(db, items, { page: wanted.page, keys, where: condition })
}

function inScope({ audiences, unpublishedOf }: ItemScope): SQL | undefined {
  if (unpublishedOf === 'everybody') return undefined
  const isPublished = and(eq(items.state, 'published'), inArray(items.audience, [...audiences]))
  return unpublishedOf === null ? isPublished : or(isPublished, eq(items.authorId, unpublishedOf))
}

function matching({ category, tag, search, state, slug }: ItemFilter): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(items.categoryId, category),
    tag === undefined ? undefined : arrayContains(items.tagIds, [tag]),
    state === undefined ? undefined : eq(items.state, state),
    slug === undefined ? undefined : eq(items.slug, slug),
    search === undefined
      ? undefined
      : or(contains(items.title, search), contains(items.summary, search), contains(items.body, search)),
  )
}

export async function findItem(db: Queries, id: string): Promise<Item | null> {
  const [found] = await db.select().from(items).where(eq(items.id, id))
  return found ?? null
}

export async function lockItem(db: Queries, id: string): Promise<Item | null> {
  const [found] = await db.select().from(items).where(eq(items.id, id)).for('update')
  return found ?? null
}

export async function insertItem(db: Queries, row: typeof items.$inferInsert): Promise<Item> {
  const [inserted] = await db.insert(items).values(row).returning()
  if (inserted === undefined) throw new Error('The item was not inserted.')
  return inserted
}

export async function updateItem(
  db: Queries,
  id: string,
  change: Change<typeof items.$inferInsert>,
  now: Date,
): Promise<Item> {
  const [changed] = await db
    .update(items)
    .set({ ...(change as Partial<Item>), updatedAt: now, version: sql`${items.version} + 1` })
    .where(eq(items.id, id))
    .returning()
  if (changed === undefined) throw new Gone('item')
  return changed
}

/** Publishes what is due, and returns it. */
export async function publishDue(db: Queries, now: Date): Promise<Item[]> {
  return db
    .update(items)
    .set({ state: 'published', publishedAt: sql`${items.publishAt}`, updatedAt: now })
    .where(and(eq(items.state, 'scheduled'), lte(items.publishAt, now)))
    .returning()
}

export interface Reading {
  readonly itemId: string
  readonly openedAt: Date
  readonly doneAt: Date | null
  readonly stars: number | null
}

export async function listReadings(
  db: Queries,
  userId: string,
  itemIds: readonly string[],
): Promise<Map<string, Reading>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(itemReadings)
    .where(and(eq(itemReadings.userId, userId), inArray(itemReadings.itemId, [...itemIds])))
  return new Map(rows.map((row) => [row.itemId, row]))
}

export async function keepReading(
  db: Queries,
  {
    itemId,
    userId,
    now,
    ...change
  }: { itemId: string; userId: string; now: Date; doneAt?: Date | null; stars?: number },
): Promise<void> {
  const insert = db.insert(itemReadings).values({ itemId, userId, openedAt: now, ...change })
  if (Object.keys(change).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: [itemReadings.itemId, itemReadings.userId], set: change })
}

export interface Opinion {
  readonly readers: number
  readonly ratings: number
  readonly average: number | null
}

export async function summarizeReadings(db: Queries, itemIds: readonly string[]): Promise<Map<string, Opinion>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select({
      itemId: itemReadings.itemId,
      readers: count(itemReadings.doneAt),
      ratings: count(itemReadings.stars),
      average: avg(itemReadings.stars),
    })
    .from(itemReadings)
    .where(inArray(itemReadings.itemId, [...itemIds]))
    .groupBy(itemReadings.itemId)
  return new Map(
    rows.map(({ itemId, readers, ratings, average }) => [
      itemId,
      { readers, ratings, average: average === null ? null : Number(average) },
    ]),
  )
}

export async function listCategories(db: Queries): Promise<Category[]> {
  return db.select().from(categories).orderBy(asc(categories.kind), asc(categories.order), asc(categories.name))
}

export async function countByCategory(db: Queries, scope: ItemScope): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: items.categoryId, total: count() })
    .from(items)
    .where(inScope(scope))
    .groupBy(items.categoryId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Changes of the same one wait for one another. */
export async function lockCategory(db: Queries, id: string): Promise<void> {
  await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
}

/** Null if there is one of that name. */
export async function insertCategory(db: Queries, row: typeof categories.$inferInsert): Promise<Category | null> {
  const [inserted] = await db.insert(categories).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateCategory(
  db: Queries,
  id: string,
  change: Change<typeof categories.$inferInsert>,
): Promise<Category | null> {
  const [changed] = await db
    .update(categories)
    .set({ ...(change as Partial<Category>), version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id))
    .returning()
  return changed ?? null
}

export async function listContentTags(db: Queries): Promise<(ContentTag & { used: number })[]> {
  const used = db
    .select({ used: count() })
    .from(items)
    .where(and(isNotNull(items.publishedAt), sql`${contentTags.id} = any(${items.tagIds})`))
  return db
    .select({
      id: contentTags.id,
      name: contentTags.name,
      slug: contentTags.slug,
      colour: contentTags.colour,
      version: contentTags.version,
      createdAt: contentTags.createdAt,
      updatedAt: contentTags.updatedAt,
      used: sql<number>`(${used})::int`,
    })
    .from(contentTags)
    .orderBy(asc(contentTags.name))
}

/** Changes of the same one wait for one another. */
export async function lockContentTag(db: Queries, id: string): Promise<void> {
  await db.select({ id: contentTags.id }).from(contentTags).where(eq(contentTags.id, id)).for('update')
}

export async function addContentTag(db: Queries, row: typeof contentTags.$inferInsert): Promise<boolean> {
  const added = await db.insert(contentTags).values(row).onConflictDoNothing().returning({ id: contentTags.id })
  return added.length > 0
}

export async function updateContentTag(
  db: Queries,
  id: string,
  change: {
    readonly name?: string | undefined
    readonly slug?: string | undefined
    readonly colour?: string | undefined
  },
  at: Date,
): Promise<ContentTag | null> {
  const [changed] = await db
    .update(contentTags)
    .set({ ...change, updatedAt: at, version: sql`${contentTags.version} + 1` })
    .where(eq(contentTags.id, id))
    .returning()
  return changed ?? null
}

/** Items that have the tag lose it. */
export async function removeContentTag(db: Queries, id: string): Promise<void> {
  await db
    .update(items)
    .set({ tagIds: sql`array_remove(${items.tagIds}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${items.tagIds})`)
  await db.delete(contentTags).where(eq(contentTags.id, id))
}
