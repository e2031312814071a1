// A counterpart of Google Calendar API v3 on loopback: the calls that Assay makes, and the refusals that matter.
import { DAY_MS } from '../../time/durations.ts'
import {
  type BookedEvent,
  book,
  type CalendarBook,
  changedSince,
  findOccurrence,
  type Occurrence,
  occurrencesIn,
  occurrencesOf,
  openBook,
} from './calendar-book.ts'
import { type ProviderServer, type ReceivedRequest, type Reply, startProvider } from './provider-server.ts'

const ACCOUNT = 'lena@gmail.test'
const PAGE = 2

export async function startGoogle(appUrl: string): Promise<ProviderServer> {
  // The calendar of a colleague shows its times only.
  const team = openBook('team@group.calendar.google.test', 'Team', 'times')
  book(team, { title: 'Offsite', start: Date.parse('2027-11-08T09:00Z'), end: Date.parse('2027-11-08T10:00Z') })
  return startProvider(
    {
      kind: 'google',
      account: ACCOUNT,
      callback: `${appUrl}/calendars/callback`,
      paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
      rotates: false,
      tooMany: (seconds) => failure(403, 'rateLimitExceeded', { 'retry-after': String(seconds) }),
      answer: (asked, { work, home }) => answer(asked, [work, home, team]),
    },
    { work: openBook(ACCOUNT, ACCOUNT), home: openBook('home@group.calendar.google.test', 'Home') },
  )
}

