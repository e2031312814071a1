import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import { shortlistedTags, tags } from './tags.tables.ts'

export type Tag = typeof tags.$inferSelect & { readonly used: number }

const usedBy = (db: Queries) =>
  db.select({ used: count() }).from(shortlistedTags).where(eq(shortlistedTags.tagId, tags.id))

export async function listTags(db: Queries, companyId: string): Promise<Tag[]> {
  return db
    .select({ ...columns, used: sql<number>`(${usedBy(db)})::int` })
    .from(tags)
    .where(eq(tags.companyId, companyId))
    .orderBy(sql`lower(${tags.name})`)
}

export async function findTag(db: Queries, companyId: string, id: string): Promise<Tag | null> {
  return (await listTags(db, companyId)).find((tag) => tag.id === id) ?? null
}

/** In one order, so that two merges of the same tags wait for one another. */
export async function lockTags(db: Queries, companyId: string, ids: readonly string[]): Promise<void> {
  const those = and(eq(tags.companyId, companyId), inArray(tags.id, [...ids]))
  await db.select({ id: tags.id }).from(tags).where(those).orderBy(tags.id).for('update')
}

/** The existing tag of that name, or the new one. */
export async function addTag(
  db: Queries,
  tag: typeof tags.$inferInsert & { id: string },
): Promise<{ tag: Tag; isNew: boolean }> {
  const added = await db.insert(tags).values(tag).onConflictDoNothing().returning({ id: tags.id })
  const all = await listTags(db, tag.companyId)
  const found = all.find(({ name }) => name.toLowerCase() === tag.name.toLowerCase())
  if (found === undefined) throw new Error('The tag was deleted in the meantime. Add it again.')
  return { tag: found, isNew: added.length > 0 }
}

/** Null if the company has another tag of that name. */
export async function updateTag(
  db: Queries,
  { companyId, id }: Pick<Tag, 'companyId' | 'id'>,
  change: { readonly name?: string | undefined; readonly colour?: string | undefined },
  at: Date,
): Promise<Tag | null> {
  const { name } = change
  const sameName = sql`lower(${tags.name}) = lower(${name ?? ''}) and ${tags.id} <> ${id}`
  if (name !== undefined && (await db.$count(tags, and(eq(tags.companyId, companyId), sameName))) > 0) return null
  await db
    .update(tags)
    .set({ ...change, updatedAt: at, version: sql`${tags.version} + 1` })
    .where(eq(tags.id, id))
  return findTag(db, companyId, id)
}

/** Entries with the tag lose it. */
export async function removeTag(db: Queries, id: string): Promise<void> {
  await db.delete(tags).where(eq(tags.id, id))
}

export async function mergeTagInto(db: Queries, id: string, intoId: string): Promise<void> {
  await db.execute(
    sql`insert into ${shortlistedTags} (shortlisted_id, tag_id)
        select shortlisted_id, ${intoId} from ${shortlistedTags} where tag_id = ${id} on conflict do nothing`,
  )
  await db.delete(tags).where(eq(tags.id, id))
}

export async function replaceTags(db: Queries, shortlistedId: string, tagIds: readonly string[]): Promise<void> {
  await db.delete(shortlistedTags).where(eq(shortlistedTags.shortlistedId, shortlistedId))
  const rows = [...new Set(tagIds)].map((tagId) => ({ shortlistedId, tagId }))
  if (rows.length > 0) await db.insert(shortlistedTags).values(rows)
}

export async function areTagsOf(db: Queries, companyId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const [found] = await db
    .select({ known: count() })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), inArray(tags.id, [...ids])))
  return found?.known === new Set(ids).size
}

export async function listTagsOf(db: Queries, entryIds: readonly string[]): Promise<Map<string, Tag[]>> {
  const byEntry = new Map<string, Tag[]>()
  if (entryIds.length === 0) return byEntry
  const rows = await db
    .select({ entryId: shortlistedTags.shortlistedId, ...columns, used: sql<number>`(${usedBy(db)})::int` })
    .from(shortlistedTags)
    .innerJoin(tags, eq(tags.id, shortlistedTags.tagId))
    .where(inArray(shortlistedTags.shortlistedId, [...entryIds]))
    .orderBy(sql`lower(${tags.name})`)
  for (const { entryId, ...tag } of rows) byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), tag])
  return byEntry
}

const columns = {
  id: tags.id,
  companyId: tags.companyId,
  name: tags.name,
  colour: tags.colour,
  kind: tags.kind,
  version: tags.version,
  createdAt: tags.createdAt,
  updatedAt: tags.updatedAt,
}
