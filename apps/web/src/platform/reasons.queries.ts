import { listReasonCodes, type ReasonKind } from '@assay/contracts/reason-codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/** What the company can give as its reason now, in its own order. */
export function offeredReasonsQuery(kind: ReasonKind) {
  return queryOptions({
    queryKey: ['reason-codes', 'offered', kind],
    queryFn: async ({ signal }) => {
      const { data } = await call(listReasonCodes, { query: { filter: { kind, retired: 'no' } }, signal })
      return data.map(({ code, label }) => ({ value: code, label }))
    },
    staleTime: 60_000,
  })
}
