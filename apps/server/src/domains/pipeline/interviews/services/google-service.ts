// Google Calendar API v3.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { instantOfDay, overlaps, type Span, unite } from '../times/index.ts'
import type { CalendarService, Changes, FoundCalendar, Reading, SeenEvent, ToWrite } from './calendar-service.ts'
import { CalendarTrouble } from './calendar-trouble.ts'
import { type ProviderAnswer, type ProviderSession, readAnswer, readPages } from './provider-session.ts'

export const GOOGLE = 'Google Calendar'
/** The calendars of the list, the times of others, and events of calendars that the user owns. */
export const GOOGLE_SCOPES = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events.owned',
]

const MAX_NAME = 120
const MAX_PAGES = 40
/** A longer time is refused. */
const FREE_BUSY_MS = 60 * DAY_MS
/** Titles, texts and people are not requested. */
const EVENT_FIELDS =
  'id,etag,status,iCalUID,start,end,transparency,attendees(self,responseStatus),organizer/self,extendedProperties/private'

const moment = z.object({ date: z.string().optional(), dateTime: z.string().optional() })
const event = z.object({
  id: z.string(),
  etag: z.string().default(''),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  transparency: z.string().optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).optional(),
  organizer: z.object({ self: z.boolean().optional() }).optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
})
const events = z.object({
  items: z.array(event).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})
const calendarList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        accessRole: z.string(),
        primary: z.boolean().optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
})
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    }),
  ),
})
const failure = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })

type GoogleEvent = z.output<typeof event>

const reasonOf = ({ body }: ProviderAnswer): string => failure.safeParse(body).data?.error.errors[0]?.reason ?? ''

const TOO_MUCH = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']
export const isTooMuchForGoogle = (answer: ProviderAnswer): boolean =>
  answer.status === 403 && TOO_MUCH.includes(reasonOf(answer))

async function listAll(session: ProviderSession, base: string) {
  const read = async (pageToken?: string) =>
    readAnswer(
      await session.ask('GET', `${base}/users/me/calendarList`, {
        query: { maxResults: '250', ...(pageToken === undefined ? {} : { pageToken }) },
      }),
      { as: calendarList, name: GOOGLE, what: 'to list your calendars' },
    )
  const pages = await readPages(
    await read(),
    ({ nextPageToken }) => (nextPageToken === undefined ? null : read(nextPageToken)),
    MAX_PAGES,
  )
  return pages.flatMap(({ items }) => items)
}

/** The primary calendar is named by the address of the account. */
export async function accountAtGoogle(session: ProviderSession, base: string): Promise<string | null> {
  const calendars = await listAll(session, base)
  return (calendars.find(({ primary }) => primary) ?? calendars.find(isOwned))?.id ?? null
}

/** The main calendar is called like the account until the user names it. */
const nameOf = ({ id, summary, summaryOverride = summary }: z.output<typeof calendarList>['items'][number]): string =>
  summaryOverride === id ? 'Main calendar' : summaryOverride

const isOwned = ({ accessRole }: { accessRole: string }): boolean => accessRole === 'owner'

export function openGoogle(session: ProviderSession, base: string): CalendarService {
  return {
    listCalendars: async () =>
      (await listAll(session, base)).map((calendar) => ({
        url: `${base}/calendars/${encodeURIComponent(calendar.id)}`,
        name: nameOf(calendar).trim().slice(0, MAX_NAME) || 'Calendar',
        isWritable: isOwned(calendar),
        isMain: calendar.primary === true,
        tag: null,
        cursor: null,
      })),
    listChanges: async (calendar, since, reading) => {
      if (!calendar.isWritable) return listFreeBusy(session, { base, calendar, reading })
      const later = since === null ? null : await changesSince(session, calendar.url, since)
      return later ?? listWindow(session, calendar.url, reading)
    },
    readEvents: async (_url, wanted, reading) => {
      const found: SeenEvent[] = []
      for (const { href } of wanted) {
        const answer = await session.ask('GET', href, { query: { maxAttendees: '1', fields: EVENT_FIELDS } })
        if (isGone(answer)) continue
        const read = readAnswer(answer, { as: event, name: GOOGLE, what: 'to read an interview' })
        if (read.status !== 'cancelled') found.push(seen(read, href, reading))
      }
      return found
    },
    write: (url, toWrite) => writeEvent(session, url, toWrite),
    remove: async (href) => {
      const answer = await session.ask('DELETE', href, { query: SILENTLY })
      if (!isGone(answer)) readAnswer(answer, { as: z.unknown(), name: GOOGLE, what: 'to remove an event' })
    },
  }
}

