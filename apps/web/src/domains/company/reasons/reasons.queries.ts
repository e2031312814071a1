import { listReasonCodes, type reasonCodes } from '@assay/contracts/reason-codes'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Reason = ResourceOf<typeof reasonCodes>

export function reasonsQuery() {
  return queryOptions({
    queryKey: ['reason-codes', 'all'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listReasonCodes, { signal })
      return { reasons: data as Reason[], mayChange: meta['mayChange'] === true }
    },
  })
}
