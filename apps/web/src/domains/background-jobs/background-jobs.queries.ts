import { type BackgroundJobState, type backgroundJobs, listBackgroundJobs } from '@assay/contracts/background-jobs'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type BackgroundJob = ResourceOf<typeof backgroundJobs>

interface Listing {
  readonly state: BackgroundJobState | ''
  readonly number: number
  readonly size: number
}

export function backgroundJobsQuery({ state, number, size }: Listing) {
  return queryOptions({
    queryKey: ['background-jobs', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listBackgroundJobs, {
        query: { sort: '-createdAt', page: { number, size }, filter: state === '' ? {} : { state } },
        signal,
      })
      return { jobs: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}
