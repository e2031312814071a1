import type { Presented } from '@assay/jsonapi/present'
import type { Lists, PoolFigures, SkillRow } from '../lists/index.ts'
import { presentEdited } from './edited-entry.resource.ts'

export interface SkillFacts {
  readonly lists: Lists
  readonly pool: PoolFigures
  readonly jobCounts: ReadonlyMap<string, number>
}

export function presentTaxonomySkill(skill: SkillRow, { lists, pool, jobCounts }: SkillFacts): Presented {
  const { id, kind, createdAt, updatedAt } = skill
  const neighbors = (ids: readonly string[]) =>
    ids.flatMap((other) => {
      const known = lists.skillsById.get(other)
      return known === undefined ? [] : [{ id: other, name: known.name }]
    })
  return {
    type: 'taxonomy-skills',
    id,
    attributes: {
      ...presentEdited(skill),
      kind,
      broader: neighbors(skill.broaderIds),
      related: neighbors(skill.relatedIds),
      candidateCount: pool.countCandidates(id),
      jobCount: jobCounts.get(id) ?? 0,
      createdAt,
      updatedAt,
    },
  }
}
