// A CalDAV client (RFC 4791, RFC 6578) for the server of a user’s calendars.
import {
  createAccount,
  createObject,
  type DAVResponse,
  davRequest,
  deleteObject,
  propfind,
  syncCollection,
  updateObject,
} from 'tsdav'
import { outboundFetch } from '../../../../platform/outbound/outbound-fetch.ts'
import { type OutsideRules, readTarget } from '../../../../platform/outbound/post-outside.ts'
import { type CalendarReader, writeEvent } from '../calendars/index.ts'
import type { Span } from '../times/index.ts'
import type { CalendarService, Changes, FoundCalendar, ObjectMark, Reading, SeenEvent } from './calendar-service.ts'
import { CalendarTrouble, troubleOf, troubleOfStatus, WRONG_PASSWORD } from './calendar-trouble.ts'

export interface Credentials {
  readonly account: string
  readonly password: string
}

const TIMEOUT_MS = 12_000
const MAX_ANSWER_BYTES = 4_000_000
const MAX_REDIRECTS = 2
/** So that no answer is large enough to hold up the server while it is parsed. */
const OBJECTS_AT_ONCE = 40

type Fetch = NonNullable<Parameters<typeof propfind>[0]['fetch']>

/** Sends requests only where `outside` allows, and never sends the password to another host on a redirect. */
function fetchOutside(outside: OutsideRules, onAnswer: (status: number) => void = () => undefined): Fetch {
  const send = outboundFetch({
    allowsPrivate: outside.allowsPrivate,
    timeoutMs: outside.timeoutMs ?? TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  })
  const go = async (address: string, init: RequestInit | undefined, redirects: number): Promise<Response> => {
    const url = readTarget(address, outside)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const answer = await send(url.href, { method: init?.method ?? 'GET', headers, body: init?.body })
    onAnswer(answer.status)
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || location === null) return answer
    // Discovery reads these redirects itself.
    if (url.pathname.startsWith('/.well-known/') || redirects >= MAX_REDIRECTS) return answer
    const next = new URL(location, url)
    return next.origin === url.origin ? go(next.href, init, redirects + 1) : answer
  }
  return (input, init) => go(input instanceof Request ? input.url : String(input), init, 0)
}

const authorization = ({ account, password }: Credentials) => ({
  authorization: `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}`,
})

