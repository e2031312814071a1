import { skillIdOf, titleIdOf } from '@assay/contracts/taxonomy-ids'
import type { Skill, Title } from '@assay/taxonomy'
import { latestEdits } from '@assay/taxonomy/edits/apply-edits'
import type { EditedTables, TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { upsert } from './reference-data.store.ts'
import { skillAliases, skillLinks, skills } from './skills.tables.ts'
import { aliasRows, linkRows, skillRow, typicalSkillRows } from './taxonomy.store.ts'
import { titleSkills } from './titles.tables.ts'

interface Tables {
  readonly skills: readonly Skill[]
  readonly titles: readonly Title[]
}

type Edited = Pick<EditedTables<never>, 'merged' | 'deprecated'> & { readonly tables: Tables }

export interface EditedSkills {
  readonly shipped: Tables
  readonly edited: Edited
  readonly edits: readonly TaxonomyEdit[]
}

/**
 * Writes the skills that operators' edits touched, beside the unedited ones; `before` is what the tables hold, which is
 * what was shipped unless given.
 */
export async function writeEditedSkills(
  db: Queries,
  { shipped, edited, edits }: EditedSkills,
  now: Date,
  before: Tables = edited.tables,
): Promise<void> {
  if (edits.length === 0) return
  const latest = latestEdits(edits)
  const known = new Map(edited.tables.skills.map((skill) => [skill.slug, skill]))
  const earlier = new Map(before.skills.map((skill) => [skill.slug, skill]))
  const changed = edited.tables.skills.filter(
    (skill) => latest.has(skill.slug) || !isSame(earlier.get(skill.slug), skill),
  )
  const cameWithRelease = new Set(shipped.skills.map(({ slug }) => slug))
  await upsert(
    db,
    skills,
    changed.map((skill) => ({
      ...skillRow(skill),
      state: edited.deprecated.has(skill.slug) ? ('deprecated' as const) : ('current' as const),
      version: latest.get(skill.slug) ?? 0,
      isAdded: !cameWithRelease.has(skill.slug),
    })),
    now,
  )
  const winners = new Map(edited.merged.map(({ from, to }) => [from, to]))
  const gone = [...latest.keys()].filter((slug) => !known.has(slug))
  await endSkills(db, gone, { winners, latest, now })
  const ids = [...changed.map(({ slug }) => slug), ...gone].map(skillIdOf)
  await replaceParts(db, ids, changed, new Set(known.keys()))
  await writeTypicalSkills(db, before.titles, edited.tables.titles)
}

interface Ends {
  readonly winners: ReadonlyMap<string, string>
  readonly latest: ReadonlyMap<string, number>
  readonly now: Date
}

/** Rows stay, because candidates and jobs refer to them. */
async function endSkills(db: Queries, slugs: readonly string[], { winners, latest, now }: Ends): Promise<void> {
  for (const slug of slugs) {
    const winner = winners.get(slug)
    await db
      .update(skills)
      .set({
        state: winner === undefined ? 'removed' : 'merged',
        mergedIntoId: winner === undefined ? null : skillIdOf(winner),
        version: latest.get(slug) ?? 0,
        updatedAt: now,
      })
      .where(eq(skills.id, skillIdOf(slug)))
  }
}

async function replaceParts(
  db: Queries,
  ids: readonly string[],
  changed: readonly Skill[],
  known: ReadonlySet<string>,
): Promise<void> {
  if (ids.length === 0) return
  await db.delete(skillAliases).where(inArray(skillAliases.skillId, [...ids]))
  await db.delete(skillLinks).where(inArray(skillLinks.fromId, [...ids]))
  const aliases = changed.flatMap(aliasRows)
  const links = changed.flatMap((skill) => linkRows(skill, known))
  if (aliases.length > 0) await db.insert(skillAliases).values(aliases).onConflictDoNothing()
  if (links.length > 0) await db.insert(skillLinks).values(links).onConflictDoNothing()
}

async function writeTypicalSkills(db: Queries, before: readonly Title[], now: readonly Title[]): Promise<void> {
  const earlier = new Map(before.map((title) => [title.slug, title.typicalSkills.join(' ')]))
  const changed = now.filter(({ slug, typicalSkills }) => earlier.get(slug) !== typicalSkills.join(' '))
  if (changed.length === 0) return
  const ids = changed.map(({ slug }) => titleIdOf(slug))
  await db.delete(titleSkills).where(inArray(titleSkills.titleId, ids))
  await db.insert(titleSkills).values(changed.flatMap(typicalSkillRows))
}

const isSame = (left: Skill | undefined, right: Skill): boolean => JSON.stringify(left) === JSON.stringify(right)
