import { type agencyScores, listScores } from '@assay/contracts/agency-ratings'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type AgencyScore = ResourceOf<typeof agencyScores>

export function agencyScoreQuery(agencyId: string | null) {
  return queryOptions({
    queryKey: ['agency-scores', agencyId],
    queryFn: async ({ signal }) => {
      const query = { filter: { agency: agencyId ?? undefined } }
      return (await call(listScores, { query, signal })).data[0] ?? null
    },
    staleTime: 60_000,
  })
}