const isGone = ({ status }: ProviderAnswer): boolean => status === 404 || status === 410
const hrefOf = (url: string, { id }: GoogleEvent): string => `${url}/events/${encodeURIComponent(id)}`

/** The same for each request: a token continues the list that it came with. */
const LIST = {
  singleEvents: 'true',
  maxResults: '2500',
  maxAttendees: '1',
  fields: `nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`,
}

async function listEvents(session: ProviderSession, url: string, about: Record<string, string>) {
  const read = async (pageToken?: string) => {
    const query = { ...LIST, ...about, ...(pageToken === undefined ? {} : { pageToken }) }
    const answer = await session.ask('GET', `${url}/events`, { query })
    // The token has expired.
    if (answer.status === 410) return null
    return readAnswer(answer, { as: events, name: GOOGLE, what: 'to read your events' })
  }
  const pages = await readPages(
    await read(),
    (page) => (page?.nextPageToken === undefined ? null : read(page.nextPageToken)),
    MAX_PAGES,
  )
  const whole = pages.filter((page) => page !== null)
  if (whole.length < pages.length) return null
  return { items: whole.flatMap(({ items }) => items), cursor: whole.at(-1)?.nextSyncToken ?? null }
}

/**
 * null: something changed, or the token is not known anymore. Then everything is read, which is one request as a rule;
 * a change of a series names its events in more than one way.
 */
async function changesSince(session: ProviderSession, url: string, since: string): Promise<Changes | null> {
  const later = await listEvents(session, url, { syncToken: since })
  if (later === null || later.items.length > 0) return null
  return { isWhole: false, there: [], gone: [], cursor: later.cursor ?? since }
}

async function listWindow(session: ProviderSession, url: string, reading: Reading): Promise<Changes> {
  const { from, to } = reading.window
  const found = await listEvents(session, url, { timeMin: stampOf(from), timeMax: stampOf(to) })
  const { items, cursor } = found ?? { items: [], cursor: null }
  const there = items.filter(({ status }) => status !== 'cancelled')
  return { isWhole: true, there: there.map((each) => seen(each, hrefOf(url, each), reading)), gone: [], cursor }
}

const stampOf = (at: number): string => new Date(at).toISOString()

/** Calendars of others: only their times are requested, and stored as if they were one event. */
async function listFreeBusy(
  session: ProviderSession,
  { base, calendar, reading }: { base: string; calendar: FoundCalendar; reading: Reading },
): Promise<Changes> {
  const id = decodeURIComponent(calendar.url.slice(calendar.url.lastIndexOf('/') + 1))
  const { from, to } = reading.window
  const spans: Span[] = []
  for (let begins = from; begins < to; begins += FREE_BUSY_MS) {
    const body = { timeMin: stampOf(begins), timeMax: stampOf(Math.min(to, begins + FREE_BUSY_MS)), items: [{ id }] }
    const what = `to read the times of “${calendar.name}”`
    const answer = await session.ask('POST', `${base}/freeBusy`, { body })
    const read = readAnswer(answer, { as: freeBusy, name: GOOGLE, what }).calendars[id]
    if (read === undefined || read.errors.length > 0) throw new CalendarTrouble('failed', `${GOOGLE} refused ${what}.`)
    for (const { start, end } of read.busy) spans.push({ from: Date.parse(start), to: Date.parse(end) })
  }
  const busy = unite(spans)
  const etag = createHash('sha256').update(JSON.stringify(busy)).digest('base64url')
  const times = { href: `${calendar.url}#times`, etag, busy, isSkipped: false, own: null }
  return { isWhole: true, there: [times], gone: [], cursor: null }
}

