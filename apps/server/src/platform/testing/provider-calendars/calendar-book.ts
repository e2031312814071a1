// The calendars of one account as the counterparts of Google and Microsoft keep them: events, series, what changed.
import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'

export interface BookedEvent {
  readonly id: string
  uid: string
  title: string
  text: string
  place: string
  start: number
  end: number
  /** Whole days, as dates. */
  days: { readonly from: string; readonly to: string } | null
  /** Repeats weekly at the same local time. */
  weekly: { readonly zone: string; readonly count: number; readonly without: readonly number[] } | null
  isFree: boolean
  isDeclined: boolean
  isDeleted: boolean
  /** An invitation from someone else. */
  isInvitation: boolean
  sequence: number
  /** What Assay marked it with. */
  mark: string | null
  version: number
}

export interface Occurrence {
  readonly id: string
  readonly event: BookedEvent
  readonly start: number
  readonly end: number
}

export interface CalendarBook {
  readonly id: string
  readonly name: string
  readonly access: 'owner' | 'times'
  readonly events: Map<string, BookedEvent>
  /** The ids of events that changed, in order: a token is a place in this list. */
  readonly changes: string[]
}

export const openBook = (id: string, name: string, access: CalendarBook['access'] = 'owner'): CalendarBook => ({
  id,
  name,
  access,
  events: new Map(),
  changes: [],
})

type Booked = Partial<Omit<BookedEvent, 'id' | 'version'>> & { readonly id?: string }

/** Adds an event, or replaces the one with this id. */
export function book({ events, changes }: CalendarBook, given: Booked): BookedEvent {
  const id = given.id ?? `e${randomUUID().replaceAll('-', '')}`
  const before = events.get(id)
  const fresh = { title: '', text: '', place: '', start: 0, end: 0, days: null, weekly: null, sequence: 0, mark: null }
  const states = { isFree: false, isDeclined: false, isDeleted: false, isInvitation: false }
  const event = { uid: `${id}@elsewhere.test`, ...fresh, ...states, version: 0, ...before, ...given, id }
  event.version += 1
  events.set(id, event)
  changes.push(id)
  return event
}

export const occurrencesOf = (event: BookedEvent): Occurrence[] => {
  const { id, start, end, weekly } = event
  if (weekly === null) return [{ id, event, start, end }]
  const first = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(weekly.zone)
  return Array.from({ length: weekly.count }, (_, week) => first.add({ weeks: week }).epochMilliseconds).flatMap(
    (begins, week) =>
      weekly.without.includes(week) ? [] : [{ id: `${id}_${week}`, event, start: begins, end: begins + (end - start) }],
  )
}

/** What a view of a time shows. */
export const occurrencesIn = ({ events }: CalendarBook, from: number, to: number): Occurrence[] =>
  [...events.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(occurrencesOf)
    .filter(({ start, end, event }) => event.days !== null || (start < to && from < end))

export function findOccurrence({ events }: CalendarBook, id: string): Occurrence | undefined {
  return [...events.values()].flatMap(occurrencesOf).find((each) => each.id === id)
}

/** The events that changed since a place in the list. */
export const changedSince = ({ events, changes }: CalendarBook, place: number): BookedEvent[] =>
  [...new Set(changes.slice(place))].flatMap((id) => events.get(id) ?? [])
