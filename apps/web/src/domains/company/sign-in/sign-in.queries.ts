import type { ResourceOf } from '@assay/contracts/resource'
import { listScimTokens, type scimTokens } from '@assay/contracts/scim-tokens'
import {
  listSignInDomains,
  listSignInProviders,
  type signInDomains,
  type signInProviders,
} from '@assay/contracts/sign-in-providers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type SignInProvider = ResourceOf<typeof signInProviders>
export type ScimToken = ResourceOf<typeof scimTokens>
export type SignInDomain = ResourceOf<typeof signInDomains>

export function signInProviderQuery() {
  return queryOptions({
    queryKey: ['sign-in-providers'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listSignInProviders, { signal })
      return { provider: data[0] ?? null, redirectUrl: String(meta['redirectUrl'] ?? '') }
    },
  })
}

export function signInDomainsQuery() {
  return queryOptions({
    queryKey: ['sign-in-domains'],
    queryFn: async ({ signal }) => (await call(listSignInDomains, { signal })).data,
  })
}

export function scimTokensQuery() {
  return queryOptions({
    queryKey: ['scim-tokens'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listScimTokens, { signal })
      return { tokens: data, baseUrl: String(meta['baseUrl'] ?? '') }
    },
  })
}
