// Calendars at Microsoft 365 and Outlook.com, by Microsoft Graph v1.0.
import { z } from 'zod'
import { instantOfDay, overlaps, type Span } from '../times/index.ts'
import type { CalendarService, Changes, Reading, SeenEvent, ToWrite } from './calendar-service.ts'
import { outlookUid, uidInOutlook } from './outlook-uid.rules.ts'
import { type ProviderAnswer, type ProviderSession, readAnswer, readPages } from './provider-session.ts'

/** The common names of the zone, as people use them. */
export const MICROSOFT = 'Outlook'
export const MICROSOFT_SCOPES = ['https://graph.microsoft.com/Calendars.ReadWrite']

const MAX_NAME = 120
const MAX_PAGES = 40
/** A delta names whole events with their texts, so its pages are short. */
const DELTA_PAGE = 25
const MAX_DELTA_PAGES = 300
const IN_UTC = 'outlook.timezone="UTC"'
/** Titles, texts and people are not requested. */
const EVENT_FIELDS = 'id,iCalUId,start,end,showAs,isAllDay,isCancelled,isOrganizer,responseStatus'
/** Marks what Assay wrote: the identifier of an event cannot be chosen. */
const MARK = 'String {5b7d3a52-8c1e-4e0b-9f0a-6f2f4f0a7c11} Name AssayInterview'

const moment = z.object({ dateTime: z.string(), timeZone: z.string().default('UTC') })
const event = z.object({
  id: z.string(),
  '@odata.etag': z.string().default(''),
  iCalUId: z.string().nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
  showAs: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  isOrganizer: z.boolean().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
})
const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    value: z.array(item),
    '@odata.nextLink': z.string().optional(),
    '@odata.deltaLink': z.string().optional(),
  })
const calendar = z.object({
  id: z.string(),
  name: z.string().nullish(),
  canEdit: z.boolean().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
  owner: z.object({ address: z.string().nullish() }).nullish(),
})
const failure = z.object({ error: z.object({ code: z.string() }) })

type GraphEvent = z.output<typeof event>

async function readList<T extends z.ZodType>(
  session: ProviderSession,
  { url, query, item, what }: { url: string; query: Record<string, string>; item: T; what: string },
): Promise<z.output<T>[]> {
  const as = pageOf(item)
  const prefer = IN_UTC
  const read = async (address: string, about?: Record<string, string>) =>
    readAnswer(await session.ask('GET', address, { ...(about ? { query: about } : {}), prefer }), {
      as,
      name: MICROSOFT,
      what,
    })
  const pages = await readPages(
    await read(url, query),
    ({ '@odata.nextLink': next }) => (next === undefined ? null : read(next)),
    MAX_PAGES,
  )
  return pages.flatMap(({ value }) => value)
}

/** Those that others share with the user would need a wider permission. */
async function listOwn(session: ProviderSession, base: string): Promise<z.output<typeof calendar>[]> {
  const query = { $select: 'id,name,canEdit,isDefaultCalendar,owner', $top: '100' }
  const what = 'to list your calendars'
  const all = await readList(session, { url: `${base}/me/calendars`, query, item: calendar, what })
  const own = ownerOf(all)
  return all.filter(({ owner }) => owner?.address?.toLowerCase() === own?.toLowerCase())
}

const ownerOf = (calendars: readonly z.output<typeof calendar>[]): string | null =>
  (calendars.find(({ isDefaultCalendar }) => isDefaultCalendar === true) ?? calendars[0])?.owner?.address ?? null

export async function accountAtMicrosoft(session: ProviderSession, base: string): Promise<string | null> {
  return ownerOf(await listOwn(session, base))
}

