import { listSearches } from '@assay/contracts/candidate-searches'
import {
  getRequirement,
  listRequirements,
  type RequirementState,
  type requirements,
} from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { listSampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { listScorecardTemplates, type scorecardTemplates } from '@assay/contracts/scorecard-templates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Requirement = ResourceOf<typeof requirements>
/** What rows show of a job. */
const listed = [
  ...(['title', 'state', 'seats', 'band', 'funnel', 'fillForecast', 'agencies', 'mayDo', 'lint'] as const),
  ...(['openedAt', 'closedAt', 'closeCode', 'createdAt'] as const),
] as const
export type ListedRequirement = Pick<Requirement, 'id' | (typeof listed)[number]>
export type ScorecardTemplate = ResourceOf<typeof scorecardTemplates>

export interface RequirementListing {
  readonly states: readonly RequirementState[]
  readonly text?: string
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

export function requirementsQuery(listing: RequirementListing) {
  const { states, text = '', sort = '-createdAt', number = 1, size = 25 } = listing
  return queryOptions({
    queryKey: ['requirements', 'list', { states, text, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listRequirements, {
        query: {
          fields: { requirements: listed.join(',') },
          sort,
          filter: { state: states.length === 0 ? undefined : states.join(','), search: text || undefined },
          page: { number, size },
        },
        signal,
      })
      return { requirements: data as ListedRequirement[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function requirementQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', id],
    queryFn: async ({ signal }) => (await call(getRequirement, { params: { id }, signal })).data,
  })
}

export function openRequirementsQuery() {
  return queryOptions({
    queryKey: ['requirements', 'open'],
    queryFn: async ({ signal }) =>
      (
        await call(listRequirements, {
          query: { filter: { state: 'open' }, sort: '-createdAt', page: { size: 6 } },
          signal,
        })
      ).data,
    staleTime: 30_000,
  })
}

export function scorecardTemplatesQuery() {
  return queryOptions({
    queryKey: ['scorecard-templates'],
    queryFn: async ({ signal }) =>
      (await call(listScorecardTemplates, { query: { filter: { retired: 'no' } }, signal })).data,
    staleTime: 60_000,
  })
}

export function samplesQuery() {
  return queryOptions({
    queryKey: ['sample-job-descriptions', 'choice'],
    queryFn: async ({ signal }) => (await call(listSampleJobDescriptions, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function savedSearchesQuery() {
  return queryOptions({
    queryKey: ['searches', 'list', 'to-begin-from'],
    queryFn: async ({ signal }) =>
      (
        await call(listSearches, {
          query: { filter: { saved: 'true' }, sort: '-createdAt', page: { size: 50 } },
          signal,
        })
      ).data,
    staleTime: 30_000,
  })
}
