import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, arrayContains, asc, count, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { skills } from '../taxonomy/skills.tables.ts'
import { titles } from '../taxonomy/titles.tables.ts'
import type { SampleState } from './samples.rules.ts'
import { sampleJobDescriptionSkills, sampleJobDescriptions as samples } from './samples.tables.ts'

export type Sample = typeof samples.$inferSelect

type Change = { readonly [Key in keyof Sample]?: Sample[Key] | undefined }

export interface SamplesWanted {
  /** In addition to published content: everything by this author, or by all. */
  readonly unpublishedOf: string | 'everybody' | null
  readonly filter: {
    readonly search?: string | undefined
    readonly state?: SampleState | undefined
    readonly category?: string | undefined
    readonly tag?: string | undefined
  }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listSamples(db: Queries, { unpublishedOf, filter, sort, page }: SamplesWanted) {
  const where = and(inScope(unpublishedOf), matching(filter))
  return listPage({
    page,
    keys: orderKeys(sort),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(samples)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(samples).where(where),
  })
}

function orderKeys([asked]: readonly SortKey[]): OrderKey<Sample>[] {
  const descending = asked?.descending ?? false
  if (asked === undefined) return [{ by: samples.slug, descending, read: ({ slug }) => slug }]
  const first: OrderKey<Sample> =
    asked.name === 'updatedAt'
      ? { by: samples.updatedAt, descending, read: ({ updatedAt }) => updatedAt }
      : { by: samples.createdAt, descending, read: ({ createdAt }) => createdAt }
  return [first, { by: samples.id, descending, read: ({ id }) => id }]
}

function inScope(unpublishedOf: SamplesWanted['unpublishedOf']): SQL | undefined {
  if (unpublishedOf === 'everybody') return undefined
  const isPublished = eq(samples.state, 'published')
  return unpublishedOf === null ? isPublished : or(isPublished, eq(samples.authorId, unpublishedOf))
}

function matching({ search, state, category, tag }: SamplesWanted['filter']): SQL | undefined {
  return and(
    state === undefined ? undefined : eq(samples.state, state),
    category === undefined ? undefined : eq(samples.categoryId, category),
    tag === undefined ? undefined : arrayContains(samples.tagIds, [tag]),
    search === undefined ? undefined : or(contains(samples.title, search), contains(samples.body, search)),
  )
}

export async function findSample(db: Queries, id: string): Promise<Sample | null> {
  const [found] = await db.select().from(samples).where(eq(samples.id, id))
  return found ?? null
}

export async function lockSample(db: Queries, id: string): Promise<Sample | null> {
  const [found] = await db.select().from(samples).where(eq(samples.id, id)).for('update')
  return found ?? null
}

export async function insertSample(db: Queries, row: typeof samples.$inferInsert): Promise<Sample> {
  const [inserted] = await db.insert(samples).values(row).returning()
  if (inserted === undefined) throw new Error('The sample was not inserted.')
  return inserted
}

export async function updateSample(db: Queries, id: string, change: Change, now: Date): Promise<Sample> {
  const [changed] = await db
    .update(samples)
    .set({ ...(change as Partial<Sample>), updatedAt: now, version: sql`${samples.version} + 1` })
    .where(eq(samples.id, id))
    .returning()
  if (changed === undefined) throw new Gone('sample')
  return changed
}

export async function publishDueSamples(db: Queries, now: Date): Promise<Sample[]> {
  return db
    .update(samples)
    .set({
      state: 'published',
      publishedAt: sql`${samples.publishAt}`,
      publishAt: null,
      updatedAt: now,
      version: sql`${samples.version} + 1`,
    })
    .where(and(eq(samples.state, 'scheduled'), lte(samples.publishAt, now)))
    .returning()
}

export async function replaceSkillsOfSample(db: Queries, sampleId: string, skillIds: readonly string[]): Promise<void> {
  await db.delete(sampleJobDescriptionSkills).where(eq(sampleJobDescriptionSkills.sampleId, sampleId))
  const unique = [...new Set(skillIds)]
  if (unique.length > 0)
    await db.insert(sampleJobDescriptionSkills).values(unique.map((skillId) => ({ sampleId, skillId })))
}

export async function listSkillsOfSamples(db: Queries, sampleIds: readonly string[]): Promise<Map<string, string[]>> {
  const bySample = new Map<string, string[]>(sampleIds.map((id) => [id, []]))
  if (sampleIds.length === 0) return bySample
  const rows = await db
    .select({ sampleId: sampleJobDescriptionSkills.sampleId, skillId: sampleJobDescriptionSkills.skillId })
    .from(sampleJobDescriptionSkills)
    .innerJoin(skills, eq(skills.id, sampleJobDescriptionSkills.skillId))
    .where(inArray(sampleJobDescriptionSkills.sampleId, [...sampleIds]))
    .orderBy(asc(skills.slug))
  for (const { sampleId, skillId } of rows) bySample.get(sampleId)?.push(skillId)
  return bySample
}

/** Which of these skills and titles the taxonomy knows. */
export async function knownAmong(
  db: Queries,
  { skillIds, titleId }: { readonly skillIds: readonly string[]; readonly titleId: string | null },
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  if (skillIds.length > 0) {
    const rows = await db
      .select({ id: skills.id })
      .from(skills)
      .where(inArray(skills.id, [...skillIds]))
    for (const { id } of rows) known.add(id)
  }
  if (titleId !== null)
    for (const { id } of await db.select({ id: titles.id }).from(titles).where(eq(titles.id, titleId))) known.add(id)
  return known
}

/** Writes what comes with Assay. A state that an operator chose stays. */
export async function saveShippedSamples(
  db: Queries,
  rows: readonly (Pick<Sample, 'id' | 'slug' | 'title' | 'body' | 'locale' | 'licenceNote' | 'titleId'> & {
    readonly skillIds: readonly string[]
  })[],
  now: Date,
): Promise<void> {
  for (const { skillIds, ...row } of rows) {
    const { id: _id, ...change } = row
    await db
      .insert(samples)
      .values({ ...row, publishedAt: now, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: samples.id, set: { ...change, updatedAt: now } })
    await replaceSkillsOfSample(db, row.id, skillIds)
  }
}
