import {
  getHiredCandidate,
  type HireState,
  type hiredCandidates,
  listHiredCandidates,
} from '@assay/contracts/hired-candidates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'
import { LISTED_CANDIDATES, type ListedCandidate } from '../../platform/listed-candidate.ts'

export type Hire = Linked<
  typeof hiredCandidates,
  { candidate: ListedCandidate; requirement: { id: string }; offer: { id: string } }
>

/** What rows show of a hire. */
const listed = [
  ...(['state', 'rate', 'startOn', 'endOn', 'dayOfTrial', 'trialDays', 'trialEndsOn', 'guaranteeUntil'] as const),
  ...(['guaranteeDaysLeft', 'checkIns', 'fee', 'requirementTitle', 'candidate'] as const),
] as const
export type ListedHire = Pick<Hire, 'id' | (typeof listed)[number]>
const LISTED = { ...LISTED_CANDIDATES, 'hired-candidates': listed.join(',') }

export interface HireListing {
  readonly states: readonly HireState[]
  readonly sort: string
  readonly number: number
  readonly size: number
}

export function hiresQuery({ states, sort, number, size }: HireListing) {
  return queryOptions({
    queryKey: ['hired-candidates', 'list', { states, sort, number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listHiredCandidates, {
        query: {
          include: 'candidate',
          fields: LISTED,
          sort,
          page: { number, size },
          filter: { state: states.length === 0 ? undefined : states.join(',') },
        },
        signal,
      })
      return { hires: data as unknown as ListedHire[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** How the hires of a job go, by candidate. */
export function hiresOfJobQuery(requirement: string) {
  return queryOptions({
    queryKey: ['hired-candidates', 'of', requirement],
    queryFn: async ({ signal }) => {
      const fields = { 'hired-candidates': 'state,startOn,candidate' }
      const query = { fields, sort: '-startOn', page: { number: 1, size: 50 }, filter: { requirement } }
      const { data } = await call(listHiredCandidates, { query, signal })
      return data as unknown as (Pick<Hire, 'state' | 'startOn'> & { candidate: { id: string } })[]
    },
    staleTime: 10_000,
  })
}

/** Start dates and ends of trials and guarantees in a period. */
export function hiresBetweenQuery({ from, to }: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['hired-candidates', 'between', from, to],
    queryFn: async ({ signal }) => {
      const query = {
        include: 'candidate',
        fields: LISTED,
        sort: 'startOn',
        page: { number: 1, size: 50 },
        filter: { from, to },
      }
      const { data, meta } = await call(listHiredCandidates, { query, signal })
      return { hires: data as unknown as ListedHire[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function hireQuery(id: string) {
  return queryOptions({
    queryKey: ['hired-candidates', id],
    queryFn: async ({ signal }) =>
      (await call(getHiredCandidate, { params: { id }, query: { include: 'candidate' }, signal })).data as Hire,
    staleTime: 5_000,
  })
}
