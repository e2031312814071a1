// The operations on a user’s calendars, wherever they are.
import type { CalendarEntry } from '../calendars/index.ts'
import type { Span } from '../times/index.ts'

export interface FoundCalendar {
  readonly url: string
  readonly name: string
  /** Ours to write to; of others, only the times may be readable. */
  readonly isWritable: boolean
  /** The default calendar of the account. */
  readonly isMain?: boolean
  readonly tag: string | null
  readonly cursor: string | null
}

export interface ObjectMark {
  readonly href: string
  readonly etag: string
}

/** The times of an event. Its words are not looked at. */
export interface SeenEvent extends ObjectMark {
  readonly busy: readonly Span[]
  /** It could not be read. */
  readonly isSkipped: boolean
  /** Of an event that Assay wrote, or of the mailed invitation to the same interview. */
  readonly own: (Span & { readonly isCancelled: boolean }) | null
}

export interface Changes {
  /** All events of the window, rather than what changed. */
  readonly isWhole: boolean
  /** Some servers list the events first, and their times on request; others send everything together. */
  readonly there: readonly (ObjectMark | SeenEvent)[]
  readonly gone: readonly string[]
  readonly cursor: string | null
}

/** How times are to be read. */
export interface Reading {
  /** For events without a zone, and for whole days. */
  readonly zone: string
  readonly window: Span
  /** Of interviews: their events are no busy times. */
  readonly ownUids: readonly string[]
  /** Where interviews were written to. */
  readonly ownHrefs: readonly string[]
}

export interface ToWrite {
  /** Where it was written to before. */
  readonly href: string | null
  readonly interviewId: string
  readonly entry: CalendarEntry
  readonly zone: string
}

export interface CalendarService {
  listCalendars(): Promise<FoundCalendar[]>
  /** Since the cursor, or everything that touches the window. */
  listChanges(calendar: FoundCalendar, since: string | null, reading: Reading): Promise<Changes>
  /** Deleted events are left out; an event with the given version may come without its times. */
  readEvents(
    calendarUrl: string,
    wanted: readonly { readonly href: string; readonly etag: string | null }[],
    reading: Reading,
  ): Promise<(ObjectMark | SeenEvent)[]>
  /** Returns its address, which differs from the requested one if the calendar had an event of this UID. */
  write(calendarUrl: string, event: ToWrite): Promise<{ href: string; etag: string | null }>
  /** Succeeds also if it was deleted already. */
  remove(href: string): Promise<void>
}

export const isSeen = (event: ObjectMark | SeenEvent): event is SeenEvent => 'busy' in event
