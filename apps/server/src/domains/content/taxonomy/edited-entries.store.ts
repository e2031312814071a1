import type { Industry, Skill, Title } from '@assay/taxonomy'
import { latestEdits } from '@assay/taxonomy/edits/apply-edits'
import { type EditedTables, type ListName, type TaxonomyEdit, taxonomyLists } from '@assay/taxonomy/edits/taxonomy-edit'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { entryIdOf } from '../../taxonomy/index.ts'
import { industries, industryAliases } from './industries.tables.ts'
import { upsert } from './reference-data.store.ts'
import { skillAliases, skillLinks, skills } from './skills.tables.ts'
import * as rows from './taxonomy.store.ts'
import { titleAliases, titleSkills, titles } from './titles.tables.ts'

interface Tables {
  readonly skills: readonly Skill[]
  readonly titles: readonly Title[]
  readonly industries: readonly Industry[]
}

export interface EditedEntries {
  readonly shipped: Tables
  readonly edited: Pick<EditedTables<never>, 'merged' | 'deprecated'> & { readonly tables: Tables }
  readonly edits: readonly TaxonomyEdit[]
}

interface Marks {
  readonly state: 'current' | 'deprecated'
  readonly version: number
  readonly isAdded: boolean
}

/** How the entries of one list are stored. */
interface Shelf<Entry> {
  readonly table: SQL
  readonly write: (db: Queries, entries: readonly (readonly [Entry, Marks])[], now: Date) => Promise<void>
  /** Their aliases and links; `known` are all slugs of the list. */
  readonly replaceParts: (
    db: Queries,
    ids: string[],
    entries: readonly Entry[],
    known: ReadonlySet<string>,
  ) => Promise<void>
}

const shelves: { readonly [List in ListName]: Shelf<Tables[List][number]> } = {
  skills: {
    table: sql`${skills}`,
    write: (db, entries, now) =>
      upsert(
        db,
        skills,
        entries.map(([skill, marks]) => ({ ...rows.skillRow(skill), ...marks })),
        now,
      ),
    replaceParts: async (db, ids, changed, known) => {
      await db.delete(skillAliases).where(inArray(skillAliases.skillId, ids))
      await db.delete(skillLinks).where(inArray(skillLinks.fromId, ids))
      const aliases = changed.flatMap(rows.aliasRows)
      const links = changed.flatMap((skill) => rows.linkRows(skill, known))
      if (aliases.length > 0) await db.insert(skillAliases).values(aliases).onConflictDoNothing()
      if (links.length > 0) await db.insert(skillLinks).values(links).onConflictDoNothing()
    },
  },
  titles: {
    table: sql`${titles}`,
    write: (db, entries, now) =>
      upsert(
        db,
        titles,
        entries.map(([title, marks]) => ({ ...rows.titleRow(title), ...marks })),
        now,
      ),
    replaceParts: async (db, ids, changed) => {
      await db.delete(titleAliases).where(inArray(titleAliases.titleId, ids))
      await db.delete(titleSkills).where(inArray(titleSkills.titleId, ids))
      const aliases = changed.flatMap(rows.titleAliasRows)
      const typical = changed.flatMap(rows.typicalSkillRows)
      if (aliases.length > 0) await db.insert(titleAliases).values(aliases).onConflictDoNothing()
      if (typical.length > 0) await db.insert(titleSkills).values(typical).onConflictDoNothing()
    },
  },
  industries: {
    table: sql`${industries}`,
    write: (db, entries, now) =>
      upsert(
        db,
        industries,
        entries.map(([industry, marks]) => ({ ...rows.industryRow(industry), ...marks })),
        now,
      ),
    replaceParts: async (db, ids, changed) => {
      await db.delete(industryAliases).where(inArray(industryAliases.industryId, ids))
      const aliases = changed.flatMap(rows.industryAliasRows)
      if (aliases.length > 0) await db.insert(industryAliases).values(aliases).onConflictDoNothing()
    },
  },
}

/**
 * Writes the entries that operators' edits changed, next to the unedited ones; `before` is the content of the tables,
 * by default the shipped one.
 */
export async function writeEditedEntries(
  db: Queries,
  entries: EditedEntries,
  now: Date,
  before: Tables = entries.edited.tables,
): Promise<void> {
  if (entries.edits.length === 0) return
  for (const list of taxonomyLists) await writeList(db, list, entries, { now, before })
}

async function writeList<List extends ListName>(
  db: Queries,
  list: List,
  { shipped, edited, edits }: EditedEntries,
  { now, before }: { readonly now: Date; readonly before: Tables },
): Promise<void> {
  const shelf: Shelf<Tables[List][number]> = shelves[list]
  const entriesOf = (tables: Tables): readonly Tables[List][number][] => tables[list]
  const latest = latestEdits(edits, list)
  const known = new Set(entriesOf(edited.tables).map(({ slug }) => slug))
  const earlier = new Map(entriesOf(before).map((entry) => [entry.slug, entry]))
  const changed = entriesOf(edited.tables).filter(
    (entry) => latest.has(entry.slug) || !isSame(earlier.get(entry.slug), entry),
  )
  const gone = [...latest.keys()].filter((slug) => !known.has(slug))
  if (changed.length === 0 && gone.length === 0) return
  const cameWithRelease = new Set(entriesOf(shipped).map(({ slug }) => slug))
  const marksOf = (slug: string): Marks => ({
    state: edited.deprecated[list].has(slug) ? 'deprecated' : 'current',
    version: latest.get(slug) ?? 0,
    isAdded: !cameWithRelease.has(slug),
  })
  await shelf.write(
    db,
    changed.map((entry) => [entry, marksOf(entry.slug)] as const),
    now,
  )
  const winners = new Map(edited.merged[list].map(({ from, to }) => [from, to]))
  for (const slug of gone)
    await endEntry(db, list, { slug, winner: winners.get(slug), version: latest.get(slug) ?? 0, now })
  const ids = [...changed.map(({ slug }) => slug), ...gone].map((slug) => entryIdOf(list, slug))
  await shelf.replaceParts(db, ids, changed, known)
}

interface Ended {
  readonly slug: string
  readonly winner: string | undefined
  readonly version: number
  readonly now: Date
}

/** Rows stay, because others refer to them. */
async function endEntry(db: Queries, list: ListName, { slug, winner, version, now }: Ended): Promise<void> {
  const state = winner === undefined ? 'removed' : 'merged'
  const mergedIntoId = winner === undefined ? null : entryIdOf(list, winner)
  await db.execute(sql`
    update ${shelves[list].table}
    set state = ${state}, merged_into_id = ${mergedIntoId}, version = ${version}, updated_at = ${now.toISOString()}
    where id = ${entryIdOf(list, slug)}`)
}

const isSame = <Entry>(left: Entry | undefined, right: Entry): boolean => JSON.stringify(left) === JSON.stringify(right)
