// Not repeated on PostgreSQL 15: it is about HTTP.

import { once } from 'node:events'
import { connect } from 'node:net'
import { listCountries, listTimezones } from '@assay/contracts/reference-lists'
import { register } from '@assay/contracts/registrations'
import { logIn } from '@assay/contracts/sessions'
import { getMe } from '@assay/contracts/users'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp, readAnswer } from '../../testing/test-app.ts'
import { aPerson, aUser, PASSWORD } from '../../testing/test-people.ts'
import { mountHealth } from './health.ts'
import { createMetrics } from './metrics.ts'

const app = await openTestApp(undefined, { requestWaitMs: 3_000 })
const { call } = app
const inject = app.app.routes.app.inject.bind(app.app.routes.app)
const MEDIA = 'application/vnd.api+json'

test.each([
  ['application/vnd.api+json; charset=utf-8', 415],
  ['application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"', 415],
  ['application/x-www-form-urlencoded', 415],
  ['text/plain', 415],
  ['application/vnd.api+json; profile="https://example.org/p"', 422],
  ['Application/Vnd.Api+Json', 422],
])('a body sent as %s is answered %i', async (contentType, status) => {
  const answer = await call(logIn, {
    payload: { data: { type: 'token', attributes: {} } },
    headers: { 'content-type': contentType },
  })
  expect(answer.status).toBe(status)
  if (status === 415) expect(answer.errors[0]?.code).toBe('request.media-type')
})

test('plain JSON is accepted at login only', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  const response = await inject({
    method: 'POST',
    url: '/api/v1/registrations',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: '{}',
  })
  expect(readAnswer(response).status).toBe(415)
})

test.each([
  ['application/vnd.api+json; charset=utf-8', 406],
  ['application/vnd.api+json; ext="https://example.org/e"', 406],
  ['application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"', 200],
  ['application/vnd.api+json; charset=utf-8, application/vnd.api+json', 200],
  ['application/vnd.api+json; profile="https://example.org/p"', 200],
  ['*/*', 200],
  ['application/json', 200],
])('an answer asked for as %s is %i', async (accept, status) => {
  const answer = await call(listCountries, { headers: { accept }, query: 'page[size]=1' })
  expect(answer.status).toBe(status)
})

test('answers vary with Accept, carry a request id, and are not cached', async () => {
  const { headers } = await call(listCountries)
  expect(headers['vary']).toContain('Accept')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['no document', '[]', 400, ''],
  ['no data', '{}', 400, ''],
  ['data that is a list', '{"data":[]}', 400, '/data'],
  ['no type', '{"data":{"attributes":{}}}', 400, '/data'],
  ['another type', '{"data":{"type":"users","attributes":{}}}', 409, '/data/type'],
  ['an id of the client', '{"data":{"type":"registrations","id":"x","attributes":{}}}', 403, '/data/id'],
  ['attributes that are a text', '{"data":{"type":"registrations","attributes":"x"}}', 400, '/data/attributes'],
  ['no JSON', '{', 400, ''],
  [
    'a prototype',
    '{"data":{"type":"registrations","attributes":{"__proto__":{"email":"a@b.test"}}}}',
    422,
    '/data/attributes',
  ],
])('%s in the body is answered with its position', async (_name, payload, status, pointer) => {
  const response = await inject({
    method: 'POST',
    url: '/api/v1/registrations',
    headers: { 'content-type': MEDIA },
    payload,
  })
  const answer = readAnswer(response)
  expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([status, pointer])
})

test('every validation error has a source and names its field', async () => {
  const response = await inject({
    method: 'POST',
    url: '/api/v1/registrations',
    headers: { 'content-type': MEDIA },
    payload: { data: { type: 'registrations', attributes: { email: 'no', sizeBand: 'huge' } } },
  })
  const { errors } = readAnswer(response)
  expect(errors.length).toBeGreaterThan(5)
  for (const { source, meta } of errors) {
    expect(source?.pointer).toMatch(/^\/data\/attributes/)
    expect(meta?.['field']).toBeTypeOf('string')
  }
  expect(errors.find(({ meta }) => meta?.['field'] === 'email')?.source?.pointer).toBe('/data/attributes/email')
  expect(errors.find(({ meta }) => meta?.['field'] === 'country')?.source?.pointer).toBe('/data/attributes')
})

test('text that a database cannot store is made storable', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const payload = `{"email":"${user.email}","password":"${PASSWORD}\\u0000\\ud800"}`
  const answer = await call(logIn, { payload, headers: { 'content-type': 'application/json' } })
  expect(answer.status).toBe(422)
})

