import { type candidates, getCandidate } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Candidate = ResourceOf<typeof candidates>

export function candidateQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', id],
    queryFn: async ({ signal }) => (await call(getCandidate, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}
