import { diffSearches, type diffs } from '@assay/contracts/diffs'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type SearchDiff = ResourceOf<typeof diffs>

export function diffQuery(before: string, after: string) {
  return queryOptions({
    queryKey: ['searches', before, 'diff', after],
    queryFn: async ({ signal }): Promise<SearchDiff> =>
      (await call(diffSearches, { params: { id: before, otherId: after }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
