import { type candidateRequests, listCandidateRequests } from '@assay/contracts/candidate-requests'
import { listOwedLetters, type owedLetters } from '@assay/contracts/owed-letters'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'

interface Links {
  readonly candidate: { readonly id: string }
  readonly requirement: { readonly id: string }
  readonly shortlisted: { readonly id: string }
}

export type Wish = Linked<typeof candidateRequests, Links>
export type OwedLetter = Linked<typeof owedLetters, Links>

interface Listing {
  readonly state: string
  readonly number: number
  readonly size: number
}

const totalOf = (meta: Record<string, unknown>, shown: number): number =>
  Number((meta['page'] as { total?: number } | undefined)?.total ?? shown)

export function wishesQuery({ state, kind, number, size }: Listing & { readonly kind: string }) {
  return queryOptions({
    queryKey: ['candidate-requests', 'list', { state, kind, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCandidateRequests, {
        query: {
          sort: state === 'asked' ? 'answerBy' : '-createdAt',
          page: { number, size },
          filter: { state: state || undefined, kind: kind || undefined },
        },
        signal,
      })
      return { wishes: data as Wish[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function lettersQuery({ state, number, size }: Listing) {
  return queryOptions({
    queryKey: ['owed-letters', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const filter = state === 'owed' || state === 'told' ? { state } : {}
      const query = { sort: '-createdAt', page: { number, size }, filter }
      const { data, meta } = await call(listOwedLetters, { query, signal })
      return { letters: data as OwedLetter[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
