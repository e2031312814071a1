import { type candidates, listCandidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Person = ResourceOf<typeof candidates>

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export function peopleQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: ['candidates', 'operator', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCandidates, { query: { page: { number, size }, filter }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
