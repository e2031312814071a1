import {
  getRepresentedInterview,
  listRepresentedInterviews,
  type representedInterviews,
} from '@assay/contracts/represented-interviews'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type RepresentedInterview = Linked<typeof representedInterviews, { candidate: { id: string } }>

export function representedQuery({ number, size }: { number: number; size: number }) {
  return queryOptions({
    queryKey: ['represented-interviews', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listRepresentedInterviews, {
        query: { sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { interviews: data as RepresentedInterview[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** One interview, with the times that can be named instead. */
export function oneRepresentedQuery(id: string) {
  return queryOptions({
    queryKey: ['represented-interviews', id],
    queryFn: async ({ signal }) => (await call(getRepresentedInterview, { params: { id }, signal })).data,
    staleTime: 0,
  })
}