/** Finds where an account keeps its calendars: by the well-known address, then by its principal. */
export async function discover(address: string, credentials: Credentials, outside: OutsideRules): Promise<string> {
  let wasRefused = false
  let failure: unknown = null
  const base = fetchOutside(outside, (status) => {
    wasRefused ||= status === 401
  })
  const fetch: Fetch = async (input, init) => {
    try {
      return await base(input, init)
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  try {
    const { homeUrl } = await createAccount({
      account: { accountType: 'caldav', serverUrl: address },
      headers: authorization(credentials),
      fetch,
    })
    if (homeUrl !== undefined) return homeUrl
  } catch {
    // Its message contains less than the server's answer.
    if (wasRefused) throw new CalendarTrouble('refused', WRONG_PASSWORD)
    if (failure !== null) throw troubleOf(failure)
  }
  throw new CalendarTrouble(
    'failed',
    'There are no calendars at this address. Ask your provider for its CalDAV address.',
  )
}

export interface CaldavParts {
  readonly outside: OutsideRules
  readonly reader: CalendarReader
}

export function openCaldav(
  homeUrl: string,
  credentials: Credentials,
  { outside, reader }: CaldavParts,
): CalendarService {
  const common = { headers: authorization(credentials), fetch: fetchOutside(outside) }
  const turn = { reader, caller: `${credentials.account} ${homeUrl}` }
  return {
    listCalendars: async () => {
      const answers = await propfind({ ...common, url: homeUrl, depth: '1', props: CALENDAR_PROPS })
      assertAnswered(answers, 'to list your calendars')
      return answers.flatMap((answer) => calendarOf(answer, homeUrl))
    },
    listChanges: async (calendar, since, { window }) =>
      (since === null ? null : await changesSince(common, calendar.url, since)) ??
      (await wholeWindow(common, calendar, window)),
    readEvents: async (url, wanted, reading) => {
      const found = await fetchObjects(
        common,
        url,
        wanted.map(({ href }) => href),
      )
      const known = new Set(wanted.map(({ href, etag }) => `${etag} ${href}`))
      const isKnown = ({ href, etag }: ObjectMark) => known.has(`${etag} ${href}`)
      const same = found.filter(isKnown).map(({ href, etag }) => ({ href, etag }))
      const changed = found.filter((object) => !isKnown(object))
      return [...same, ...(await readTimes(turn, changed, reading))]
    },
    write: (url, { href, interviewId, entry, zone }) => {
      const place = href ?? new URL(`assay-${interviewId}.ics`, url).href
      return writeObject(common, url, { href: place, uid: entry.uid, text: writeEvent(entry, zone) })
    },
    remove: async (href) => {
      const { status } = await deleteObject({ ...common, url: href })
      if (status >= 300 && status !== 404 && status !== 410) throw troubleOfStatus(status, 'to remove an event')
    },
  }
}

type FoundObject = ObjectMark & { readonly text: string }

async function fetchObjects(common: Common, url: string, hrefs: readonly string[]): Promise<FoundObject[]> {
  const found: FoundObject[] = []
  for (let at = 0; at < hrefs.length; at += OBJECTS_AT_ONCE) {
    const paths = hrefs.slice(at, at + OBJECTS_AT_ONCE).map((href) => new URL(href, url).pathname)
    const answers = await report(common, url, 'calendar-multiget', { 'd:prop': OBJECT_PROPS, 'd:href': paths })
    assertAnswered(answers, 'to read your events')
    for (const answer of answers) {
      const mark = markOf(answer, url)
      const text = wordOf(answer.props?.['calendarData'])
      if (mark !== null && text !== null) found.push({ ...mark, text })
    }
  }
  return found
}

async function readTimes(
  { reader, caller }: { reader: CalendarReader; caller: string },
  objects: readonly FoundObject[],
  { zone, window, ownUids }: Reading,
): Promise<SeenEvent[]> {
  const read = await reader.readObjects({ zone, window, ownUids, objects }, caller)
  return read.map(({ href, busy, isSkipped, own }) => ({
    href,
    busy,
    isSkipped,
    own,
    etag: objects.find((object) => object.href === href)?.etag ?? '',
  }))
}

interface Common {
  readonly headers: Record<string, string>
  readonly fetch: Fetch
}

const CALENDAR_PROPS = {
  'd:displayname': {},
  'd:resourcetype': {},
  'd:sync-token': {},
  'd:current-user-privilege-set': {},
  'cs:getctag': {},
  'c:supported-calendar-component-set': {},
}
const OBJECT_PROPS = { 'd:getetag': {}, 'c:calendar-data': {} }

function assertAnswered(answers: readonly DAVResponse[], what: string): void {
  const [first] = answers
  if (first === undefined || first.href === undefined || first.props === undefined) {
    // An empty collection answers without any entry.
    if (first?.ok === true && first.raw?.multistatus !== undefined) return
    throw troubleOfStatus(first?.ok === false ? first.status : 502, what)
  }
}

/** The library's result for a text: it turns digits into numbers and keeps CDATA apart. */
function wordOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const { _cdata: cdata, _text: text } = (value ?? {}) as { _cdata?: unknown; _text?: unknown }
  if (typeof cdata === 'string') return cdata
  return typeof text === 'string' ? text : null
}

const MAX_NAME = 120

function calendarOf({ href, props = {} }: DAVResponse, homeUrl: string): FoundCalendar[] {
  const isCalendar = Object.keys(props['resourcetype'] ?? {}).includes('calendar')
  const components = JSON.stringify(props['supportedCalendarComponentSet'] ?? '')
  if (href === undefined || !isCalendar || (components.includes('"name"') && !components.includes('VEVENT'))) return []
  const privileges = JSON.stringify(props['currentUserPrivilegeSet'] ?? '')
  const name = wordOf(props['displayname'])?.trim() ?? ''
  return [
    {
      url: new URL(href, homeUrl).href,
      name: (name === '' ? 'Calendar' : name).slice(0, MAX_NAME),
      isWritable: !privileges.includes('privilege') || /"(write|writeContent|all)":/.test(privileges),
      tag: wordOf(props['getctag']),
      cursor: wordOf(props['syncToken']),
    },
  ]
}

function markOf({ href, status, props }: DAVResponse, base: string): ObjectMark | null {
  const etag = wordOf(props?.['getetag'])
  return href === undefined || status >= 400 || etag === null ? null : { href: new URL(href, base).href, etag }
}

/** null: the server knows the cursor no longer, or has none. */
async function changesSince(common: Common, url: string, since: string): Promise<Changes | null> {
  const answers = await syncCollection({
    ...common,
    headers: { ...common.headers, depth: '0' },
    url,
    syncLevel: 1,
    syncToken: since,
    props: { 'd:getetag': {} },
  })
  const [first] = answers
  if (first?.status === 401) throw troubleOfStatus(401, 'to read your events')
  const raw = first?.raw as { multistatus?: { syncToken?: unknown } } | undefined
  const cursor = wordOf(raw?.multistatus?.syncToken)
  if (cursor === null) return null
  const own = new URL(url).pathname
  const events = answers.filter(({ href }) => href !== undefined && new URL(href, url).pathname !== own)
  return {
    isWhole: false,
    there: events.flatMap((answer) => markOf(answer, url) ?? []),
    gone: events.flatMap(({ href = '', status }) => (status === 404 ? new URL(href, url).href : [])),
    cursor,
  }
}

const stampOf = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

async function wholeWindow(common: Common, { url, cursor }: FoundCalendar, window: Span): Promise<Changes> {
  const range = { _attributes: { start: stampOf(window.from), end: stampOf(window.to) } }
  const answers = await report(common, url, 'calendar-query', {
    'd:prop': { 'd:getetag': {} },
    ...eventsWith({ 'c:time-range': range }),
  })
  assertAnswered(answers, 'to read your events')
  return { isWhole: true, there: answers.flatMap((answer) => markOf(answer, url) ?? []), gone: [], cursor }
}

const eventsWith = (filter: object) => ({
  'c:filter': {
    'c:comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'c:comp-filter': { _attributes: { name: 'VEVENT' }, ...filter },
    },
  },
})

