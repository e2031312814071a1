// Not repeated on PostgreSQL 15: it is about an outside program. An agency's system, written from docs/agency-api.md:
// all it has is the address, a key and that page.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiKey } from '@assay/contracts/agency-api-keys'
import { acceptShortlisted, denyShortlisted, listShortlisteds, rejectShortlisted } from '@assay/contracts/shortlisteds'
import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, test } from 'vitest'
import { afterFile } from './platform/testing/after-file.ts'
import { anAgencyWithPeople, engage, letSupply } from './platform/testing/test-agencies.ts'
import { openTestApp } from './platform/testing/test-app.ts'
import { anOpenRequirement } from './platform/testing/test-interviews.ts'
import { aPerson, type Person } from './platform/testing/test-people.ts'

const app = await openTestApp(undefined, { allowsPrivateTargets: true })

// ---- The client ----

interface Api {
  get(path: string): Promise<Document>
  post(path: string, type: string, attributes: object): Promise<Document>
}

interface Document {
  // biome-ignore lint/suspicious/noExplicitAny: a program that knows the format from a document
  readonly data: any
  readonly links?: { readonly next?: string | null }
}

/** Waits when the server asks it to, and repeats a request with the same key. */
function connect(base: string, key: string): Api {
  const send = async (method: string, url: string, idempotencyKey: string, body?: string): Promise<Document> => {
    const response = await fetch(new URL(url, base), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/vnd.api+json', 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (response.status === 429) {
      await new Promise((done) => setTimeout(done, Number(response.headers.get('retry-after')) * 1000))
      return send(method, url, idempotencyKey, body)
    }
    const document = (await response.json()) as Document
    if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(document)}`)
    return document
  }
  return {
    get: (path) => send('GET', path.startsWith('/api') ? path : `/api/v1${path}`, ''),
    post: (path, type, attributes) =>
      send('POST', `/api/v1${path}`, randomUUID(), JSON.stringify({ data: { type, attributes } })),
  }
}

const BATCH = 500

/** Imports the rows in batches, and returns how it went with every row that was refused. */
async function importAll(api: Api, rows: readonly object[]) {
  const { data: run } = await api.post('/import-runs', 'import-runs', { name: 'Nightly', expectedRows: rows.length })
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = { firstRow: at + 1, rows: rows.slice(at, at + BATCH) }
    await api.post(`/import-runs/${run.id}/actions/append`, 'import-runs', batch)
  }
  const { data: finished } = await api.post(`/import-runs/${run.id}/actions/finish`, 'import-runs', {})
  const refused: { row: number; externalId: string | null; pointer: string | null; detail: string }[] = []
  let next: string | null | undefined = `/import-run-errors?filter[import]=${run.id}&page[size]=100`
  while (next) {
    const page: Document = await api.get(next.replace(/^https?:\/\/[^/]+/, ''))
    refused.push(...page.data.map(({ attributes }: { attributes: (typeof refused)[number] }) => attributes))
    next = page.links?.next
  }
  return { ...finished.attributes, refused } as Record<
    'read' | 'imported' | 'updated' | 'unchanged' | 'rejected',
    number
  > & {
    refused: typeof refused
  }
}

interface Heard {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** As the documentation's example, and it leaves out repetitions. */
function listen(
  heard: Heard[],
  secretOf: () => string,
): (request: IncomingMessage, end: (status: number) => void) => void {
  const seen = new Set<unknown>()
  return (request, end) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      try {
        const message = new Webhook(secretOf()).verify(body, request.headers as Record<string, string>) as Heard
        if (!seen.has(request.headers['webhook-id'])) heard.push(message)
        seen.add(request.headers['webhook-id'])
        end(204)
      } catch {
        end(400)
      }
    })
  }
}

// ---- Its data: 10,000 people, and 137 of them are broken ----

const SIZE = 10_000
const BROKEN = 137

function aPersonOf(at: number) {
  return {
    externalId: `C-${at}`,
    resume: {
      basics: {
        name: `Robin Example ${at}`,
        label: at % 2 === 0 ? 'Backend developer' : 'Frontend developer',
        email: `robin.${at}@example.org`,
        location: { city: 'Berlin', countryCode: 'DE' },
      },
      work: [{ name: `Firm ${at % 97}`, position: 'Developer', startDate: '2021-03', keywords: ['Go'] }],
      skills: [{ name: at % 3 === 0 ? 'PostgreSQL' : 'TypeScript' }],
      meta: {
        assay: {
          rate: { amountMinor: 65_000, currency: 'EUR', period: 'day' },
          noticeDays: 30,
          consents: [{ purpose: 'matching', until: '2099-12-31', source: 'Form' }],
        },
      },
    },
  }
}

type Row = ReturnType<typeof aPersonOf>
const inAssay = (row: Row, change: object) => ({
  ...row,
  resume: { ...row.resume, meta: { assay: { ...row.resume.meta.assay, ...change } } },
})
const inBasics = (row: Row, change: object) => ({
  ...row,
  resume: { ...row.resume, basics: { ...row.resume.basics, ...change } },
})

/** Each way of being broken, and the place that the refusal names. */
const WAYS: readonly (readonly [pointer: string, breaking: (row: Row) => object])[] = [
  ['/externalId', ({ resume }) => ({ resume })],
  ['/resume', ({ externalId }) => ({ externalId })],
  ['/resume/basics/email', (row) => inBasics(row, { email: 'nobody' })],
  ['/resume/basics/location/countryCode', (row) => inBasics(row, { location: { countryCode: 'Utopia' } })],
  ['/resume/meta/assay/noticeDays', (row) => inAssay(row, { noticeDays: 'soon' })],
  ['/resume/meta/assay/rate', (row) => inAssay(row, { rate: { amountMinor: -5, currency: 'EUR', period: 'day' } })],
  ['/externalId', (row) => ({ ...row, externalId: 'C-1' })],
]

const placeOf = (broken: number): number => 10 + broken * 72
const wayOf = (broken: number) => WAYS[broken % WAYS.length] as (typeof WAYS)[number]
const brokenAt = new Map(Array.from({ length: BROKEN }, (_, broken) => [placeOf(broken), wayOf(broken)]))
const rows = Array.from({ length: SIZE }, (_, index) => {
  const row = aPersonOf(index + 1)
  return brokenAt.get(index + 1)?.[1](row) ?? row
})

// ---- The world around it ----

let base = ''
let api: Api
let employer: Person
let requirementId = ''

beforeAll(async () => {
  await app.app.routes.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.app.routes.app.server.address() as AddressInfo).port}`
  const agency = await anAgencyWithPeople(app)
  employer = await aPerson(app, 'employer.owner')
  await engage(app, { employer, agency, stageVisible: true })
  requirementId = await anOpenRequirement(app, employer)
  await letSupply(app, { employer, requirementId, agencies: [{ agencyId: agency.agencyId }] })
  const scopes = ['jobs.read', 'candidates.submit', 'candidates.read', 'webhooks.manage']
  const made = await app.call(createApiKey, { token: agency.owner.token, attributes: { name: 'Our system', scopes } })
  api = connect(base, made.data.secret)
})