const failure = (status: number, reason: string, headers: Record<string, string> = {}): Reply => [
  status,
  { error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
  headers,
]

function answer(asked: ReceivedRequest, books: readonly CalendarBook[]): Reply {
  const path = asked.url.pathname.replace('/calendar/v3/', '')
  if (path === 'users/me/calendarList') return listCalendars(asked, books)
  if (path === 'freeBusy') return freeBusy(asked, books)
  const [, id = '', , event] = path.split('/').map(decodeURIComponent)
  const found = books.find((each) => each.id === id)
  // Events of calendars that the user does not own are beyond the scopes.
  if (found === undefined || found.access !== 'owner') return failure(404, 'notFound')
  if (event === undefined) return asked.method === 'POST' ? insert(asked, found) : listEvents(asked, found)
  return oneEvent(asked, found, event)
}

function listCalendars({ url }: ReceivedRequest, books: readonly CalendarBook[]): Reply {
  const at = Number(url.searchParams.get('pageToken') ?? 0)
  const items = books.slice(at, at + PAGE).map(({ id, name, access }) => ({
    kind: 'calendar#calendarListEntry',
    id,
    summary: name,
    accessRole: access === 'owner' ? 'owner' : 'freeBusyReader',
    ...(id === ACCOUNT ? { primary: true } : {}),
  }))
  return [200, { items, ...(at + PAGE < books.length ? { nextPageToken: String(at + PAGE) } : {}) }]
}

function freeBusy({ body }: ReceivedRequest, books: readonly CalendarBook[]): Reply {
  const [from, to] = [Date.parse(String(body['timeMin'])), Date.parse(String(body['timeMax']))]
  if (to - from > 62 * DAY_MS) return failure(400, 'timeRangeTooLong')
  const items = body['items'] as { id: string }[]
  const stamp = (at: number) => new Date(at).toISOString()
  const calendars = items.map(({ id }) => {
    const found = books.find((each) => each.id === id)
    const busy = found === undefined ? [] : occurrencesIn(found, from, to)
    return [id, { busy: busy.map(({ start, end }) => ({ start: stamp(start), end: stamp(end) })) }]
  })
  return [200, { kind: 'calendar#freeBusy', calendars: Object.fromEntries(calendars) }]
}

const NOT_WITH_A_TOKEN = ['iCalUID', 'orderBy', 'privateExtendedProperty', 'q', 'timeMin', 'timeMax', 'updatedMin']

function listEvents({ url, faults }: ReceivedRequest, calendar: CalendarBook): Reply {
  const query = url.searchParams
  const token = query.get('syncToken')
  if (token !== null && NOT_WITH_A_TOKEN.some((name) => query.has(name))) return failure(400, 'badRequest')
  if (token !== null && faults.forgetsTokens) return failure(410, 'fullSyncRequired')
  const found = token === null ? select(query, calendar) : changesSince(calendar, Number(token))
  const at = Number(query.get('pageToken') ?? 0)
  const isLast = at + PAGE >= found.length
  const next = isLast ? { nextSyncToken: String(calendar.changes.length) } : { nextPageToken: String(at + PAGE) }
  return [200, { kind: 'calendar#events', items: found.slice(at, at + PAGE), ...next }]
}

function select(query: URLSearchParams, calendar: CalendarBook): object[] {
  const events = [...calendar.events.values()]
  const uid = query.get('iCalUID')
  const isShown = ({ isDeleted }: BookedEvent) => !isDeleted || query.get('showDeleted') === 'true'
  if (uid !== null) return events.filter((each) => each.uid === uid && isShown(each)).map(whole)
  const marked = query.get('privateExtendedProperty')
  if (marked !== null)
    return events.filter((each) => `assayInterview=${each.mark}` === marked && isShown(each)).map(whole)
  const [from, to] = ['timeMin', 'timeMax'].map((name) => Date.parse(query.get(name) ?? ''))
  return occurrencesIn(calendar, from ?? 0, to ?? 0).map(show)
}

/** The events of a deleted series. */
const changesSince = (calendar: CalendarBook, place: number): object[] =>
  changedSince(calendar, place).flatMap((event) => occurrencesOf(event).map(show))

const whole = (event: BookedEvent): object => show({ ...event, event })

function show({ id, event, start, end }: Occurrence): object {
  const { days, uid, isFree, isDeclined, isDeleted, isInvitation, mark, sequence, version } = event
  const at = (time: number) => ({ dateTime: new Date(time).toISOString(), timeZone: 'UTC' })
  return {
    kind: 'calendar#event',
    id,
    etag: `"${version}"`,
    status: isDeleted ? 'cancelled' : 'confirmed',
    sequence,
    iCalUID: uid,
    start: days ? { date: days.from } : at(start),
    end: days ? { date: days.to } : at(end),
    ...(isFree ? { transparency: 'transparent' } : {}),
    ...(isDeclined ? { attendees: [{ self: true, responseStatus: 'declined' }] } : {}),
    organizer: isInvitation ? { email: 'people@assay.test' } : { self: true },
    ...(mark === null ? {} : { extendedProperties: { private: { assayInterview: mark } } }),
  }
}

interface GoogleBody {
  readonly id?: string
  readonly iCalUID?: string
  readonly sequence?: number
  readonly status?: string
  readonly summary?: string
  readonly description?: string
  readonly location?: string
  readonly start: { readonly dateTime: string }
  readonly end: { readonly dateTime: string }
  readonly extendedProperties?: { readonly private?: { readonly assayInterview?: string } }
}

function readBody(given: Record<string, unknown>) {
  const {
    summary = '',
    description = '',
    location = '',
    start,
    end,
    extendedProperties,
  } = given as unknown as GoogleBody
  const mark = extendedProperties?.private?.assayInterview ?? null
  const times = { start: Date.parse(start.dateTime), end: Date.parse(end.dateTime) }
  return { title: summary, text: description, place: location, mark, ...times }
}

function insert({ body }: ReceivedRequest, calendar: CalendarBook): Reply {
  const { id, iCalUID: uid, sequence = 0 } = body as unknown as GoogleBody
  if (id !== undefined && uid !== undefined) return failure(400, 'invalid')
  if (uid !== undefined && [...calendar.events.values()].some((each) => each.uid === uid))
    return failure(409, 'duplicate')
  const made = book(calendar, { ...readBody(body), sequence, ...(uid === undefined ? {} : { uid }) })
  return [200, whole(made)]
}

function oneEvent({ method, body, url, faults }: ReceivedRequest, calendar: CalendarBook, id: string): Reply {
  const found = findOccurrence(calendar, id)
  if (found === undefined) return failure(404, 'notFound')
  const { event } = found
  if (method === 'GET') return [200, show(found)]
  if (url.searchParams.get('sendUpdates') !== 'none') return failure(400, 'mailsWouldBeSent')
  if (method === 'DELETE') {
    if (event.isDeleted) return failure(410, 'deleted')
    book(calendar, { id: event.id, isDeleted: true })
    return [204]
  }
  const { status, sequence } = body as unknown as GoogleBody
  if (event.isInvitation) return failure(403, 'forbiddenForNonOrganizer')
  if (sequence !== undefined && sequence < event.sequence) return failure(400, 'invalidSequence')
  if (event.isDeleted && (faults.keepsDeleted || status !== 'confirmed')) return failure(403, 'forbidden')
  return [
    200,
    whole(book(calendar, { ...readBody(body), id: event.id, isDeleted: false, sequence: event.sequence + 1 })),
  ]
}