/** The library’s own queries fail as a whole when one of the events was deleted. */
function report(common: Common, url: string, name: string, body: object): Promise<DAVResponse[]> {
  const _attributes = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' }
  return davRequest({
    url,
    fetch: common.fetch,
    init: {
      method: 'REPORT',
      namespace: 'c',
      headers: { ...common.headers, depth: '1' },
      body: { [name]: { _attributes, ...body } },
    },
  })
}

async function writeObject(
  common: Common,
  calendarUrl: string,
  { href, uid, text: data }: { href: string; uid: string; text: string },
): Promise<{ href: string; etag: string | null }> {
  const headers = { ...common.headers, 'content-type': 'text/calendar; charset=utf-8' }
  const put = (url: string) => updateObject({ ...common, headers, url, data })
  const made = await createObject({ ...common, headers: { ...headers, 'if-none-match': '*' }, url: href, data })
  // Precondition failed: it is there, and this is its update.
  const answer = made.status === 412 ? await put(href) : made
  if (answer.ok) return { href, etag: answer.headers.get('etag') }
  // The invitation from the mail may have been taken into the calendar: a UID is in it once only.
  const taken = answer.status === 409 || answer.status === 403 ? await hrefOfUid(common, calendarUrl, uid) : null
  if (taken === null) throw troubleOfStatus(answer.status, 'to write an interview')
  const updated = await put(taken)
  if (!updated.ok) throw troubleOfStatus(updated.status, 'to write an interview')
  return { href: taken, etag: updated.headers.get('etag') }
}

async function hrefOfUid(common: Common, url: string, uid: string): Promise<string | null> {
  const answers = await report(common, url, 'calendar-query', {
    'd:prop': { 'd:getetag': {} },
    ...eventsWith({ 'c:prop-filter': { _attributes: { name: 'UID' }, 'c:text-match': { _text: uid } } }),
  })
  return answers.flatMap((answer) => markOf(answer, url) ?? [])[0]?.href ?? null
}
