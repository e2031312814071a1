import { listCountries } from '@assay/contracts/reference-lists'
import { logIn } from '@assay/contracts/sessions'
import { describe, expect, test } from 'vitest'
import type { UserActor } from '../../context/actor.ts'
import { readAnswer } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openTestHttp } from '../../testing/test-http.ts'
import { registerEndpoint } from '../register-endpoint.ts'

const database = await openTestDatabase()
/** By token. */
const holders = new Map<string, UserActor>()
const routes = await openTestHttp(database, {
  findSession: async (_ctx, token) => holders.get(token) ?? null,
  trustProxy: ['loopback'],
})
registerEndpoint(routes, logIn, async () => ({ access_token: 'x', token_type: 'Bearer', expires_in: 1 }), {
  perMinute: 3,
})
registerEndpoint(routes, { ...listCountries, admission: 'session' }, async () => ({ data: [], total: 0 }), {
  perMinute: 3,
})

const ask = (address: string, url = '/api/v1/login') =>
  routes.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: { email: 'a@b.test', password: 'x' },
  })

test('a caller who sends too many requests learns how long to wait, and others are unaffected', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 4; at += 1) statuses.push((await ask('10.1.1.1')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const answer = readAnswer(await ask('10.1.1.1'))
  expect(answer.errors[0]).toMatchObject({
    code: 'request.rate-limited',
    meta: { retryAfterSeconds: expect.any(Number) },
  })
  expect(answer.headers['retry-after']).toBeDefined()
  expect((await ask('10.1.1.2')).statusCode).toBe(200)
})

/** The token of a session of that person. */
function signedIn(userId: string): string {
  const token = `${userId}-${holders.size}`
  holders.set(token, {
    kind: 'user',
    userId,
    sessionId: token,
    scope: 'employer',
    companyId: null,
    agencyId: null,
    roleKeys: [],
    permissions: new Map(),
  })
  return token
}

describe('where people have signed in', () => {
  const readAs = async (token: string, address: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
    return (await routes.app.inject({ url: '/api/v1/countries', headers })).statusCode
  }
  const readTimes = async (times: number, token: string, address: string): Promise<number[]> => {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) statuses.push(await readAs(token, address))
    return statuses
  }

  test('each of an office has a limit of their own, which is one for all their sessions there', async () => {
    const [first, second, other] = [signedIn('ada'), signedIn('ada'), signedIn('grace')]
    for (const token of [first, second, other]) expect(await readAs(token, '10.2.1.1')).toBe(200)
    expect(await readTimes(3, first, '10.2.1.1')).toEqual([200, 200, 200])
    expect(await readAs(first, '10.2.1.1')).toBe(429)
    expect(await readAs(second, '10.2.1.1')).toBe(429)
    expect(await readTimes(3, other, '10.2.1.1')).toEqual([200, 200, 200])
  })

  test('ever new headers that open nothing count for their address, and those at work there go on', async () => {
    const token = signedIn('edith')
    expect(await readAs(token, '10.2.2.1')).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push(await readAs(`made-up-${at}`, '10.2.2.1'))
    expect(statuses).toEqual([401, 401, 429, 429])
    expect(await readTimes(3, token, '10.2.2.1')).toEqual([200, 200, 200])
  })
})

test('an address is counted as one however it is written, and its answers are not kept', async () => {
  const written = [
    '/api/v1/login',
    '/%61pi/v1/login',
    'http://elsewhere.test/api/v1/login',
    'HTTPS://elsewhere.test/%61%70i/v1/login',
    '/api/v1/log%69n',
    'http://elsewhere.test/%61pi/v1/login/?a=%61',
  ]
  const answers = []
  for (const url of written) answers.push(await ask('10.1.1.3', url))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429, 429])
  for (const { headers } of answers.slice(0, 3)) expect(headers['cache-control']).toBe('no-store')
})
