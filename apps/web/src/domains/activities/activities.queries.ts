import {
  type ActivityKind,
  type activities,
  type activityChecks,
  checkActivities,
  exportActivitiesCsv,
  exportActivitiesJson,
  getActivity,
  listActivities,
} from '@assay/contracts/activities'
import type { ResourceOf } from '@assay/contracts/resource'
import { listTeammates } from '@assay/contracts/teammates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { instantOfDay } from './days.ts'

export type Activity = ResourceOf<typeof activities>
export type ChainCheck = ResourceOf<typeof activityChecks>

export interface TimelineFilter {
  readonly requirement: string
  readonly candidate: string
  readonly person: string
  readonly kind: ActivityKind | ''
  /** Days in the user's calendar, including the last one. */
  readonly from: string
  readonly to: string
}

export interface TimelineListing extends TimelineFilter {
  readonly after: string
  readonly before: string
  readonly size: number
}

function filterOf({ requirement, candidate, person, kind, from, to }: TimelineFilter) {
  return {
    requirement: requirement || undefined,
    candidate: candidate || undefined,
    person: person || undefined,
    kind: kind || undefined,
    from: from === '' ? undefined : instantOfDay(from),
    to: to === '' ? undefined : instantOfDay(to, 1),
  }
}

export function activitiesQuery(listing: TimelineListing) {
  const { after, before, size } = listing
  return queryOptions({
    queryKey: ['activities', 'list', listing],
    queryFn: async ({ signal }) => {
      const page = { size, ...(after !== '' && { after }), ...(before !== '' && { before }) }
      const { data, meta, links } = await call(listActivities, {
        query: { filter: filterOf(listing), page },
        signal,
      })
      const cursorIn = (name: 'next' | 'prev', key: string) => {
        const address = links[name]
        return typeof address === 'string' ? new URL(address, location.origin).searchParams.get(`page[${key}]`) : null
      }
      return {
        activities: data,
        total: Number(meta['total'] ?? data.length),
        older: cursorIn('next', 'after'),
        newer: cursorIn('prev', 'before'),
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}

export function activityQuery(id: string) {
  return queryOptions({
    queryKey: ['activities', id],
    queryFn: async ({ signal }) => (await call(getActivity, { params: { id }, signal })).data,
  })
}

export async function fetchCheck(): Promise<ChainCheck> {
  return (await call(checkActivities)).data
}

export async function fetchExport(form: 'csv' | 'json', filter: TimelineFilter): Promise<Blob> {
  const query = { filter: filterOf(filter) }
  return form === 'csv' ? call(exportActivitiesCsv, { query }) : call(exportActivitiesJson, { query })
}

/** Colleagues to filter by, if the user may list them. */
export function timelinePeopleQuery(isEmployer: boolean) {
  return queryOptions({
    queryKey: ['activities', 'people', isEmployer],
    queryFn: async ({ signal }) =>
      (isEmployer ? (await call(listTeammates, { signal })).data : []).flatMap(({ userId, fullName }) =>
        userId === null ? [] : [{ value: userId, label: fullName }],
      ),
    staleTime: 60_000,
  })
}
