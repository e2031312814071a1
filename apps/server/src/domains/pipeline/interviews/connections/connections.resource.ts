import type { Presented } from '@assay/jsonapi/present'
import type { CalendarCounts, ConnectedCalendar, Connection } from './connections.store.ts'
import type { BegunGrant } from './grant-calendar.ts'
import type { WrittenInterview } from './written-interviews.store.ts'

export function presentConnection(
  connection: Connection,
  { calendars, countsOf }: { calendars: readonly ConnectedCalendar[]; countsOf: (id: string) => CalendarCounts },
): Presented {
  const {
    id,
    provider,
    address,
    account,
    state,
    problem,
    lastSynchronizedAt,
    nextAttemptAt,
    version,
    createdAt,
    updatedAt,
  } = connection
  const own = calendars.filter(({ connectionId }) => connectionId === id)
  return {
    type: 'calendar-connections',
    id,
    attributes: {
      provider,
      address,
      account,
      state,
      problem,
      lastSynchronizedAt,
      nextAttemptAt,
      calendars: own.map((calendar) => ({
        id: calendar.id,
        name: calendar.name,
        isBusy: calendar.isBusy,
        receives: calendar.receives,
        isWritable: calendar.isWritable,
        busyCount: countsOf(calendar.id).busy,
        skippedCount: countsOf(calendar.id).skipped,
      })),
      writtenCount: own.reduce((sum, calendar) => sum + countsOf(calendar.id).written, 0),
      version,
      createdAt,
      updatedAt,
    },
  }
}

export function presentConflict(written: WrittenInterview, label: string): Presented {
  const { id, interviewId, found, startsAt, endsAt, foundStart, foundEnd, foundAt, createdAt, updatedAt } = written
  return {
    type: 'calendar-conflicts',
    id,
    attributes: {
      kind: found,
      interviewId,
      label,
      start: startsAt,
      end: endsAt,
      foundStart,
      foundEnd,
      foundAt: foundAt ?? updatedAt,
      createdAt,
      updatedAt,
    },
  }
}

/** They are the same on every server. */
export const PROVIDER_IDS = {
  google: '0190f000-0000-7000-8000-000000000002',
  microsoft: '0190f000-0000-7000-8000-000000000003',
} as const

export function presentProvider({ kind, name }: BegunGrant['provider'], authorizationUrl: string | null): Presented {
  const at = new Date(0)
  return {
    type: 'calendar-providers',
    id: PROVIDER_IDS[kind],
    attributes: { provider: kind, name, authorizationUrl, createdAt: at, updatedAt: at },
  }
}