export function openMicrosoft(session: ProviderSession, base: string): CalendarService {
  return {
    listCalendars: async () =>
      (await listOwn(session, base)).map(({ id, name, canEdit, isDefaultCalendar }) => ({
        url: `${base}/me/calendars/${encodeURIComponent(id)}`,
        name: (name ?? '').trim().slice(0, MAX_NAME) || 'Calendar',
        isWritable: canEdit === true,
        isMain: isDefaultCalendar === true,
        tag: null,
        cursor: null,
      })),
    listChanges: async (found, since, reading) => {
      const later = since === null ? null : await changesSince(session, since)
      return later ?? listWindow(session, found.url, reading)
    },
    readEvents: async (_url, wanted, reading) => {
      const found: SeenEvent[] = []
      for (const { href } of wanted) {
        const answer = await session.ask('GET', href, { query: { $select: EVENT_FIELDS }, prefer: IN_UTC })
        if (isGone(answer)) continue
        found.push(
          seen(readAnswer(answer, { as: event, name: MICROSOFT, what: 'to read an interview' }), href, reading),
        )
      }
      return found
    },
    write: (url, toWrite) => writeEvent(session, url, toWrite),
    remove: async (href) => {
      const answer = await session.ask('DELETE', href)
      if (!isGone(answer)) readAnswer(answer, { as: z.unknown(), name: MICROSOFT, what: 'to remove an event' })
    },
  }
}

const isGone = ({ status }: ProviderAnswer): boolean => status === 404 || status === 410
const hrefOf = (url: string, { id }: { id: string }): string => `${url}/events/${encodeURIComponent(id)}`

const stampOf = (at: number): string => new Date(at).toISOString()

/** A round of changes from one address to the next; null: the state is not known anymore. */
async function readDelta(
  session: ProviderSession,
  address: string,
  query?: Record<string, string>,
): Promise<{ count: number; link: string | null } | null> {
  const as = pageOf(z.unknown())
  const prefer = `${IN_UTC}, odata.maxpagesize=${DELTA_PAGE}`
  const read = async (url: string, about?: Record<string, string>) => {
    const answer = await session.ask('GET', url, { ...(about ? { query: about } : {}), prefer })
    if (isForgotten(answer)) return null
    return readAnswer(answer, { as, name: MICROSOFT, what: 'to read what changed' })
  }
  const pages = await readPages(
    await read(address, query),
    (page) => (page?.['@odata.nextLink'] === undefined ? null : read(page['@odata.nextLink'])),
    MAX_DELTA_PAGES,
  )
  const whole = pages.filter((page) => page !== null)
  if (whole.length < pages.length) return null
  const count = whole.reduce((sum, { value }) => sum + value.length, 0)
  return { count, link: whole.at(-1)?.['@odata.deltaLink'] ?? null }
}

const isForgotten = ({ status, body }: ProviderAnswer): boolean =>
  status === 410 || (status >= 400 && /syncState|resyncRequired/i.test(failure.safeParse(body).data?.error.code ?? ''))

/** null: something changed, or the state is not known anymore. Then everything is read, by short answers. */
async function changesSince(session: ProviderSession, since: string): Promise<Changes | null> {
  const later = await readDelta(session, since)
  if (later === null || later.count > 0) return null
  return { isWhole: false, there: [], gone: [], cursor: later.link ?? since }
}

/** The state first: what changes in between is named by the next delta. */
async function listWindow(session: ProviderSession, url: string, reading: Reading): Promise<Changes> {
  const { from, to } = reading.window
  const range = { startDateTime: stampOf(from), endDateTime: stampOf(to) }
  const state = await readDelta(session, `${url}/calendarView/delta`, range)
  const query = { ...range, $select: EVENT_FIELDS, $top: '500' }
  const items = await readList(session, {
    url: `${url}/calendarView`,
    query,
    item: event,
    what: 'to read your events',
  })
  const there = items.map((each) => seen(each, hrefOf(url, each), reading))
  return { isWhole: true, there, gone: [], cursor: state?.link ?? null }
}

/** Those at which others can’t meet the user. */
const BUSY = ['busy', 'oof', 'tentative', 'unknown']

