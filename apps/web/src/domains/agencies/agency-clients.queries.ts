import { getAgency, listAgencies } from '@assay/contracts/agencies'
import { type AgencyClientState, type agencyClients, listAgencyClients } from '@assay/contracts/agency-clients'
import { type candidates, listCandidates } from '@assay/contracts/candidates'
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { listShortlisteds, type shortlisteds } from '@assay/contracts/shortlisteds'
import { listSubmissions, type SubmissionState, type submissions } from '@assay/contracts/submissions'
import { getMe } from '@assay/contracts/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type AgencyClient = Linked<typeof agencyClients, { company: { id: string }; agency: { id: string } }>
export type Submission = Linked<
  typeof submissions,
  { candidate: { id: string }; requirement: { id: string }; company: { id: string } }
>
export type Work = Awaited<ReturnType<typeof readWork>>[number]

export interface ClientListing {
  readonly states?: readonly AgencyClientState[]
  readonly number?: number
  readonly size?: number
}

export function agencyClientsQuery({ states = [], number = 1, size = 25 }: ClientListing) {
  return queryOptions({
    queryKey: ['agency-clients', 'list', { states, number, size }],
    queryFn: async ({ signal }) => {
      const filter = { state: states.length === 0 ? undefined : states.join(',') }
      const { data, meta } = await call(listAgencyClients, {
        query: { filter, sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { clients: data as AgencyClient[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export interface SubmissionListing {
  readonly states?: readonly SubmissionState[]
  readonly company?: string | undefined
  readonly requirement?: string | undefined
  readonly stage?: string | undefined
  readonly isEnding?: boolean
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

export function submissionsQuery(listing: SubmissionListing) {
  const {
    states = [],
    company,
    requirement,
    stage,
    isEnding = false,
    sort = '-createdAt',
    number = 1,
    size = 25,
  } = listing
  return queryOptions({
    queryKey: ['submissions', 'list', { states, company, requirement, stage, isEnding, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listSubmissions, {
        query: {
          sort,
          page: { number, size },
          filter: {
            state: states.length === 0 ? undefined : states.join(','),
            company,
            requirement,
            stage,
            ending: isEnding ? 'soon' : undefined,
          },
        },
        signal,
      })
      return { submissions: data as Submission[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

async function readWork({ number, size, signal }: { number: number; size: number; signal?: AbortSignal }) {
  const { data, meta } = await call(listRequirements, {
    query: { filter: { state: 'open,paused' }, include: 'company', sort: '-openedAt', page: { number, size } },
    ...(signal && { signal }),
  })
  const rows = data as Linked<(typeof listRequirements)['answers']['of'], { company: { id: string; name?: string } }>[]
  return Object.assign(rows, { total: totalOf(meta, data.length) })
}

/** A job that a link opens, whichever page of the list it is on. */
export function oneWorkQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', id, 'to-supply'],
    queryFn: async ({ signal }) =>
      (await call(getRequirement, { params: { id }, query: { include: 'company' }, signal })).data as Work,
    staleTime: 10_000,
  })
}

export function workQuery({ number = 1, size = 25 }: { number?: number; size?: number }) {
  return queryOptions({
    queryKey: ['requirements', 'list', 'to-supply', { number, size }],
    queryFn: ({ signal }) => readWork({ number, size, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function ownPeopleQuery(search: string) {
  return queryOptions({
    queryKey: ['candidates', 'own-people', search],
    queryFn: async ({ signal }) =>
      (
        await call(listCandidates, {
          query: { filter: { state: 'available', search: search || undefined }, page: { size: 25 } },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

export function agenciesQuery() {
  return queryOptions({
    queryKey: ['agencies'],
    queryFn: async ({ signal }) => (await call(listAgencies, { query: { page: { size: 100 } }, signal })).data,
    staleTime: 300_000,
  })
}

export const agencyQuery = (id: string) =>
  queryOptions({
    queryKey: ['agencies', id],
    queryFn: async ({ signal }) => (await call(getAgency, { params: { id }, signal })).data,
  })

export function shareCodeQuery() {
  return queryOptions({
    queryKey: ['share-code'],
    queryFn: async ({ signal }) => {
      const { data } = await call(getMe, { query: { include: 'agency' }, signal })
      return (data as { agency?: { slug?: string } | null }).agency?.slug ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type ShownEntry = Linked<
  typeof shortlisteds,
  { candidate: ResourceOf<typeof candidates>; requirement: { id: string } }
>

export function shownEntriesQuery({ number, size }: { number: number; size: number }) {
  return queryOptions({
    queryKey: ['shortlisteds', 'shown', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listShortlisteds, {
        query: { include: 'candidate', sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { entries: data as ShownEntry[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** The entries of one shared candidate. */
export function shownJobsQuery(candidate: string) {
  return queryOptions({
    queryKey: ['shortlisteds', 'shown', { candidate }],
    queryFn: async ({ signal }) => {
      const query = { include: 'candidate', filter: { candidate }, sort: '-createdAt', page: { size: 25 } } as const
      return (await call(listShortlisteds, { query, signal })).data as ShownEntry[]
    },
    staleTime: 10_000,
  })
}
