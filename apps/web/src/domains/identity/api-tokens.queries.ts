import { type apiTokens, listApiTokens, makeApiToken, revokeApiToken } from '@assay/contracts/api-tokens'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

export type ApiToken = ResourceOf<typeof apiTokens>

export function apiTokensQuery() {
  return queryOptions({
    queryKey: ['api-tokens'],
    queryFn: async ({ signal }) => (await call(listApiTokens, { signal })).data,
  })
}

export const sendApiToken = async (body: z.input<typeof makeApiToken.body>) => (await call(makeApiToken, { body })).data
export const sendRevocation = (id: string) => call(revokeApiToken, { params: { id } })
