import { type agencyRatings, listRatings } from '@assay/contracts/agency-ratings'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type AgencyRating = ResourceOf<typeof agencyRatings>

export function agencyRatingQuery(submission: string) {
  return queryOptions({
    queryKey: ['agency-ratings', submission],
    queryFn: async ({ signal }) =>
      (await call(listRatings, { query: { filter: { submission } }, signal })).data[0] ?? null,
  })
}
