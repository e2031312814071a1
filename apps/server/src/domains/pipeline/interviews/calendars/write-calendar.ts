// Writes interviews as calendar files. Always in UTC: with a zone, the library would write the server’s local hour.
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarEntry {
  readonly uid: string
  readonly sequence: number
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string | null
  readonly isCancelled: boolean
  readonly changedAt: Date
}

export interface Invited {
  /** The sender and the only recipient, so that no addresses are disclosed to others. */
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendee: { readonly name: string; readonly email: string; readonly isOptional: boolean }
}

const PRODUCT = { company: 'Assay', product: 'Assay', language: 'EN' }

/** An invitation, its update or its cancellation: the same UID with an increasing sequence. */
export function writeInvitation(entry: CalendarEntry, { organizer, attendee }: Invited): string {
  const calendar = ical({
    prodId: PRODUCT,
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    ...eventOf(entry),
    organizer: { ...organizer },
    attendees: [
      {
        name: attendee.name,
        email: attendee.email,
        rsvp: false,
        role: attendee.isOptional ? ICalAttendeeRole.OPT : ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  })
  return calendar.toString()
}

/** For subscriptions and downloads, without inviting anyone. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: PRODUCT, name, method: ICalCalendarMethod.PUBLISH, ttl: 900 })
  for (const entry of entries) calendar.createEvent(eventOf(entry))
  return calendar.toString()
}

function eventOf({ uid, sequence, start, end, isCancelled, changedAt, url, ...words }: CalendarEntry) {
  return {
    id: uid,
    sequence,
    start,
    end,
    stamp: changedAt,
    ...words,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url === null ? {} : { url }),
  }
}