test('10,000 candidates are imported, and each of the 137 broken ones is named with the reason', async () => {
  const { refused, ...first } = await importAll(api, rows)
  expect(first).toMatchObject({ read: SIZE, imported: SIZE - BROKEN, updated: 0, unchanged: 0, rejected: BROKEN })
  expect(refused.map(({ row }) => row).toSorted((one, other) => one - other)).toEqual([...brokenAt.keys()])
  for (const { row, pointer, detail } of refused) {
    expect([row, pointer]).toEqual([row, expect.stringContaining(brokenAt.get(row)?.[0] ?? '?')])
    expect(detail.length).toBeGreaterThan(5)
  }
  const { refused: again, ...second } = await importAll(api, rows)
  expect(second).toMatchObject({ read: SIZE, imported: 0, updated: 0, unchanged: SIZE - BROKEN, rejected: BROKEN })
  expect(again).toEqual(refused.map((each) => expect.objectContaining({ row: each.row, pointer: each.pointer })))
})

test('it hears, signed, what happens to its candidates', async () => {
  const heard: Heard[] = []
  let secret = ''
  const statuses: number[] = []
  const take = listen(heard, () => secret)
  const receiver = createServer((request, response) =>
    take(request, (status) => {
      statuses.push(status)
      response.writeHead(status).end()
    }),
  )
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  afterFile(async () => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/assay`
  const events = ['submission.created', 'submission.accepted', 'submission.declined', 'candidate.rejected']
  secret = (await api.post('/agency-webhooks', 'agency-webhooks', { url, events })).data.attributes.secret

  const jobs = (await api.get('/requirements')).data
  expect(jobs.map(({ id }: { id: string }) => id)).toEqual([requirementId])
  const [one, other] = (await api.get('/candidates?page[size]=2')).data
  for (const { id: candidateId } of [one, other])
    await api.post('/submissions', 'submissions', { requirementId, candidateId, note: 'Available from March.' })
  await app.catchUp()

  const asEmployer = { token: employer.token }
  const entries = (
    await app.call(listShortlisteds, { ...asEmployer, query: `filter[requirement]=${requirementId}&include=candidate` })
  ).data as { id: string; candidate: { id: string } }[]
  const entryOf = (candidateId: string) => ({
    id: entries.find(({ candidate }) => candidate.id === candidateId)?.id ?? '',
  })
  await app.call(acceptShortlisted, { ...asEmployer, params: entryOf(one.id), attributes: {} })
  await app.call(denyShortlisted, { ...asEmployer, params: entryOf(other.id), attributes: {} })
  await app.catchUp()
  const rejected = await app.call(rejectShortlisted, {
    ...asEmployer,
    params: entryOf(one.id),
    attributes: { code: 'missingSkill' },
  })
  expect([rejected.status, rejected.errors]).toEqual([200, []])
  await app.catchUp()

  const about = ({ type, data }: Heard) => [type, data['candidateId'], data['state']]
  expect(heard.map(about).toSorted()).toEqual(
    [
      ['submission.created', one.id, 'submitted'],
      ['submission.created', other.id, 'submitted'],
      ['submission.accepted', one.id, 'accepted'],
      ['submission.declined', other.id, 'denied'],
      ['candidate.rejected', one.id, 'accepted'],
    ].toSorted(),
  )
  expect(heard[0]?.data['externalId']).toMatch(/^C-\d+$/)
  const names = JSON.stringify(heard)
  expect([names.includes('Robin'), names.includes('example.org')]).toEqual([false, false])

  const forged = await fetch(url, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
      'webhook-signature': 'v1,AAAA',
    },
    body: JSON.stringify({ type: 'hire.begun', data: {} }),
  })
  expect([forged.status, heard.length, new Set(statuses)]).toEqual([400, 5, new Set([204, 400])])
})