test.each([
  ['GET', '/api/v1/nothing', 404, 'route.not-found'],
  ['GET', '/api/v1', 404, 'route.not-found'],
  ['DELETE', '/api/v1/countries', 405, 'route.method'],
  ['PATCH', '/api/v1/login', 405, 'route.method'],
  ['GET', '/api/v1/email-verifications/not-an-id', 404, 'resource.not-found'],
  ['GET', '/api/v1/countries/%ff', 400, 'request.malformed'],
] as const)('%s %s is %i', async (method, url, status, code) => {
  const response = await inject({ method, url })
  const answer = readAnswer(response)
  expect([answer.status, answer.errors[0]?.code]).toEqual([status, code])
  if (status === 405) expect(answer.headers['allow']).toMatch(/GET|POST/)
})

test.each([
  ['/api/v1/countries', 204, 'GET, HEAD, OPTIONS'],
  ['/api/v1/login', 204, 'POST, OPTIONS'],
  ['/api/v1/nothing', 404, undefined],
] as const)('OPTIONS %s is %i, and says what can be done there', async (url, status, allow) => {
  const { statusCode, headers } = await inject({ method: 'OPTIONS', url })
  expect([statusCode, headers['allow']]).toEqual([status, allow])
})

test('a document that signs in may have any type: it is no resource', async () => {
  const { user } = await aUser(app, 'employer.owner')
  const data = { type: 'logins', attributes: { email: user.email, password: PASSWORD } }
  const answer = await call(logIn, { payload: { data }, headers: { 'content-type': MEDIA } })
  expect([answer.status, answer.json.token_type]).toEqual([200, 'Bearer'])
})

test('a body that is too large is refused as such', async () => {
  const payload = JSON.stringify({ data: { type: 'token', attributes: { email: 'x'.repeat(1_100_000) } } })
  const response = await inject({ method: 'POST', url: '/api/v1/login', headers: { 'content-type': MEDIA }, payload })
  expect([response.statusCode, readAnswer(response).errors[0]?.code]).toEqual([413, 'request.too-large'])
})

test('pages go by number or by cursor, and their links are absolute', async () => {
  const byNumber = await call(listTimezones, { query: 'page[number]=2&page[size]=10&sort=name' })
  const total = Number(byNumber.document.meta?.['total'])
  expect(byNumber.document.meta?.['page']).toEqual({ size: 10, total })
  expect(total).toBeGreaterThan(300)
  expect(byNumber.document.links?.['prev']).toBe(
    'http://assay.test/api/v1/timezones?page%5Bnumber%5D=1&page%5Bsize%5D=10&sort=name',
  )
  const seen = new Set<string>()
  let url: string | null = '/api/v1/timezones?page[size]=100&sort=-offsetNow'
  while (url !== null) {
    const answer = readAnswer(await inject({ url }))
    for (const { id } of answer.data) seen.add(id)
    url = (answer.document.links?.['next'] as string | null)?.replace('http://assay.test', '') ?? null
  }
  expect(seen.size).toBe(total)
})

test('a bare question mark and an empty pair in the query are accepted', async () => {
  for (const url of ['/api/v1/countries?', '/api/v1/countries?&', '/api/v1/countries?page[size]=2&'])
    expect((await inject({ url })).statusCode).toBe(200)
})

test.each(['include=x', 'sort=constructor', 'filter[x]=1', 'fields[users]=email', 'page[size]=1000', 'nonsense=1'])(
  '?%s is refused by the name of the parameter',
  async (query) => {
    const answer = await call(listCountries, { query })
    expect(answer.status).toBe(400)
    expect(answer.errors[0]).toMatchObject({ code: 'request.parameter', source: { parameter: query.split('=')[0] } })
  },
)

test('an id of the wrong form is answered like an unknown one, by the word of the interface', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  const detailOf = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return readAnswer(await inject({ url: `/api/v1${path}`, headers })).errors[0]?.detail
  }
  const unknown = '01a2295e-df2a-7008-991d-7ac2bb0f0149'
  expect(await detailOf('/requirements/nonsense')).toBe('There is no such job, or you don’t have access.')
  expect(await detailOf('/requirements/nonsense')).toBe(await detailOf(`/requirements/${unknown}`))
  expect(await detailOf('/hired-candidates/7')).toBe('There is no such hire, or you don’t have access.')
})

