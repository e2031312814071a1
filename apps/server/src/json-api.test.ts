// The rules of JSON:API 1.1, checked on every collection over the demo data.
import { gunzipSync } from 'node:zlib'
import type { Endpoint } from '@assay/contracts/endpoint'
import { methodsOf, relationshipEdits } from '@assay/contracts/relationship-edits'
import { logIn } from '@assay/contracts/sessions'
import { starCandidate } from '@assay/contracts/stars'
import { createTag } from '@assay/contracts/tags'
import { ATOMIC_MEDIA_TYPE, MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { validateDocument } from '@assay/jsonapi/validate-document'
import { expect, test } from 'vitest'
import { openDemoApp } from './platform/testing/test-demo.ts'

const app = await openDemoApp()
const { endpoints, readers, resourceTypes } = app.app.routes

const EMAILS = ['owner@acme.test', 'admin@assay.test', 'owner@northbridge.test']
const tokens: string[] = []
for (const email of EMAILS)
  tokens.push((await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token)
const [owner = ''] = tokens

/** Computed rows, which have no address. */
const COMPUTED = new Set(['availability-lanes', 'exposures', 'insight-rows', 'learning-sources', 'quick-finds'])

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

const { paths } = (await get('/openapi.json')).document
const foundRows = new Map<string, ReturnType<typeof findRows>>()

/** A page of the list, as the first of the demo users who sees rows in it. */
function someRows(list: Endpoint) {
  const found = foundRows.get(list.path) ?? findRows(list)
  foundRows.set(list.path, found)
  return found
}

async function findRows({ path }: Endpoint) {
  const query = path === '/shortlist-notes' ? `?filter[requirement]=${await aRequirementWithNotes()}` : ''
  for (const token of tokens) {
    const { status, document } = await get(`${path}${query === '' ? '?' : `${query}&`}page[size]=2`, token)
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
  const { schema } = paths[`/api/v1/${type}`].get.parameters.find(({ name }: { name: string }) => name === 'sort') ?? {}
  expect([type, schema?.items.enum.length ?? 0]).not.toEqual([type, 0])
  for (const sort of schema.items.enum)
    expect([sort, (await get(`/${type}${mark}page[size]=1&sort=${sort}`, found.token)).status]).toEqual([sort, 200])
})

test.each(named)('what is linked from %s can be included and opened', async (type, list) => {
  const found = await someRows(list)
  // The matches of a search are paged separately.
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

const changes = endpoints.filter(({ method, takesLinkage }) => method === 'PATCH' && takesLinkage === undefined)

test.each(changes.map((change) => [change.path, change] as const))('PATCH %s demands the id', async (path, change) => {
  const response = await app.app.routes.app.inject({
    method: 'PATCH',
    url: `/api/v1${path.replace('{id}', '019a0000-0000-7000-8000-000000000000')}`,
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/vnd.api+json' },
    payload: JSON.stringify({ data: { type: change.bodyType, attributes: {} } }),
  })
  expect([response.statusCode, response.json().errors[0].source]).toEqual([400, { pointer: '/data' }])
})

async function change(path: string, id: string, type: string, attributes: object) {
  const response = await app.app.routes.app.inject({
    method: 'PATCH',
    url: `/api/v1${path.replace('{id}', id)}`,
    headers: { authorization: `Bearer ${owner}`, 'content-type': MEDIA_TYPE, 'if-match': '*' },
    payload: JSON.stringify({ data: { type, id, attributes } }),
  })
  return { status: response.statusCode, document: response.json() }
}

test('the answer to a change names the attributes that changed nothing, unless they are as they were read', async () => {
  const { data: made } = await app.call(createTag, { token: owner, attributes: { name: 'Met in Berlin' } })
  const tag = (await get(`/tags/${made.id}`)).document.data
  const { version, ...read } = tag.attributes
  const repeated = await change('/tags/{id}', tag.id, 'tags', read)
  expect([repeated.status, repeated.document.meta]).toEqual([200, undefined])
  const { status, document } = await change('/tags/{id}', tag.id, 'tags', { ...read, used: 9, state: 'archived' })
  expect([status, document.data.attributes.used, document.meta]).toEqual([200, 0, { ignored: ['used', 'state'] }])
})

test('the answer to a new resource names the attributes that nothing takes', async () => {
  const create = async (attributes: object) => {
    const response = await app.app.routes.app.inject({
      method: 'POST',
      url: '/api/v1/tags',
      headers: { authorization: `Bearer ${owner}`, 'content-type': MEDIA_TYPE },
      payload: JSON.stringify({ data: { type: 'tags', attributes } }),
    })
    return [response.statusCode, response.json().meta]
  }
  expect(await create({ name: 'Bonn', state: 'archived', uses: 3 })).toEqual([201, { ignored: ['state', 'uses'] }])
  expect(await create({ name: 'Cologne' })).toEqual([201, undefined])
  const inherited = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__']
  const odd = Object.fromEntries(inherited.map((name) => [name, { a: 1 }]))
  expect(await create({ name: 'Dresden', ...odd })).toEqual([201, { ignored: inherited }])
})

test('the OpenAPI document is sent compressed, and not again to clients that have it', async () => {
  const ask = (headers: Record<string, string>) => app.app.routes.app.inject({ url: '/api/v1/openapi.json', headers })
  const [plain, packed] = [await ask({}), await ask({ 'accept-encoding': 'br, gzip' })]
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
  const known = await ask({ 'if-none-match': String(plain.headers.etag) })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
})
test('the answer to a request without a session says how to sign in', async () => {
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

const NOBODY = '019a0000-0000-7000-8000-000000000000'

async function send(method: string, url: string, { document, headers = {}, token = owner }: Sent = {}) {
  const response = await app.app.routes.app.inject({
    method: method as 'POST',
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPE, ...headers },
    ...(document === undefined ? {} : { payload: JSON.stringify(document) }),
  })
  const json = response.body === '' ? null : response.json()
  return { status: response.statusCode, json, error: json?.errors?.[0], headers: response.headers }
}

interface Sent {
  readonly document?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
}

const shown = async (url: string) => (await get(url)).document.data.map(({ id }: { id: string }) => id)

test.each(relationshipEdits.map((edit) => [edit.of.type, edit.name, edit] as const))(
  'the relationship %s.%s refuses what the standard says it must',
  async (type, name, edit) => {
    const { to, many } = edit.of.relationships[name] ?? { to: '', many: false }
    const url = `/${type}/${NOBODY}/relationships/${name}`
    const one = { type: to, id: NOBODY }
    for (const method of ['PATCH', 'POST', 'DELETE'] as const) {
      const asked = (data: unknown, token?: string) =>
        send(method, url, { document: { data }, ...(token === undefined ? {} : { token }) })
      if (!methodsOf(edit).includes(method)) {
        expect([method, (await asked([one])).error]).toEqual([
          method,
          expect.objectContaining({ status: '403', code: 'relationship.not-editable' }),
        ])
        continue
      }
      expect((await asked(many ? [one] : one, 'nobody')).status).toBe(401)
      expect((await asked(many ? [one] : one)).status).toBe(404)
      expect((await asked(many ? one : [one])).error).toMatchObject({ status: '400', source: { pointer: '/data' } })
      const wrong = { type: 'countries', id: NOBODY }
      expect((await asked(many ? [wrong] : wrong)).error).toMatchObject({
        status: '409',
        source: { pointer: many ? '/data/0/type' : '/data/type' },
      })
      expect((await send(method, url, { document: {} })).error).toMatchObject({
        status: '400',
        source: { pointer: '' },
      })
      const other = await send(method, url, { headers: { 'content-type': ATOMIC_MEDIA_TYPE }, document: { data: [] } })
      expect(other.status).toBe(415)
    }
  },
)

test('a relationship that cannot be edited is 403, whatever is sent', async () => {
  const { status, headers } = await send('PATCH', `/stars/${NOBODY}/relationships/candidate`, {
    document: { data: null },
  })
  expect([status, headers['allow']]).toEqual([403, 'GET, HEAD, OPTIONS'])
})

test('relationships are replaced, extended and reduced, by two users simultaneously too', async () => {
  const [entry] = (await get('/shortlisteds?page[size]=1')).document.data
  const url = `/shortlisteds/${entry.id}/relationships/tags`
  const tag = async (name: string) => {
    const document = { data: { type: 'tags', attributes: { name } } }
    return { type: 'tags', id: (await send('POST', '/tags', { document })).json.data.id }
  }
  const tags = [await tag('linked one'), await tag('linked two'), await tag('linked three')]
  const [first, second, third] = tags
  const edit = async (method: string, data: unknown) => (await send(method, url, { document: { data } })).status
  expect(await edit('PATCH', [first])).toBe(204)
  expect(await edit('POST', [first, second])).toBe(204)
  expect(await edit('POST', [first, second])).toBe(204)
  expect(await shown(url)).toHaveLength(2)
  expect(await edit('DELETE', [first, third])).toBe(204)
  expect(await shown(url)).toEqual([second?.id])
  expect(await edit('PATCH', [])).toBe(204)
  expect(await Promise.all(tags.map((one) => edit('POST', [one])))).toEqual([204, 204, 204])
  expect((await shown(url)).toSorted()).toEqual(tags.map(({ id }) => id).toSorted())
  expect((await send('POST', url, { document: { data: [first, { type: 'tags', id: NOBODY }] } })).error).toMatchObject({
    status: '404',
    source: { pointer: '/data/1' },
  })
  const whole = (await get(`${url}?include=tags&fields[tags]=name`)).document
  expect(validateDocument(whole)).toEqual([])
  expect(whole.included.map(({ attributes }: { attributes: object }) => attributes)).toContainEqual({
    name: 'linked one',
  })
  expect((await get(`${url}?include=candidate`)).status).toBe(400)
  const { links } = (await get(`/shortlisteds/${entry.id}`)).document.data.relationships.tags
  expect(new URL(links.self).pathname).toBe(`/api/v1${url}`)
})

test('the assignees of a job are its team, and a stale version is refused', async () => {
  const { data } = (await get('/requirements?filter[state]=open')).document
  const job = data.find(({ attributes }: { attributes: { team: unknown[] } }) => attributes.team.length > 0)
  const url = `/requirements/${job.id}/relationships/assignees`
  const before = await shown(url)
  expect(before).toEqual(job.attributes.team.map(({ userId }: { userId: string }) => userId))
  const document = { data: before.slice(0, 1).map((id: string) => ({ type: 'users', id })) }
  expect((await send('DELETE', url, { document, headers: { 'if-match': '"0"' } })).status).toBe(412)
  expect((await send('DELETE', url, { document })).status).toBe(204)
  expect(await shown(url)).toEqual(before.slice(1))
})

test('an edit that changes nothing is refused where a change would be, and leaves no entry in the log', async () => {
  const login = await app.call(logIn, { attributes: { email: 'viewer@acme.test', password: 'assay-demo-1' } })
  const viewer = { token: login.json.access_token }
  const [job] = (await get('/requirements?filter[state]=open', viewer.token)).document.data
  const url = `/requirements/${job.id}/relationships/assignees`
  const linked = { data: (await shown(url)).map((id: string) => ({ type: 'users', id })) }
  for (const [method, document] of [
    ['POST', { data: [] }],
    ['DELETE', { data: [] }],
    ['POST', linked],
  ] as const) {
    expect((await send(method, url, { document, ...viewer })).status).toBe(403)
    expect((await send(method, url, { document })).status).toBe(204)
    expect((await send(method, url.replace(job.id, NOBODY), { document })).status).toBe(404)
  }
  expect((await get(`/requirements/${job.id}`)).document.data.attributes.version).toBe(job.attributes.version)
  for (const method of ['POST', 'DELETE'])
    expect(
      (await send(method, `/talent-pools/${NOBODY}/relationships/candidates`, { document: { data: [] } })).status,
    ).toBe(404)
})

test('a pool is made and filled in one request, by local ids, or not at all', async () => {
  const candidates = (await get('/candidates?page[size]=2')).document.data.map(({ id }: { id: string }) => ({
    type: 'candidates',
    id,
  }))
  const operate = (...operations: unknown[]) =>
    send('POST', '/operations', {
      document: { 'atomic:operations': operations },
      headers: { 'content-type': ATOMIC_MEDIA_TYPE, accept: ATOMIC_MEDIA_TYPE },
    })
  const make = (name: string) => ({ op: 'add', data: { type: 'talent-pools', lid: 'pool', attributes: { name } } })
  const ref = { type: 'talent-pools', lid: 'pool', relationship: 'candidates' }
  const made = await operate(make('Made at once'), { op: 'add', ref, data: candidates })
  expect([made.status, made.json['atomic:results'].length]).toEqual([200, 2])
  const { id } = made.json['atomic:results'][0].data
  const url = `/talent-pools/${id}/relationships/candidates`
  expect(await shown(url)).toHaveLength(2)
  const taken = await operate({ op: 'remove', href: `/api/v1${url}`, data: candidates.slice(0, 1) })
  expect([taken.status, await shown(url)]).toEqual([200, [candidates[1].id]])
  const refused = await operate(make('Never made'), { op: 'add', ref, data: [{ type: 'candidates', id: NOBODY }] })
  expect(refused.error).toMatchObject({
    status: '404',
    source: { pointer: expect.stringMatching(/^\/atomic:operations\/1/) },
  })
  expect((await get('/talent-pools?filter[search]=Never')).document.data).toEqual([])
  expect((await operate({ op: 'update', href: 'https://elsewhere.test/api/v1/talent-pools/x', data: {} })).status).toBe(
    400,
  )
  expect(
    (await operate({ op: 'add', ref: { type: 'stars', id: NOBODY, relationship: 'candidate' }, data: [] })).error,
  ).toMatchObject({
    code: 'operation.unknown',
  })
})
