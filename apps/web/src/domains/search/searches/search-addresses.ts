import { listedFields } from '@assay/contracts/candidate-searches'
import type { Address } from '../../../platform/request.ts'
import type { FilterName } from './filter-names.ts'

export const LISTED = { candidates: listedFields.join(',') }

/** Active values of filters; several of one facet are alternatives. */
export type FacetFilters = Partial<Record<FilterName, readonly string[]>>

export interface MatchesPlace {
  readonly number: number
  readonly size: number
  readonly sort: string
}

/** Matches as a list shows them. */
export function matchesAddress(id: string, filters: FacetFilters, { sort, ...page }: MatchesPlace): Address {
  return {
    params: { id },
    query: {
      include: 'candidate',
      fields: LISTED,
      page,
      filter: filterText(filters),
      sort: sort === 'rank' ? undefined : sort,
    },
  }
}

/** One match with the full profile. */
export function matchAddress(searchId: string, candidateId: string): Address {
  return { params: { id: searchId }, query: { include: 'candidate', filter: { candidate: candidateId } } }
}

function filterText(filters: FacetFilters): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values?.join(',') || undefined]))
}
