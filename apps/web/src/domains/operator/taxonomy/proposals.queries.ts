import type { ResourceOf } from '@assay/contracts/resource'
import { listTaxonomyProposals, type taxonomyProposals } from '@assay/contracts/taxonomy-proposals'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'
import { taxonomyKey } from './taxonomy.queries.ts'

export type Proposal = ResourceOf<typeof taxonomyProposals>

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export function proposalsQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'proposals', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listTaxonomyProposals, { query: { page: { number, size }, filter }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