function seen(given: GraphEvent, href: string, { zone, window, ownUids, ownHrefs }: Reading): SeenEvent {
  const { '@odata.etag': etag, iCalUId, isCancelled, showAs, responseStatus } = given
  const span = spanOf(given, zone)
  if (span === null) return { href, etag, busy: [], isSkipped: true, own: null }
  const uid = uidInOutlook(iCalUId ?? '')
  if (ownHrefs.includes(href) || ownUids.includes(uid))
    return { href, etag, busy: [], isSkipped: false, own: { ...span, isCancelled: isCancelled === true } }
  const counts = isCancelled !== true && responseStatus?.response !== 'declined' && BUSY.includes(showAs ?? 'busy')
  const isBusy = counts && span.from < span.to && overlaps([span], window)
  return { href, etag, busy: isBusy ? [span] : [], isSkipped: false, own: null }
}

function spanOf({ start, end, isAllDay }: GraphEvent, zone: string): Span | null {
  if (start == null || end == null) return null
  // A whole day is one wherever it is read.
  const at = ({ dateTime }: z.output<typeof moment>) =>
    isAllDay === true ? instantOfDay(dateTime.slice(0, 10), zone) : Date.parse(`${dateTime.slice(0, 19)}Z`)
  const span = { from: at(start), to: at(end) }
  const isInUtc = isAllDay === true || [start, end].every(({ timeZone }) => timeZone === 'UTC')
  return Number.isNaN(span.from) || Number.isNaN(span.to) || !isInUtc ? null : span
}

const TO_WRITE = 'to write an interview'

interface Written {
  readonly href: string
  readonly etag: string
}

async function writeEvent(session: ProviderSession, url: string, { href, entry }: ToWrite): Promise<Written> {
  const body = bodyOf(entry)
  const before = href === null ? null : await updateEvent(session, href, body)
  if (before !== null) return before
  const found = await findByUid(session, url, entry.uid)
  const again = found === null || found === href ? null : await updateEvent(session, found, body)
  if (again !== null) return again
  const made = await session.ask('POST', `${url}/events`, { body })
  const written = readAnswer(made, { as: event, name: MICROSOFT, what: TO_WRITE })
  return { href: hrefOf(url, written), etag: written['@odata.etag'] }
}

/** null: it was deleted. */
async function updateEvent(session: ProviderSession, href: string, body: object): Promise<Written | null> {
  const asked = await session.ask('GET', href, { query: { $select: EVENT_FIELDS }, prefer: IN_UTC })
  if (isGone(asked)) return null
  const {
    isOrganizer,
    isCancelled,
    '@odata.etag': etag,
  } = readAnswer(asked, {
    as: event,
    name: MICROSOFT,
    what: TO_WRITE,
  })
  // The mailed invitation, taken into the calendar: the next mail changes it.
  if (isOrganizer === false) return isCancelled === true ? null : { href, etag }
  const patched = await session.ask('PATCH', href, { body })
  if (isGone(patched)) return null
  return { href, etag: readAnswer(patched, { as: event, name: MICROSOFT, what: TO_WRITE })['@odata.etag'] }
}

/** In UTC, which is never ambiguous; Outlook shows it in the zone of the mailbox. */
function bodyOf({ uid, start, end, summary, description, location }: ToWrite['entry']): object {
  const at = (time: Date) => ({ dateTime: time.toISOString().slice(0, 19), timeZone: 'UTC' })
  return {
    subject: summary,
    body: { contentType: 'text', content: description },
    start: at(start),
    end: at(end),
    isAllDay: false,
    showAs: 'busy',
    location: { displayName: location },
    singleValueExtendedProperties: [{ id: MARK, value: uid }],
  }
}

async function findByUid(session: ProviderSession, url: string, uid: string): Promise<string | null> {
  const quoted = uid.replaceAll("'", "''")
  const filters = [
    `singleValueExtendedProperties/Any(ep: ep/id eq '${MARK}' and ep/value eq '${quoted}')`,
    `iCalUId eq '${quoted}'`,
    `iCalUId eq '${outlookUid(uid)}'`,
  ]
  for (const $filter of filters) {
    const query = { $filter, $select: 'id', $top: '5' }
    const [found] = await readList(session, {
      url: `${url}/events`,
      query,
      item: event.pick({ id: true }),
      what: TO_WRITE,
    })
    if (found !== undefined) return hrefOf(url, found)
  }
  return null
}
