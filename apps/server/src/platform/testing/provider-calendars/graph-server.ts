// A counterpart of Microsoft Graph v1.0 on loopback: the calls that Assay makes, and the refusals that matter.
import {
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

const ACCOUNT = 'Lena@Contoso.test'
const PAGE = 2

export async function startGraph(appUrl: string): Promise<ProviderServer> {
  return startProvider(
    {
      kind: 'microsoft',
      account: ACCOUNT,
      callback: `${appUrl}/calendars/callback`,
      paths: { authorize: '/common/oauth2/v2.0/authorize', token: '/common/oauth2/v2.0/token', revoke: null },
      rotates: true,
      tooMany: (seconds) => failure(429, 'TooManyRequests', { 'retry-after': String(seconds) }),
      answer: (asked, { work, home }) => answer(asked, [work, home]),
    },
    { work: openBook('AAMkAD=work', 'Calendar'), home: openBook('AAMkAD=home', 'Home') },
  )
}

const failure = (status: number, code: string, headers: Record<string, string> = {}): Reply => [
  status,
  { error: { code, message: code } },
  headers,
]

function answer(asked: ReceivedRequest, books: readonly CalendarBook[]): Reply {
  const [, calendars, id = '', part = '', event] = asked.url.pathname
    .replace('/v1.0/', '')
    .split('/')
    .map(decodeURIComponent)
  if (calendars !== 'calendars') return failure(400, 'BadRequest')
  if (id === '') return listCalendars(books)
  const found = books.find((each) => each.id === id)
  if (found === undefined) return failure(404, 'ErrorItemNotFound')
  if (part === 'calendarView') return event === 'delta' ? delta(asked, found) : view(asked, found)
  if (event === undefined) return asked.method === 'POST' ? insert(asked, found) : search(asked, found)
  return oneEvent(asked, found, event)
}

/** A colleague shares a calendar, which needs another permission to be read. */
const listCalendars = (books: readonly CalendarBook[]): Reply => [
  200,
  {
    value: [
      { id: 'shared', name: 'Kim', canEdit: false, isDefaultCalendar: false, owner: { address: 'kim@contoso.test' } },
      ...books.map(({ id, name }, index) => ({
        id,
        name,
        canEdit: true,
        isDefaultCalendar: index === 0,
        owner: { name: 'Lena', address: ACCOUNT },
      })),
    ],
  },
]

const paged = ({ url }: ReceivedRequest, found: readonly object[], end: object = {}): Reply => {
  const at = Number(url.searchParams.get('$skiptoken') ?? 0)
  const next = new URL(url)
  next.searchParams.set('$skiptoken', String(at + PAGE))
  const links = at + PAGE < found.length ? { '@odata.nextLink': next.href } : end
  return [200, { value: found.slice(at, at + PAGE), ...links }]
}

function view(asked: ReceivedRequest, calendar: CalendarBook): Reply {
  const { url, prefer } = asked
  const [from, to] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(url.searchParams.get(name) ?? ''))
  if (!prefer.includes('outlook.timezone="UTC"') || from === undefined || to === undefined)
    return failure(400, 'BadRequest')
  // Texts are nothing that Assay needs.
  if (/body|subject|attendees/.test(url.searchParams.get('$select') ?? 'body')) return failure(400, 'TooMuchWasAsked')
  return paged(asked, occurrencesIn(calendar, from, to).map(show))
}

function delta(asked: ReceivedRequest, calendar: CalendarBook): Reply {
  const { url, faults } = asked
  const query = url.searchParams
  if (['$select', '$expand', '$filter', '$orderby', '$search'].some((name) => query.has(name)))
    return failure(400, 'ErrorInvalidUrlQuery')
  const place = query.get('$deltatoken')
  if (place !== null && faults.forgetsTokens) return failure(410, 'SyncStateNotFound')
  const found =
    place === null
      ? occurrencesIn(
          calendar,
          Date.parse(query.get('startDateTime') ?? ''),
          Date.parse(query.get('endDateTime') ?? ''),
        )
      : changedSince(calendar, Number(place)).flatMap(occurrencesOf)
  const shown = found.map((each) =>
    each.event.isDeleted ? { id: each.id, '@removed': { reason: 'deleted' } } : { ...show(each), ...wordsOf(each) },
  )
  const link = new URL(`${url.origin}${url.pathname}`)
  link.searchParams.set('$deltatoken', String(calendar.changes.length))
  return paged(asked, shown, { '@odata.deltaLink': link.href })
}

