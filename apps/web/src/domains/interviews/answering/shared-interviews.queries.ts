import type { ResourceOf } from '@assay/contracts/resource'
import { listSharedInterviews, type sharedInterviews } from '@assay/contracts/shared-interviews'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type SharedInterview = ResourceOf<typeof sharedInterviews> &
  Linked<typeof sharedInterviews, { candidate: { id: string } }>

export function sharedQuery({ number, size }: { number: number; size: number }) {
  return queryOptions({
    queryKey: ['shared-interviews', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listSharedInterviews, {
        query: { sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { interviews: data as SharedInterview[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
