import { type agencyApiCalls, type agencyApiKeys, listApiCalls, listApiKeys } from '@assay/contracts/agency-api-keys'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type ApiKey = ResourceOf<typeof agencyApiKeys>
export type ApiCall = ResourceOf<typeof agencyApiCalls>

/** More than an agency can have, so the list has no pages. */
const ALL = { size: 100 }

export const apiKeysQuery = queryOptions({
  queryKey: ['agency-api', 'keys'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await call(listApiKeys, { query: { sort: '-createdAt', page: ALL }, signal })
    return { keys: data, mayCreate: meta['mayCreate'] === true }
  },
})

export const apiCallsQuery = (keyId: string) =>
  queryOptions({
    queryKey: ['agency-api', 'calls', keyId],
    queryFn: async ({ signal }) => {
      const filter = keyId === '' ? {} : { key: keyId }
      return (await call(listApiCalls, { query: { sort: '-createdAt', page: ALL, filter }, signal })).data
    },
    refetchInterval: 15_000,
  })
