import { type biasAudits, getBiasAudit, listBiasAudits } from '@assay/contracts/bias-audits'
import { type ownDemographics, readOwnDemographics } from '@assay/contracts/demographics'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type BiasAudit = ResourceOf<typeof biasAudits>
export type OwnGroups = ResourceOf<typeof ownDemographics>

const POLL_MS = 2_000
const isGoingOn = ({ state }: BiasAudit): boolean => state === 'queued' || state === 'running'

export function biasAuditsQuery({ number, size }: { number: number; size: number }) {
  return queryOptions({
    queryKey: ['bias-audits', 'list', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listBiasAudits, {
        query: { sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { audits: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.audits.some(isGoingOn) === true ? POLL_MS : false),
  })
}

export function biasAuditQuery(id: string) {
  return queryOptions({
    queryKey: ['bias-audits', id],
    queryFn: async ({ signal }) => (await call(getBiasAudit, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data !== undefined && isGoingOn(state.data) ? POLL_MS : false),
  })
}

/** The latest public audit: of the whole installation or, as long as it has none, of a company. */
export function latestAuditQuery() {
  return queryOptions({
    queryKey: ['bias-audits', 'latest'],
    queryFn: async ({ signal }) => {
      const latestOf = async (scope: 'installation' | 'company') => {
        const query = { filter: { published: 'true', scope }, sort: '-createdAt', page: { size: 1 } } as const
        return (await call(listBiasAudits, { query, signal })).data[0]
      }
      return (await latestOf('installation')) ?? (await latestOf('company')) ?? null
    },
  })
}

/** The public audits, latest first. */
export function publishedAuditsQuery() {
  return queryOptions({
    queryKey: ['bias-audits', 'published'],
    queryFn: async ({ signal }) =>
      (await call(listBiasAudits, { query: { filter: { published: 'true' }, sort: '-createdAt' }, signal })).data,
  })
}

export const ownGroupsKey = (token: string) => ['own-demographics', token] as const

export function ownGroupsQuery(token: string) {
  return queryOptions({
    queryKey: ownGroupsKey(token),
    queryFn: async ({ signal }) => (await call(readOwnDemographics, { body: { token }, signal })).data,
  })
}
