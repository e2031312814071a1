import type { Presented } from '@assay/jsonapi/present'
import { idsOfEntry } from '../../taxonomy/index.ts'
import type { IndustryRow, Lists } from '../lists/index.ts'
import { presentEdited } from './edited-entry.resource.ts'

export interface IndustryFacts {
  readonly lists: Lists
  readonly companyCounts: ReadonlyMap<string, number>
}

export function presentTaxonomyIndustry(industry: IndustryRow, { lists, companyCounts }: IndustryFacts): Presented {
  const { id, code, parentId, createdAt, updatedAt } = industry
  const parent = parentId === null ? undefined : lists.industriesById.get(parentId)
  return {
    type: 'taxonomy-industries',
    id,
    attributes: {
      ...presentEdited(industry),
      code,
      parent: parent === undefined ? null : { id: parent.id, name: parent.name },
      companyCount: companiesIn(companyCounts, id),
      createdAt,
      updatedAt,
    },
  }
}

/** With those of the industries that were merged into it. */
export const companiesIn = (counts: ReadonlyMap<string, number>, industryId: string): number =>
  idsOfEntry('industries', industryId).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