test('a session cookie does not authenticate', async () => {
  const { token } = await aPerson(app, 'employer.owner')
  const answer = await call(getMe, { cookie: `auth._token.local=${encodeURIComponent(`Bearer ${token}`)}` })
  expect(answer.status).toBe(401)
})

test('pages have a content security policy that allows own scripts only', async () => {
  const { headers } = await inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test.each(['/metrics', '/healthz', '/readyz', '/nothing-here', '/api/v1/nothing-here', '/scim/v2/Users'])(
  'no cache keeps what %s answers',
  async (url) => {
    expect((await inject({ url })).headers['cache-control']).toBe('no-store')
  },
)

test('operators see liveness, readiness and request durations', async () => {
  expect((await inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await inject({ url: '/readyz' })).json()).toMatchObject({
    status: 'ready',
    checks: { database: true, storage: true },
  })
  const metrics = await inject({ url: '/metrics' })
  expect(metrics.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(metrics.body).toMatch(/assay_http_requests_total\{method="GET",route="\/healthz",status="2xx"\} \d+/)
  expect(metrics.body).toMatch(/^assay_database_connections \d+$/m)
})

test.each([
  ['another machine', { remoteAddress: '203.0.113.5' }],
  ['the same network', { remoteAddress: '10.0.0.5' }],
  ['a proxy of this machine', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
  ['a proxy that says nothing of the caller', { headers: { via: '1.1 proxy' } }],
])('the metrics are refused to %s', async (_, asked) => {
  expect((await inject({ url: '/metrics', ...asked })).statusCode).toBe(404)
})

test('with a token, the metrics require it from every address', async () => {
  const http = Fastify()
  mountHealth(http, [], { metrics: createMetrics(), metricsToken: 'a-token-for-metrics' })
  const statusWith = async (authorization?: string) =>
    (
      await http.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.5',
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode
  expect(await statusWith('Bearer a-token-for-metrics')).toBe(200)
  expect(await statusWith('Bearer another')).not.toBe(200)
  expect(await statusWith()).not.toBe(200)
  expect((await http.inject({ url: '/metrics' })).statusCode).not.toBe(200)
})

test('robots are shown the map of the site, which names every public page and skill', async () => {
  const robots = (await inject({ url: '/robots.txt' })).body
  expect(robots).toContain('User-agent')
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const map = await inject({ url: new URL(address).pathname })
  expect([map.statusCode, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const pages = Array.from(map.body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, page = '']) => new URL(page))
  expect(new Set(pages.map(({ origin }) => origin))).toEqual(new Set([new URL(address).origin]))
  const paths = pages.map(({ pathname }) => pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/how-ranking-works', '/anonymous-search-by-skill/postgresql']))
  expect(new Set(paths).size).toBe(paths.length)
})

test('on a full disk writes are refused early, and reads continue', async () => {
  app.disk.hasRoom = false
  const login = await call(logIn, { attributes: { email: 'a@b.test', password: 'x' } })
  expect(login.errors[0]?.code).toBe('session.wrong-credentials')
  const write = await call(register, { attributes: {} })
  expect([write.status, write.errors[0]?.code]).toEqual([507, 'service.storage-full'])
  expect((await call(listCountries)).status).toBe(200)
  expect((await inject({ url: '/readyz' })).statusCode).toBe(503)
  app.disk.hasRoom = true
})

/** All connections of the pool, so that requests that have begun wait; given back by the call or at the end of the test. */
async function holdConnections(): Promise<() => void> {
  const { pool } = app.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const release = () => {
    for (const client of held.splice(0)) client.release()
  }
  onTestFinished(release)
  return release
}

/** One request for each of those tokens, and the refusals among the answers so far. */
function askWith(tokens: readonly string[]) {
  const answers = tokens.map((token) => call(listCountries, { query: 'page[size]=1', token }))
  const refused: Awaited<(typeof answers)[number]>[] = []
  for (const answer of answers) void answer.then((one) => void (one.status === 503 && refused.push(one)))
  return { answers, refused }
}

// On a busy machine fewer begin than may, and more are refused.
const MAY_BEGIN = 32
const MAY_BEGIN_OF_ONE = 8

test('more requests than can be served are refused with a time to come back, and the server stays ready', async () => {
  const tokens: string[] = []
  for (let place = 0; place < 4; place += 1) tokens.push((await aPerson(app, 'employer.owner')).token)
  for (const token of tokens) await call(getMe, { token })
  const release = await holdConnections()
  const { answers, refused } = askWith(Array.from({ length: 60 }, (_, place) => tokens[place % 4] ?? ''))
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(answers.length - MAY_BEGIN)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(refused[0]?.errors[0]?.code).toBe('service.busy')
  expect((await inject({ url: '/readyz' })).statusCode).toBe(200)
  release()
  const served = (await Promise.all(answers)).filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThan(0)
  expect(served.length + refused.length).toBe(answers.length)
})

test('ever new headers that open nothing get no more turns than one caller', async () => {
  const release = await holdConnections()
  const { answers, refused } = askWith(Array.from({ length: 40 }, (_, place) => `made-up-${place}`))
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(answers.length - MAY_BEGIN_OF_ONE)
  release()
  const served = (await Promise.all(answers)).filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThan(0)
  expect(served.length + refused.length).toBe(answers.length)
})

test('a request after the event loop was blocked for a second is answered', async () => {
  const hold = () => {
    const until = performance.now() + 1100
    while (performance.now() < until);
  }
  hold()
  await new Promise(setImmediate)
  hold()
  await new Promise(setImmediate)
  expect((await call(listCountries, { query: 'page[size]=1' })).status).toBe(200)
})

test('a document of very many levels is refused before they are built', async () => {
  const post = async (payload: string) => {
    const { statusCode, body } = await app.app.routes.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    return [statusCode, body]
  }
  const nested = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const refused = [400, expect.stringContaining('too many levels')]
  const read = [422, expect.stringContaining('password')]
  expect(await post(nested(99))).toEqual(read)
  expect(await post(nested(100))).toEqual(refused)
  expect(await post('{"a":'.repeat(150_000))).toEqual(refused)
  expect(await post(`{"email":"\\"${'[{'.repeat(500)}"}`)).toEqual(read)
})

test('a request for two hosts is refused, as a proxy may have believed the other one', async () => {
  const socket = connect(await listeningPort(), '127.0.0.1')
  socket.write('GET /api/v1/countries HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['that is none', 400, 'request.malformed', 'GET / HTTP/9\r\n\r\n'],
  ['without a host', 400, 'request.malformed', 'GET /api/v1/countries HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'that expects something unknown',
    404,
    'route.not-found',
    'GET /api/v1/nothing HTTP/1.1\r\nHost: a.test\r\nExpect: more\r\nConnection: close\r\n\r\n',
  ],
  ['with a header of 40 kB', 431, 'request.headers-too-large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
])('a request %s gets an error document', async (_what, status, code, request) => {
  const answer = await sendRaw(request)
  expect(answer).toMatchObject({ status, type: MEDIA })
  expect(answer.document.errors).toMatchObject([
    { status: String(status), code, title: expect.any(String), meta: { requestId: expect.any(String) } },
  ])
})

test('a client that closes its side after the request gets the answer', async () => {
  const socket = connect({ port: await listeningPort(), host: '127.0.0.1', allowHalfOpen: true })
  socket.end('GET /api/v1/countries?page[size]=1 HTTP/1.1\r\nHost: a.test\r\n\r\n')
  let text = ''
  for await (const part of socket) text += part
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request that does not arrive in time gets an error document, unless its answer has begun', async () => {
  const timedOut = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  const { server } = app.app.routes.app
  server.once('request', ({ socket }) => setImmediate(() => server.emit('clientError', timedOut, socket)))
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: a.test\r\nContent-Type: ${MEDIA}\r\n`
  const waiting = await sendRaw(`${head}Content-Length: 9\r\n\r\n{`)
  expect(waiting).toMatchObject({ status: 408, type: MEDIA })
  expect(waiting.document.errors).toMatchObject([{ code: 'request.timeout', detail: expect.stringMatching(/in time/) }])

  server.once('request', (request, response) =>
    response.once('finish', () => server.emit('clientError', timedOut, request.socket)),
  )
  const refused = await sendRaw(`${head}Content-Length: 9000000\r\n\r\n{`)
  expect(refused.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413'])
})

/** What the server sends until it closes the connection. */
async function sendRaw(request: string) {
  const socket = connect(await listeningPort(), '127.0.0.1')
  socket.write(request)
  let text = ''
  for await (const part of socket) text += part
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return {
    text,
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1],
    document: body.startsWith('{') ? JSON.parse(body) : null,
  }
}

async function listeningPort(): Promise<number> {
  const http = app.app.routes.app
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 })
  const address = http.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
