import { type candidates, listCandidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  listVettingChanges,
  listVettingResults,
  type vettingChanges,
  type vettingResults,
} from '@assay/contracts/vetting-results'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

type Reference = { readonly id: string }
export type VettedCandidate = ResourceOf<typeof candidates>
const listed = ['maskedName', 'headline', 'country', 'agencyName', 'vetting', 'createdAt'] as const
export type QueuedCandidate = Pick<VettedCandidate, 'id' | (typeof listed)[number]>
export type VettingResult = ResourceOf<typeof vettingResults>
export type VettingChange = Linked<typeof vettingChanges, { candidate: Reference; vettingResult: Reference }>

export const vettingKey = ['vetting'] as const

interface Page {
  readonly page: number
  readonly size: number
}

/** Candidates in vetting, the oldest first. */
export function vettingQueue({ page: number, size, search }: Page & { search: string }) {
  return queryOptions({
    queryKey: [...vettingKey, 'queue', { number, size, search }],
    queryFn: async ({ signal }) => {
      const filter = { state: 'inVetting', ...(search === '' ? {} : { search }) }
      const { data, meta } = await call(listCandidates, {
        query: { fields: { candidates: listed.join(',') }, sort: 'createdAt', page: { number, size }, filter },
        signal,
      })
      return { rows: data as QueuedCandidate[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function vettingChangesQuery(filter: { state?: string; candidate?: string }, { page: number, size }: Page) {
  return queryOptions({
    queryKey: [...vettingKey, 'changes', filter, { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listVettingChanges, { query: { filter, page: { number, size } }, signal })
      return { rows: data as VettingChange[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

const ALL = 100

export function resultsOfCandidate(candidate: string) {
  return queryOptions({
    queryKey: [...vettingKey, 'results', candidate],
    queryFn: async ({ signal }) => {
      const query = { filter: { candidate }, sort: '-on', page: { size: ALL } }
      const { data, meta } = await call(listVettingResults, { query, signal })
      return { rows: data, missingForApproval: meta['missingForApproval'] as string | null }
    },
  })
}
