import type { rankingTests } from '@assay/contracts/ranking-tests'
import type { ResourceOf } from '@assay/contracts/resource'
import { listSampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type RankingTest = ResourceOf<typeof rankingTests>

export function samplesQuery() {
  return queryOptions({
    queryKey: ['sample-job-descriptions', 'all'],
    queryFn: async ({ signal }) =>
      (await call(listSampleJobDescriptions, { query: { page: { size: 50 } }, signal, quiet: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
