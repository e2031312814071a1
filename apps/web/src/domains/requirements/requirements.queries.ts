import { listRequirements, type requirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Requirement = ResourceOf<typeof requirements>

export function openRequirementsQuery() {
  return queryOptions({
    queryKey: ['requirements', 'open'],
    queryFn: async ({ signal }) =>
      (
        await call(listRequirements, {
          query: { filter: { state: 'open' }, sort: '-createdAt', page: { size: 6 } },
          signal,
        })
      ).data,
    staleTime: 30_000,
  })
}
