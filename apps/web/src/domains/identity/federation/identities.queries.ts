import {
  type googleIdentities,
  listIdentities,
  listSignInOptions,
  type signInOptions,
} from '@assay/contracts/google-identities'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Identity = ResourceOf<typeof googleIdentities>
export type SignInOption = ResourceOf<typeof signInOptions>

export function signInOptionsQuery(domain: string | null) {
  return queryOptions({
    queryKey: ['sign-in-options', domain],
    queryFn: async ({ signal }) => {
      const filter = domain === null ? {} : { domain }
      return (await call(listSignInOptions, { query: { filter }, signal, quiet: true })).data
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
}

export function identitiesQuery() {
  return queryOptions({
    queryKey: ['google-identities'],
    queryFn: async ({ signal }) => {
      return (await call(listIdentities, { signal })).data
    },
  })
}
