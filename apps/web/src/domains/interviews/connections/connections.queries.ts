import {
  type calendarConflicts,
  type calendarConnections,
  type calendarProviders,
  listCalendarConflicts,
  listCalendarConnections,
  listCalendarProviders,
} from '@assay/contracts/calendar-connections'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type CalendarConnection = ResourceOf<typeof calendarConnections>
export type CalendarProvider = ResourceOf<typeof calendarProviders>
export type CalendarConflict = ResourceOf<typeof calendarConflicts>

/** A calendar that was just connected is read within seconds, and its news may arrive before the first stream does. */
const SOON_MS = 3_000

export function connectionsQuery() {
  return queryOptions({
    queryKey: ['interviews', 'connections'],
    queryFn: async ({ signal }) => (await call(listCalendarConnections, { signal })).data,
    staleTime: 10_000,
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'new') ? SOON_MS : false),
  })
}

export function conflictsQuery() {
  return queryOptions({
    queryKey: ['interviews', 'conflicts'],
    queryFn: async ({ signal }) => (await call(listCalendarConflicts, { signal })).data,
    staleTime: 10_000,
  })
}

/** Where calendars are connected by signing in; what the operator has set up rarely changes. */
export function calendarProvidersQuery() {
  return queryOptions({
    queryKey: ['interviews', 'calendar-providers'],
    queryFn: async ({ signal }) => (await call(listCalendarProviders, { signal })).data,
    staleTime: 5 * 60_000,
  })
}