const wordsOf = ({ event: { title, text } }: Occurrence): object => ({
  subject: title,
  body: { contentType: 'html', content: text },
})

const QUOTED = /'((?:[^']|'')*)'/

function search(asked: ReceivedRequest, calendar: CalendarBook): Reply {
  const filter = asked.url.searchParams.get('$filter') ?? ''
  const [, uid] = new RegExp(`^iCalUId eq ${QUOTED.source}$`).exec(filter) ?? []
  const [, mark] = new RegExp(`ep/value eq ${QUOTED.source}\\)$`).exec(filter) ?? []
  if (uid === undefined && mark === undefined) return failure(400, 'ErrorInvalidUrlQueryFilter')
  const found = [...calendar.events.values()].filter(
    (each) => !each.isDeleted && (uid === undefined ? each.mark === mark : uidOf(each) === uid),
  )
  return paged(
    asked,
    found.map(({ id }) => ({ id })),
  )
}

/** Events created here have native identifiers; invitations from elsewhere are wrapped (MS-OXCICAL). */
function uidOf({ id, uid, isInvitation }: Occurrence['event']): string {
  const own = Buffer.from(isInvitation ? `vCal-Uid\u0001\0\0\0${uid}\0` : id, 'latin1')
  const size = Buffer.from([own.length, 0, 0, 0])
  const wrapped = Buffer.concat([size, own]).toString('hex')
  return `040000008200E00074C5B7101A82E008${'0'.repeat(40)}${wrapped}`.toUpperCase()
}

function show({ id, event, start, end }: Occurrence): object {
  const { days, isFree, isDeclined, isInvitation, version } = event
  const at = (time: number) => ({ dateTime: `${new Date(time).toISOString().slice(0, 19)}.0000000`, timeZone: 'UTC' })
  const ofDay = (day: string) => ({ dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' })
  return {
    '@odata.etag': `W/"${version}"`,
    id,
    iCalUId: uidOf(event),
    isCancelled: false,
    isOrganizer: !isInvitation,
    start: days ? ofDay(days.from) : at(start),
    end: days ? ofDay(days.to) : at(end),
    isAllDay: days !== null,
    showAs: isFree ? 'free' : 'busy',
    responseStatus: { response: isDeclined ? 'declined' : 'organizer' },
  }
}

interface GraphBody {
  readonly iCalUId?: string
  readonly subject: string
  readonly body: { readonly contentType: string; readonly content: string }
  readonly location: { readonly displayName: string }
  readonly start: { readonly dateTime: string; readonly timeZone: string }
  readonly end: { readonly dateTime: string; readonly timeZone: string }
  readonly singleValueExtendedProperties: readonly { readonly id: string; readonly value: string }[]
}

function readBody(given: Record<string, unknown>) {
  const { subject, body, location, start, end, singleValueExtendedProperties } = given as unknown as GraphBody
  const at = ({ dateTime, timeZone }: GraphBody['start']) =>
    timeZone === 'UTC' ? Date.parse(`${dateTime}Z`) : Number.NaN
  return {
    title: subject,
    text: body.content,
    place: location.displayName,
    start: at(start),
    end: at(end),
    mark: singleValueExtendedProperties[0]?.value ?? null,
  }
}

function insert({ body }: ReceivedRequest, calendar: CalendarBook): Reply {
  if ('iCalUId' in body) return failure(400, 'ErrorInvalidPropertySet')
  return [201, whole(book(calendar, readBody(body)))]
}

const whole = (event: Occurrence['event']): object => show({ ...event, event })

function oneEvent({ method, body }: ReceivedRequest, calendar: CalendarBook, id: string): Reply {
  const found = findOccurrence(calendar, id)
  // A deleted event moves to another folder and has another id there.
  if (found === undefined || found.event.isDeleted) return failure(404, 'ErrorItemNotFound')
  if (method === 'GET') return [200, show(found)]
  if (method === 'DELETE') {
    book(calendar, { id: found.event.id, isDeleted: true })
    return [204]
  }
  if (found.event.isInvitation) return failure(403, 'ErrorAccessDenied')
  return [200, whole(book(calendar, { ...readBody(body), id: found.event.id }))]
}
