import { type BackgroundJobState, type backgroundJobs, listBackgroundJobs } from '@assay/contracts/background-jobs'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type BackgroundJob = ResourceOf<typeof backgroundJobs>

interface Listing {
  readonly state: BackgroundJobState | ''
  readonly number: number
  readonly size: number
}

const totalOf = (meta: Record<string, unknown>, shown: number): number =>
  Number((meta['page'] as { total?: number } | undefined)?.total ?? shown)

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
