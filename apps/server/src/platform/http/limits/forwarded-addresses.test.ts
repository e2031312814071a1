// Not repeated on PostgreSQL 15: it is about HTTP.
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openTestHttp } from '../../testing/test-http.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

const database = await openTestDatabase()

/** The caller's address according to the server, for a request from `from` with the header `forwarded`. */
async function callerOf(trustProxy: TrustedProxies, from: string, forwarded: string): Promise<string> {
  const { app } = await openTestHttp(database, { trustProxy })
  app.get('/caller', async (request) => ({ ip: request.ip }))
  const headers = { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ method: 'GET', url: '/caller', remoteAddress: from, headers })
  await app.close()
  return answer.json().ip
}

test.each(['127.0.0.1', '10.0.0.4', '192.168.1.7', '169.254.1.1', 'fd00::1', '203.0.113.1'])(
  'by default no proxy is trusted, not even %s',
  async (from) => {
    expect(await callerOf(false, from, '198.51.100.7')).toBe(from)
  },
)

test.each<[TrustedProxies, string, string, string]>([
  [['10.0.0.0/8'], '10.0.0.4', '198.51.100.7', '198.51.100.7'],
  [['10.0.0.0/8'], '192.168.1.7', '198.51.100.7', '192.168.1.7'],
  [['10.0.0.0/8'], '10.0.0.4', '1.2.3.4, 198.51.100.7, 10.0.0.9', '198.51.100.7'],
  [['loopback'], '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.1', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.1', '1.2.3.4, 198.51.100.7, 203.0.113.2', '198.51.100.7'],
])('with TRUST_PROXY %j a request from %s with "%s" counts as from %s', async (trust, from, forwarded, caller) => {
  expect(await callerOf(trust, from, forwarded)).toBe(caller)
})
