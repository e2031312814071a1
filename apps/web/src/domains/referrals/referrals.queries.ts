import { listReferrals, type ReferralState, type referrals } from '@assay/contracts/referrals'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Referral = ResourceOf<typeof referrals>

export interface ReferralListing {
  readonly state: ReferralState | ''
  readonly number: number
  readonly size: number
}

export function referralsQuery({ state, number, size }: ReferralListing) {
  return queryOptions({
    queryKey: ['referrals', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listReferrals, {
        query: { sort: '-createdAt', page: { number, size }, filter: state === '' ? {} : { state } },
        signal,
      })
      return {
        referrals: data,
        total: totalOf(meta, data.length),
        funnel: (meta['funnel'] ?? {}) as Readonly<Record<string, number>>,
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}
