import type { Presented } from '@assay/jsonapi/present'
import { idsOfEntry } from '../../taxonomy/index.ts'
import type { Lists, TitleRow } from '../lists/index.ts'
import { presentEdited } from './edited-entry.resource.ts'

export interface TitleFacts {
  readonly lists: Lists
  readonly candidateCounts: ReadonlyMap<string, number>
  readonly jobCounts: ReadonlyMap<string, number>
}

export function presentTaxonomyTitle(title: TitleRow, { lists, candidateCounts, jobCounts }: TitleFacts): Presented {
  const { id, family, seniority, skillIds, createdAt, updatedAt } = title
  return {
    type: 'taxonomy-titles',
    id,
    attributes: {
      ...presentEdited(title),
      family,
      seniority,
      typicalSkills: skillIds.flatMap((skillId) => {
        const skill = lists.skillsById.get(skillId)
        return skill === undefined ? [] : [{ id: skillId, name: skill.name }]
      }),
      candidateCount: usesOf(candidateCounts, id),
      jobCount: usesOf(jobCounts, id),
      createdAt,
      updatedAt,
    },
  }
}

/** With those of the job titles that were merged into it. */
export const usesOf = (counts: ReadonlyMap<string, number>, titleId: string): number =>
  idsOfEntry('titles', titleId).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
