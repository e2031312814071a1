import type { QueryCard } from '@assay/contracts/query-card'
import { type queryReadings, readQuery } from '@assay/contracts/query-readings'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Reading = ResourceOf<typeof queryReadings>
export type Door = Reading['door']

/** What a text is understood to ask for. Asked while somebody types, so without a progress bar. */
export function textReadingQuery(door: Door, text: string) {
  return queryOptions({
    queryKey: ['readings', door, 'text', text],
    queryFn: async ({ signal }) => (await call(readQuery, { body: { door, text }, signal, quiet: true })).data,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** How many an edited card would match. */
export function cardCountsQuery(door: Door, card: QueryCard | null) {
  return queryOptions({
    queryKey: ['readings', door, 'card', card],
    queryFn: async ({ signal }) =>
      (await call(readQuery, { body: { door, queryCard: card as QueryCard }, signal, quiet: true })).data,
    enabled: card !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
