import {
  type candidateDuplicates,
  type candidateMerges,
  getDuplicate,
  listDuplicates,
  listMerges,
  type mergePreviews,
  previewMerge,
} from '@assay/contracts/candidate-merges'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

type Reference = { readonly id: string }
export type Duplicate = Linked<typeof candidateDuplicates, { first: Reference; second: Reference }>
export type Merge = Linked<typeof candidateMerges, { kept: Reference; gone: Reference }>
export type Preview = ResourceOf<typeof mergePreviews>

export const duplicatesKey = ['duplicates'] as const

interface Page {
  readonly page: number
  readonly size: number
}

export function duplicatesQuery(filter: Readonly<Record<string, string>>, { page: number, size }: Page) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'pairs', filter, { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listDuplicates, { query: { filter, page: { number, size } }, signal })
      return { rows: data as Duplicate[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export const openPairsQuery = () =>
  queryOptions({
    queryKey: [...duplicatesKey, 'open'],
    queryFn: async ({ signal }) => {
      const query = { filter: { state: 'open' }, page: { size: 1 } }
      const { data, meta } = await call(listDuplicates, { query, signal, quiet: true })
      return totalOf(meta, data.length)
    },
    staleTime: 60_000,
  })

export function mergesQuery(filter: Readonly<Record<string, string>>, { page: number, size }: Page) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'merges', filter, { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listMerges, { query: { filter, page: { number, size } }, signal })
      return { rows: data as Merge[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function pairQuery(id: string) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'pair', id],
    queryFn: async ({ signal }) => (await call(getDuplicate, { params: { id }, signal })).data as Duplicate,
  })
}

/** What a merge would do; it changes nothing. */
export function previewQuery(keptId: string, goneId: string) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'preview', keptId, goneId],
    queryFn: async ({ signal }) => (await call(previewMerge, { body: { keptId, goneId }, signal })).data,
    placeholderData: keepPreviousData,
  })
}
