import { type agencies, listAgencies } from '@assay/contracts/agencies'
import type { ResourceOf } from '@assay/contracts/resource'
import { listTeammates } from '@assay/contracts/teammates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Agency = ResourceOf<typeof agencies>

export const ownAgencyKey = ['own-agency'] as const

/** An agency lists itself alone. */
export const ownAgencyQuery = queryOptions({
  queryKey: ownAgencyKey,
  queryFn: async ({ signal }) => {
    const { data } = await call(listAgencies, { signal })
    const [own] = data
    if (own === undefined) throw new Error('This agency no longer exists.')
    return own
  },
})

/** Those who can be its contact person. */
export const membersQuery = queryOptions({
  queryKey: [...ownAgencyKey, 'members'],
  queryFn: async ({ signal }) => {
    const query = { filter: { state: 'active' }, page: { size: 100 } }
    const { data } = await call(listTeammates, { query, signal })
    return data.flatMap(({ userId, fullName, email }) => (userId === null ? [] : [{ userId, fullName, email }]))
  },
})
