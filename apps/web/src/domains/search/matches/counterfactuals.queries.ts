import { type counterfactuals, getCounterfactuals } from '@assay/contracts/counterfactuals'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Counterfactuals = ResourceOf<typeof counterfactuals>

export function counterfactualsQuery(searchId: string, candidateId: string) {
  return queryOptions({
    queryKey: ['searches', searchId, 'counterfactuals', candidateId],
    queryFn: async ({ signal }) =>
      (await call(getCounterfactuals, { params: { id: searchId, candidateId }, signal })).data,
    staleTime: 60_000,
  })
}
