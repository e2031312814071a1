import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { contextMaker } from '../../context/context.ts'
import type { Database } from '../../database/connect.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openTestHttp } from '../../testing/test-http.ts'
import { DAY_MS, MINUTE_MS } from '../../time/durations.ts'
import { registerEndpoint } from '../register-endpoint.ts'
import { createSharedCounts } from './shared-counts.ts'
import { openStreamPlaces } from './stream-places.ts'

const database = await openTestDatabase()
let now = Date.parse('2026-11-23T10:00:00Z')
const contextWith = (queries: Pick<Database, 'query'> = database) => {
  const make = contextMaker({ database: { ...database, ...queries }, now: () => new Date(now), effectsOf: () => [] })
  return () => make({ actor: { kind: 'system' }, requestId: 'test' })
}

async function aServer() {
  const routes = await openTestHttp(database, {
    makeContext: contextMaker({ database, now: () => new Date(now), effectsOf: () => [] }),
  })
  registerEndpoint(routes, logIn, async () => ({ access_token: 'x', token_type: 'Bearer', expires_in: 1 }), {
    perMinute: 5,
  })
  return async () => {
    const payload = { email: 'a@b.test', password: 'x' }
    const answer = await routes.app.inject({ method: 'POST', url: '/api/v1/login', payload })
    return answer.statusCode
  }
}

test('two servers allow together what one would, and again in the next window', async () => {
  const servers = [await aServer(), await aServer()]
  const statuses: number[] = []
  for (let at = 0; at < 8; at += 1) statuses.push((await servers[at % 2]?.()) ?? 0)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  now += MINUTE_MS
  expect([await servers[0]?.(), await servers[1]?.()]).toEqual([200, 200])
})

test('a limit that was used up while the clock was a year ahead does not last a year', async () => {
  now += 365 * DAY_MS
  const server = await aServer()
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) statuses.push(await server())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  now -= 365 * DAY_MS
  expect([await server(), await (await aServer())()]).toEqual([200, 200])
})

test('many simultaneous uses on three servers never exceed the limit, and hardly fall short', async () => {
  const counts = [1, 2, 3].map(() => createSharedCounts(contextWith()))
  const limit = { key: 'a crowd', max: 1_000, windowMs: MINUTE_MS }
  const uses = await Promise.all(Array.from({ length: 1_500 }, (_, at) => counts[at % 3]?.take(limit)))
  const allowed = uses.filter((use) => use !== undefined && use.used <= limit.max).length
  expect(allowed).toBeLessThanOrEqual(1_000)
  expect(allowed).toBeGreaterThan(960)
})

test('without its database a server counts alone', async () => {
  const broken = {
    insert: () => {
      throw new Error('away')
    },
  } as unknown as Database['query']
  const counts = createSharedCounts(contextWith({ query: broken }))
  const limit = { key: 'alone', max: 2, windowMs: MINUTE_MS }
  const used: number[] = []
  for (let at = 0; at < 4; at += 1) used.push((await counts.take(limit)).used)
  expect(used).toEqual([1, 2, 3, 3])
})

test('a session has five streams over all servers, a person ten, and those of a dead server are forgotten', async () => {
  const [one, other] = [openStreamPlaces(contextWith()), openStreamPlaces(contextWith())]
  const take = async (places: typeof one, sessionId = 'a session', holderId = 'a person') => {
    const taken = await places.take({ sessionId, holderId }, { session: 5, person: 10 })
    return typeof taken === 'string' ? taken : 'taken'
  }
  const left = [await take(one), await take(one), await take(one), await take(other), await take(other)]
  expect(left).toEqual(Array(5).fill('taken'))
  expect([await take(one), await take(other)]).toEqual(['session', 'session'])
  for (const places of [one, other, one, other, one]) expect(await take(places, 'another session')).toBe('taken')
  expect([await take(one, 'a third one'), await take(other, 'a third one')]).toEqual(['person', 'person'])
  expect(await take(other, 'a session of another person', 'another person')).toBe('taken')

  await other.close()
  expect(await take(one)).toBe('taken')
  now += 2 * MINUTE_MS
  expect(await take(other)).toBe('taken')
  await Promise.all([one.close(), other.close()])
})