function seen(given: GoogleEvent, href: string, { zone, window, ownUids, ownHrefs }: Reading): SeenEvent {
  const { etag, iCalUID, start, end, transparency, attendees = [], extendedProperties, status } = given
  const span = spanOf(start, end, zone)
  if (span === null) return { href, etag, busy: [], isSkipped: true, own: null }
  const marked = extendedProperties?.private?.[MARK]
  const isOwn = ownHrefs.includes(href) || [iCalUID, marked].some((uid) => uid !== undefined && ownUids.includes(uid))
  if (isOwn) return { href, etag, busy: [], isSkipped: false, own: { ...span, isCancelled: status === 'cancelled' } }
  const isDeclined = attendees.some(({ self, responseStatus }) => self === true && responseStatus === 'declined')
  const isBusy = transparency !== 'transparent' && !isDeclined && span.from < span.to && overlaps([span], window)
  return { href, etag, busy: isBusy ? [span] : [], isSkipped: false, own: null }
}

function spanOf(start: GoogleEvent['start'], end: GoogleEvent['end'], zone: string): Span | null {
  const at = ({ date, dateTime }: z.output<typeof moment>) =>
    dateTime === undefined ? instantOfDay(date ?? '', zone) : Date.parse(dateTime)
  if (start === undefined || end === undefined) return null
  const span = { from: at(start), to: at(end) }
  return Number.isNaN(span.from) || Number.isNaN(span.to) ? null : span
}

/** Marks what Assay wrote, wherever the identifier of the event itself could not be chosen. */
const MARK = 'assayInterview'
/** Google sends no mails to participants. */
const SILENTLY = { sendUpdates: 'none' }

const WRITING = { ...SILENTLY, fields: 'id,etag,status' }

interface Written {
  readonly href: string
  readonly etag: string
}

async function writeEvent(session: ProviderSession, url: string, { href, entry, zone }: ToWrite): Promise<Written> {
  const { uid, sequence } = entry
  const body = bodyOf(entry, zone)
  const before = href === null ? null : await updateEvent(session, href, body)
  if (before !== null) return before
  const found = await findByUid(session, url, uid)
  const again = found === null || found === href ? null : await updateEvent(session, found, body)
  if (again !== null) return again
  const insert = (given: object) => session.ask('POST', `${url}/events`, { query: WRITING, body: given })
  const made = await insert({ ...body, iCalUID: uid, sequence })
  // The identifier is taken by a deleted event, which cannot be brought back.
  const answer = made.status === 409 ? await insert(body) : made
  const written = readAnswer(answer, { as: event, name: GOOGLE, what: TO_WRITE })
  return { href: hrefOf(url, written), etag: written.etag }
}

/** null: it was deleted, and cannot be confirmed again. */
async function updateEvent(session: ProviderSession, href: string, body: object): Promise<Written | null> {
  const patched = await session.ask('PATCH', href, { query: WRITING, body })
  // The mailed invitation, taken into the calendar: the next mail changes it.
  const isInvitation = patched.status === 403 && reasonOf(patched) === 'forbiddenForNonOrganizer'
  const answer = isInvitation ? await session.ask('GET', href, { query: WRITING }) : patched
  if (answer.status === 403 || isGone(answer)) return null
  const { status, etag } = readAnswer(answer, { as: event, name: GOOGLE, what: TO_WRITE })
  return status === 'cancelled' ? null : { href, etag }
}

const TO_WRITE = 'to write an interview'

/** In UTC with the zone to show it in: a local time can be ambiguous. */
function bodyOf({ uid, start, end, summary, description, location }: ToWrite['entry'], zone: string): object {
  const at = (time: Date) => ({ dateTime: time.toISOString(), timeZone: zone })
  return {
    status: 'confirmed',
    transparency: 'opaque',
    start: at(start),
    end: at(end),
    summary,
    description,
    location,
    extendedProperties: { private: { [MARK]: uid } },
  }
}

/** One that was deleted is found, too: it can be confirmed again. */
async function findByUid(session: ProviderSession, url: string, uid: string): Promise<string | null> {
  const find = async (query: Record<string, string>) => {
    const answer = await session.ask('GET', `${url}/events`, {
      query: { ...query, maxResults: '10', fields: 'items(id,status)' },
    })
    return readAnswer(answer, { as: events, name: GOOGLE, what: TO_WRITE }).items
  }
  const byUid = await find({ iCalUID: uid, showDeleted: 'true' })
  const isThere = ({ status }: GoogleEvent) => status !== 'cancelled'
  const found = byUid.find(isThere) ?? (await find({ privateExtendedProperty: `${MARK}=${uid}` })).find(isThere)
  const best = found ?? byUid[0]
  return best === undefined ? null : hrefOf(url, best)
}
