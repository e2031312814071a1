// A small CalDAV server on loopback: one account with two calendars, entity tags and synchronization tokens.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

/** A calendar server, ours or a real one, with an account whose calendars are “Work” and “Home”. */
export interface CalendarServer {
  readonly address: string
  readonly account: string
  readonly password: string
  /** What another program of the user does in the calendar “Work”. */
  put(name: string, text: string): Promise<void>
  remove(name: string): Promise<void>
  /** By file name. */
  read(calendar: 'Work' | 'Home'): Promise<ReadonlyMap<string, string>>
}

export interface TestCalendarServer extends CalendarServer {
  readonly faults: { status: number | null; password: string; forgetsTokens: boolean }
  /** The methods and reports of all requests so far. */
  readonly requests: string[]
}

const PASSWORD = 'kept <safe> & sound'
const ACCOUNT = 'lena'
const HOME = `/dav/${ACCOUNT}/`

interface Calendar {
  readonly name: string
  readonly objects: Map<string, string>
  /** The names that changed, in order: a token is a place in this list. */
  readonly changes: string[]
}

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export async function startCaldavServer(): Promise<TestCalendarServer> {
  const calendars: Record<'Work' | 'Home', Calendar> = {
    Work: { name: 'Work', objects: new Map(), changes: [] },
    Home: { name: 'Home', objects: new Map(), changes: [] },
  }
  const faults: TestCalendarServer['faults'] = { status: null, password: PASSWORD, forgetsTokens: false }
  const requests: string[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const report = /<(?:\w+:)?(calendar-query|calendar-multiget|sync-collection)/.exec(body)?.[1]
    requests.push(report ?? request.method ?? '')
    const path = decodeURIComponent(request.url ?? '')
    const [status, text = '', headers = {}] =
      refusalOf(request, path, faults) ?? answerTo({ request, path, body, report, calendars, faults })
    response.writeHead(status, headers).end(text)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterFile(
    () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  )
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: ACCOUNT,
    password: PASSWORD,
    faults,
    requests,
    put: async (name, text) => void keep(calendars.Work, name, text),
    remove: async (name) => void keep(calendars.Work, name, null),
    read: async (name) => calendars[name].objects,
  }
}

type Reply = readonly [status: number, text?: string, headers?: Record<string, string>]

function refusalOf(request: IncomingMessage, path: string, faults: TestCalendarServer['faults']): Reply | null {
  if (faults.status !== null) return [faults.status]
  if (path === '/.well-known/caldav') return [301, '', { location: '/dav/' }]
  const wanted = `Basic ${Buffer.from(`${ACCOUNT}:${faults.password}`).toString('base64')}`
  return request.headers.authorization === wanted ? null : [401]
}

interface Asked {
  readonly request: IncomingMessage
  readonly path: string
  readonly body: string
  readonly report: string | undefined
  readonly calendars: Readonly<Record<string, Calendar>>
  readonly faults: TestCalendarServer['faults']
}

function answerTo({ request, path, body, report, calendars, faults }: Asked): Reply {
  const [, name = '', file = ''] = /^\/dav\/lena\/(Work|Home)\/(.*)$/.exec(path) ?? []
  const calendar = calendars[name]
  if (calendar === undefined) return path.startsWith('/dav/') ? multistatus(describe(path, calendars)) : [404]
  if (request.method === 'REPORT')
    return report === 'sync-collection' && !knowsToken(body, calendar, faults)
      ? [403, '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>', { 'content-type': 'application/xml' }]
      : multistatus(reportOn(report, body, calendar))
  if (request.method === 'PUT') return put(calendar, { file, body, isNew: request.headers['if-none-match'] === '*' })
  if (request.method === 'DELETE') return [keep(calendar, file, null) ? 204 : 404]
  const text = calendar.objects.get(file)
  return text === undefined ? [404] : [200, text, { etag: etagOf(text) }]
}

const multistatus = (inner: string): Reply => [
  207,
  `<?xml version="1.0"?><d:multistatus ${NAMESPACES}>${inner}</d:multistatus>`,
  { 'content-type': 'application/xml; charset=utf-8' },
]

function put(calendar: Calendar, { file, body, isNew }: { file: string; body: string; isNew: boolean }): Reply {
  if (isNew && calendar.objects.has(file)) return [412]
  const uid = /^UID:(.*)$/m.exec(body)?.[1]
  const hasTwin = [...calendar.objects].some(([other, text]) => other !== file && text.includes(`UID:${uid}`))
  if (hasTwin) return [409]
  keep(calendar, file, body)
  return [201, '', { etag: etagOf(body) }]
}

const NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"'

function keep({ objects, changes }: Calendar, file: string, text: string | null): boolean {
  const was = objects.has(file)
  if (text === null) objects.delete(file)
  else objects.set(file, text)
  changes.push(file)
  return was || text !== null
}

const tokenOf = ({ changes }: Calendar): string => `urn:test:${changes.length}`

function knowsToken(body: string, { changes }: Calendar, { forgetsTokens }: TestCalendarServer['faults']): boolean {
  const place = Number(/urn:test:(\d+)/.exec(body)?.[1] ?? Number.NaN)
  return !forgetsTokens && place <= changes.length
}

const found = (href: string, props: string): string =>
  `<d:response><d:href>${escaped(href)}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`

function describe(path: string, calendars: Readonly<Record<string, Calendar>>): string {
  const own = found(
    path,
    `<d:current-user-principal><d:href>${HOME}</d:href></d:current-user-principal>
     <c:calendar-home-set><d:href>${HOME}</d:href></c:calendar-home-set><d:resourcetype><d:collection/></d:resourcetype>`,
  )
  if (path !== HOME) return own
  const each = Object.values(calendars).map((calendar) =>
    found(
      `${HOME}${calendar.name}/`,
      `<d:displayname>${calendar.name}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
       <cs:getctag>${calendar.changes.length}</cs:getctag><d:sync-token>${tokenOf(calendar)}</d:sync-token>
       <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>`,
    ),
  )
  return [own, ...each].join('')
}

function reportOn(report: string | undefined, body: string, calendar: Calendar): string {
  const hrefOf = (file: string) => `${HOME}${calendar.name}/${file}`
  const one = (file: string): string => {
    const text = calendar.objects.get(file)
    if (text === undefined)
      return `<d:response><d:href>${hrefOf(file)}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
    const data = body.includes('calendar-data') ? `<c:calendar-data>${escaped(text)}</c:calendar-data>` : ''
    return found(hrefOf(file), `<d:getetag>${escaped(etagOf(text))}</d:getetag>${data}`)
  }
  if (report === 'calendar-multiget') {
    const asked = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, href = '']) => href.split('/').at(-1) ?? '')
    return asked.map(one).join('')
  }
  if (report === 'sync-collection') {
    const since = Number(/urn:test:(\d+)/.exec(body)?.[1] ?? 0)
    const changed = [...new Set(calendar.changes.slice(since))]
    return `${changed.map(one).join('')}<d:sync-token>${tokenOf(calendar)}</d:sync-token>`
  }
  const uid = /<c:text-match>([^<]*)<\/c:text-match>/.exec(body)?.[1]
  const files = [...calendar.objects]
    .filter(([, text]) => uid === undefined || text.includes(uid))
    .map(([file]) => file)
  return files.map(one).join('')
}
