import { listActivities } from '@assay/contracts/activities'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  getTeammate,
  getTeammateDetails,
  listTeammates,
  type TeammateState,
  type teammateDetails,
  type teammates,
} from '@assay/contracts/teammates'
import { listRoles, type permissions, type roles } from '@assay/contracts/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Teammate = ResourceOf<typeof teammates>
export type TeammateDetails = ResourceOf<typeof teammateDetails>
export type TeamRole = Linked<typeof roles, { permissions: ResourceOf<typeof permissions>[] }>

export interface TeamListing {
  readonly states: readonly TeammateState[]
  readonly role: string
  readonly sort: string
  readonly number: number
  readonly size: number
}

export function teamQuery({ states, role, sort, number, size }: TeamListing) {
  return queryOptions({
    queryKey: ['teammates', 'list', { states, role, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listTeammates, {
        query: { sort, page: { number, size }, filter: { state: states.join(','), role: role || undefined } },
        signal,
      })
      return { people: data, total: totalOf(meta, data.length), mayInvite: meta['mayInvite'] === true }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function teammateQuery(id: string) {
  return queryOptions({
    queryKey: ['teammates', 'one', id],
    queryFn: async ({ signal }) => (await call(getTeammate, { params: { id }, signal })).data,
    staleTime: 5_000,
  })
}

export function detailsQuery(id: string) {
  return queryOptions({
    queryKey: ['teammates', 'details', id],
    queryFn: async ({ signal }) => (await call(getTeammateDetails, { params: { id }, signal })).data,
    staleTime: 30_000,
  })
}

/** The roles of the team, with what they grant. */
export function rolesQuery() {
  return queryOptions({
    queryKey: ['roles'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listRoles, { query: { include: 'permissions', page: { size: 100 } }, signal })
      return { roles: data as TeamRole[], mayWrite: meta['mayWrite'] === true }
    },
    staleTime: 60_000,
  })
}

const LATEST = 8

export function teammateActivitiesQuery(userId: string) {
  return queryOptions({
    queryKey: ['activities', 'of-person', userId],
    queryFn: async ({ signal }) =>
      (await call(listActivities, { query: { filter: { person: userId }, page: { size: LATEST } }, signal })).data,
    staleTime: 30_000,
  })
}
