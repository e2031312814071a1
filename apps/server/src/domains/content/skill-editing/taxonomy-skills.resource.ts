import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import type { Presented } from '@assay/jsonapi/present'
import { effectiveEdits } from '@assay/taxonomy/edits/apply-edits'
import type { KeptEdit, KnownTaxonomy } from '../../taxonomy/index.ts'
import type { Lists, PoolFigures, SkillRow } from '../lists/index.ts'
import { sentenceOf, undoneNumbers } from './edit-words.rules.ts'

export interface SkillFacts {
  readonly lists: Lists
  readonly pool: PoolFigures
  readonly jobCounts: ReadonlyMap<string, number>
}

export function presentTaxonomySkill(skill: SkillRow, { lists, pool, jobCounts }: SkillFacts): Presented {
  const { id, name, slug, kind, aliases, version, createdAt, updatedAt } = skill
  const isDeprecated = skill.state === 'deprecated'
  const neighbors = (ids: readonly string[]) =>
    ids.flatMap((other) => {
      const known = lists.skillsById.get(other)
      return known === undefined ? [] : [{ id: other, name: known.name }]
    })
  return {
    type: 'taxonomy-skills',
    id,
    attributes: {
      name,
      slug,
      kind,
      aliases,
      broader: neighbors(skill.broaderIds),
      related: neighbors(skill.relatedIds),
      state: isDeprecated ? 'deprecated' : 'current',
      origin: skill.isAdded ? 'operators' : 'release',
      candidateCount: pool.countCandidates(id),
      jobCount: jobCounts.get(id) ?? 0,
      mayDo: ['edit', 'merge', isDeprecated ? 'restore' : 'deprecate'],
      version,
      createdAt,
      updatedAt,
    },
  }
}

export function presentTaxonomyEdit(
  { id, number, change, nameBefore, nameAfter, editedBy, createdAt }: KeptEdit,
  { known, lists, names }: { known: KnownTaxonomy; lists: Lists; names: ReadonlyMap<string, string> },
): Presented {
  const of = (slug: string): string => lists.skillsById.get(skillIdOf(slug))?.name ?? slug
  return {
    type: 'taxonomy-edits',
    id,
    attributes: {
      number,
      act: change.act,
      skillName: nameAfter,
      summary: sentenceOf(change, { before: nameBefore, after: nameAfter, of }),
      editedByName: names.get(editedBy) ?? null,
      isUndone: undoneNumbers(known.edits).has(number),
      mayUndo: effectiveEdits(known.edits).at(-1)?.number === number,
      superseded: known.superseded.filter((each) => each.number === number).map(({ reason }) => reason),
      createdAt,
    },
  }
}
