import { getPhoto, getProfile, listSessions, type profiles } from '@assay/contracts/profiles'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Profile = ResourceOf<typeof profiles>

export function profileQuery() {
  return queryOptions({
    queryKey: ['profiles', 'me'],
    queryFn: async ({ signal }) => (await call(getProfile, { signal, quiet: true })).data,
    staleTime: 300_000,
  })
}

export function photoQuery(profile: Pick<Profile, 'hasPhoto' | 'updatedAt'>) {
  return queryOptions({
    queryKey: ['profiles', 'photo', profile.updatedAt],
    queryFn: async ({ signal }) => URL.createObjectURL(await call(getPhoto, { signal, quiet: true })),
    enabled: profile.hasPhoto,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  })
}
