import { type candidates, listCandidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

const listed = ['maskedName', 'legalName', 'headline', 'country', 'state', 'agencyName', 'createdAt'] as const
export type Person = Pick<ResourceOf<typeof candidates>, 'id' | (typeof listed)[number]>

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export function peopleQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: ['candidates', 'operator', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { fields: { candidates: listed.join(',') }, page: { number, size }, filter }
      const { data, meta } = await call(listCandidates, { query, signal })
      return { rows: data as Person[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
