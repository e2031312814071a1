import { type candidateRequests, listCandidateRequests } from '@assay/contracts/candidate-requests'
import { listManualNotices, type manualNotices } from '@assay/contracts/manual-notices'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

interface Links {
  readonly candidate: { readonly id: string }
  readonly requirement: { readonly id: string }
  readonly shortlisted: { readonly id: string }
}

export type CandidateRequest = Linked<typeof candidateRequests, Links>
export type ManualNotice = Linked<typeof manualNotices, Links>

interface Listing {
  readonly state: string
  readonly number: number
  readonly size: number
}

export function candidateRequestsQuery({ state, kind, number, size }: Listing & { readonly kind: string }) {
  return queryOptions({
    queryKey: ['candidate-requests', 'list', { state, kind, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCandidateRequests, {
        query: {
          sort: state === 'open' ? 'answerBy' : '-createdAt',
          page: { number, size },
          filter: { state: state || undefined, kind: kind || undefined },
        },
        signal,
      })
      return { requests: data as CandidateRequest[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function manualNoticesQuery({ state, number, size }: Listing) {
  return queryOptions({
    queryKey: ['manual-notices', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const filter = state === 'pending' || state === 'delivered' ? { state } : {}
      const query = { sort: '-createdAt', page: { number, size }, filter }
      const { data, meta } = await call(listManualNotices, { query, signal })
      return { notices: data as ManualNotice[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
