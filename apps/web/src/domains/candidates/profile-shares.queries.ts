import {
  listProfileShares,
  openSharedProfile,
  type profileShares,
  type sharedProfiles,
} from '@assay/contracts/profile-shares'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type ProfileShare = ResourceOf<typeof profileShares>
export type SharedProfile = ResourceOf<typeof sharedProfiles>

export const openSharesQuery = (candidate: string) =>
  queryOptions({
    queryKey: ['profile-shares', candidate],
    queryFn: async ({ signal }) =>
      (
        await call(listProfileShares, {
          query: { filter: { candidate, state: 'open' }, sort: '-createdAt', page: { size: 25 } },
          signal,
        })
      ).data,
  })

export const sharedProfileQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-profiles', token],
    queryFn: async ({ signal }) => (await call(openSharedProfile, { body: { token }, signal, quiet: true })).data,
    retry: false,
  })
