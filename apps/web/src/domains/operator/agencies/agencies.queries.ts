import { type agencies, getAgency, listAgencies } from '@assay/contracts/agencies'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Agency = ResourceOf<typeof agencies>

export const agenciesKey = ['agencies-of-installation'] as const

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

/** The latest applications first. */
export function agenciesQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: [...agenciesKey, { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { page: { number, size }, filter, sort: '-createdAt' }
      const { data, meta } = await call(listAgencies, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export const agencyQuery = (id: string) =>
  queryOptions({
    queryKey: [...agenciesKey, id],
    queryFn: async ({ signal }) => (await call(getAgency, { params: { id }, signal })).data,
  })
