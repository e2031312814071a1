import type { googleIdentities, signInOptions } from '@assay/contracts/google-identities'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Identity = ResourceOf<typeof googleIdentities>
export type SignInOption = ResourceOf<typeof signInOptions>

/** Loaded after the page renders, because its schemas would delay the login. */
export function signInOptionsQuery(domain: string | null) {
  return queryOptions({
    queryKey: ['sign-in-options', domain],
    queryFn: async ({ signal }) => {
      const { listSignInOptions } = await import('@assay/contracts/google-identities')
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
      const { listIdentities } = await import('@assay/contracts/google-identities')
      return (await call(listIdentities, { signal })).data
    },
  })
}
