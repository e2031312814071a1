// The rules of JSON:API 1.1, asked of every collection over the demo data.
import type { Endpoint } from '@assay/contracts/endpoint'
import { logIn } from '@assay/contracts/sessions'
import { starCandidate } from '@assay/contracts/stars'
import { validateDocument } from '@assay/jsonapi/validate-document'
import { expect, test } from 'vitest'
import { loadDemo } from '../seeds/load-demo.ts'
import { openTestApp } from './platform/testing/test-app.ts'

const app = await openTestApp()
await loadDemo(app.system, { database: app.database, live: app.live, now: app.system.now(), candidates: 120 })
const { endpoints, readers, resourceTypes } = app.app.routes

const EMAILS = ['owner@acme.test', 'admin@assay.test', 'owner@northbridge.test']
const tokens: string[] = []
for (const email of EMAILS)
  tokens.push((await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token)
const [owner = ''] = tokens

/** Rows that are computed for a question and have no address of their own. */
const COMPUTED = new Set(['availability-lanes', 'exposures', 'insight-rows', 'learning-sources'])

const lists = endpoints.filter(
  ({ method, path, answers }) =>
    method === 'GET' &&
    answers.kind === 'collection' &&
    path === `/${answers.of.type}` &&
    !COMPUTED.has(answers.of.type),
)
const named = lists.map((list) => [list.path.slice(1), list] as const)

async function get(url: string, token = owner) {
  const response = await app.app.routes.app.inject({
    url: url.startsWith('http') ? new URL(url).pathname + new URL(url).search : `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' },
  })
  return { status: response.statusCode, headers: response.headers, document: response.json() }
}

/** A page of the list, as the first of the demo users who sees rows in it. */
async function someRows({ path }: Endpoint) {
  const query = path === '/shortlist-notes' ? `?filter[requirement]=${await aRequirementWithNotes()}` : ''
  for (const token of tokens) {
    const { status, document } = await get(`${path}${query}`, token)
    if (status === 200 && document.data.length > 0) return { token, query, rows: document.data.slice(0, 2) }
  }
  return null
}

async function aRequirementWithNotes(): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select s.requirement_id from shortlist_notes n join shortlisteds s on s.id = n.shortlisted_id
     join companies c on c.id = s.company_id where c.name like 'Acme%' limit 1`,
  )
  return rows[0]?.requirement_id ?? '00000000-0000-7000-8000-000000000000'
}

test('the demo data has rows in most collections', async () => {
  const found = await Promise.all(lists.map(someRows))
  expect(found.filter((rows) => rows !== null).length / lists.length).toBeGreaterThan(0.6)
})

test.each(named)('each of the %s can be read by its own link', async (type, list) => {
  expect(readers.has(type)).toBe(true)
  const found = await someRows(list)
  if (found === null) return
  for (const row of found.rows) {
    const { status, document } = await get(row.links.self, found.token)
    expect([type, status]).toEqual([type, 200])
    expect(document.data).toMatchObject({ type, id: row.id })
    expect(validateDocument(document)).toEqual([])
  }
})

test.each(named)('the list of %s says how many there are, has pages, and sorts', async (type, list) => {
  const found = await someRows(list)
  if (found === null) return
  const mark = found.query === '' ? '?' : `${found.query}&`
  const { status, document } = await get(`/${type}${mark}page[size]=1`, found.token)
  expect(status).toBe(200)
  expect(document.data.length).toBe(1)
  expect(document.meta.total).toBeGreaterThan(0)
  expect(Object.keys(document.links)).toEqual(expect.arrayContaining(['self', 'first', 'prev', 'next']))
  if (document.links.next !== null) {
    const second = await get(document.links.next, found.token)
    expect(second.document.data[0]?.id).not.toBe(document.data[0].id)
  }
  const { paths } = (await get('/openapi.json')).document
  const { schema } = paths[`/api/v1/${type}`].get.parameters.find(({ name }: { name: string }) => name === 'sort') ?? {}
  expect([type, schema?.items.enum.length ?? 0]).not.toEqual([type, 0])
  for (const sort of schema.items.enum)
    expect([sort, (await get(`/${type}${mark}sort=${sort}`, found.token)).status]).toEqual([sort, 200])
})

test.each(named)('what is linked from %s can be included and opened', async (type, list) => {
  const found = await someRows(list)
  // The matches of a search have pages of their own.
  const names = Object.keys(resourceTypes.get(type)?.relationships ?? {}).filter((name) => name !== 'matches')
  if (found === null || names.length === 0) return
  const mark = found.query === '' ? '?' : `${found.query}&`
  const whole = await get(`/${type}${mark}page[size]=5&include=${names.join(',')}`, found.token)
  expect([type, whole.status, whole.document.errors?.[0]?.detail]).toEqual([type, 200, undefined])
  expect(validateDocument(whole.document)).toEqual([])
  for (const row of found.rows)
    for (const name of names) {
      const { links, data } = row.relationships?.[name] ?? {}
      if (links === undefined) continue
      const related = await get(links.related, found.token)
      const linkage = await get(`/${type}/${row.id}/relationships/${name}`, found.token)
      expect([name, linkage.status]).toEqual([name, 200])
      expect(linkage.document.data).toEqual(data)
      expect(validateDocument(linkage.document)).toEqual([])
      expect([name, [200, 404]]).toEqual([name, expect.arrayContaining([related.status])])
      if (related.status === 200) expect(validateDocument(related.document)).toEqual([])
    }
})

const changes = endpoints.filter(({ method }) => method === 'PATCH')

test.each(changes.map((change) => [change.path, change] as const))('PATCH %s demands the id', async (path, change) => {
  const response = await app.app.routes.app.inject({
    method: 'PATCH',
    url: `/api/v1${path.replace('{id}', '019a0000-0000-7000-8000-000000000000')}`,
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/vnd.api+json' },
    payload: JSON.stringify({ data: { type: change.bodyType, attributes: {} } }),
  })
  expect([response.statusCode, response.json().errors[0].source]).toEqual([400, { pointer: '/data' }])
})

test('a request without a session is told how to sign in', async () => {
  const { headers } = await app.app.routes.app.inject({ url: '/api/v1/requirements' })
  expect(headers['www-authenticate']).toBe('Bearer realm="assay"')
  const ended = await get('/requirements', 'ended')
  expect([ended.status, ended.headers['www-authenticate']]).toEqual([
    401,
    'Bearer realm="assay", error="invalid_token"',
  ])
})

test('an error about an absent attribute points at something that was sent', async () => {
  const { errors } = await app.call(starCandidate, { token: owner, attributes: {} })
  expect(errors[0]).toMatchObject({ source: { pointer: '/data/attributes' }, meta: { field: 'candidateId' } })
})
