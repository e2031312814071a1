import { getDashboard } from '@assay/contracts/dashboards'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export function myDashboard() {
  return queryOptions({
    queryKey: ['dashboards', 'me'],
    queryFn: async ({ signal }) => {
      const { data } = await call(getDashboard, { signal })
      return data
    },
  })
}
