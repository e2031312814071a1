import { type excludedEmployers, listExcludedEmployers } from '@assay/contracts/excluded-employers'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type ExcludedEmployer = ResourceOf<typeof excludedEmployers>

export function excludedEmployersQuery() {
  return queryOptions({
    queryKey: ['excluded-employers'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listExcludedEmployers, { signal })
      return { employers: data, mayChange: meta['mayChange'] === true }
    },
  })
}
