import { getPublicJob, type publicJobs } from '@assay/contracts/public-jobs'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type PublicJob = ResourceOf<typeof publicJobs>

export const publicJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['public-jobs', id],
    queryFn: async ({ signal }) => (await call(getPublicJob, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
