import { type queryReadings, readQuery } from '@assay/contracts/query-readings'
import type { ResourceOf } from '@assay/contracts/resource'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Reading = ResourceOf<typeof queryReadings>
export type Door = Reading['door']

/** Criteria read from a text. Requested while typing, so without a progress bar. */
export function textReadingQuery(door: Door, text: string) {
  return queryOptions({
    queryKey: ['readings', door, 'text', text],
    queryFn: async ({ signal }) => (await call(readQuery, { body: { door, text }, signal, quiet: true })).data,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export function criteriaCountsQuery(door: Door, criteria: SearchCriteria | null) {
  return queryOptions({
    queryKey: ['readings', door, 'criteria', criteria],
    queryFn: async ({ signal }) =>
      (await call(readQuery, { body: { door, criteria: criteria as SearchCriteria }, signal, quiet: true })).data,
    enabled: criteria !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
