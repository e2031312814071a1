// Many clients for a while: nothing is refused, and the memory comes back. The long run, whose figures belong into
// docs/faults.md: CLIENTS=50 SECONDS=600 TEST_RUN=full npx vitest run --project server apps/server/src/many-clients.full.test.ts
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { expect, test } from 'vitest'
import { aDataFolder, aFreePort, startProgram, untilReady } from './platform/testing/program.ts'

const CLIENTS = Number(process.env['CLIENTS'] ?? 6)
const SECONDS = Number(process.env['SECONDS'] ?? 12)
/** Of the memory; on a short run the first minutes of a process are most of it. */
const MAX_GROWTH = SECONDS >= 300 ? 1.2 : 3
const PAUSE_MS = 500
const PEOPLE = ['recruiter@acme.test', 'owner@acme.test', 'viewer@acme.test', 'owner@globex.test'] as const
const TEXTS = [
  'Senior Java developer with Spring',
  'React engineer in Berlin, 5 years',
  'Data engineer, Python or Scala',
]

const port = await aFreePort()
const api = `http://127.0.0.1:${port}/api/v1`
const server = startProgram({
  DATA_DIR: aDataFolder(),
  PORT: String(port),
  DEMO: 'on',
  DEMO_CANDIDATES: SECONDS >= 300 ? '6000' : '400',
  DAILY_QUOTAS: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'loopback',
})

const residentMb = (): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
}

interface Client {
  readonly token: string
  /** Each has a different address, as forwarded by its proxy. */
  readonly address: string
  readonly mayWrite: boolean
}

const times: number[] = []
const errors: string[] = []

async function ask(client: Client, method: string, path: string, data?: object): Promise<void> {
  const began = performance.now()
  const headers = {
    accept: MEDIA_TYPE,
    authorization: `Bearer ${client.token}`,
    'x-forwarded-for': client.address,
    ...(data === undefined ? {} : { 'content-type': MEDIA_TYPE, 'idempotency-key': randomUUID() }),
  }
  try {
    const body = data === undefined ? {} : { body: JSON.stringify({ data }) }
    const answer = await fetch(api + path, { method, headers, ...body })
    const text = await answer.text()
    if (!answer.ok) errors.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
  } catch (error) {
    errors.push(`${method} ${path}: ${String(error)}`)
  }
  times.push(performance.now() - began)
}

async function aClient(number: number): Promise<Client> {
  const email = PEOPLE[number % PEOPLE.length] ?? PEOPLE[0]
  const address = `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'assay-demo-1' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, address, mayWrite: !email.startsWith('viewer') }
}

/** A working user's requests: view, search, read, and occasionally write. */
async function work(client: Client, round: number): Promise<void> {
  await ask(client, 'GET', '/dashboards/me')
  await ask(client, 'GET', '/requirements?page[size]=25&include=company')
  if (!client.mayWrite) return
  const text = TEXTS[round % TEXTS.length]
  await ask(client, 'POST', '/query-readings', { type: 'query-readings', attributes: { door: 'summary', text } })
  if (round % 3 === 0)
    await ask(client, 'POST', '/candidate-searches', {
      type: 'candidate-searches',
      attributes: { door: 'summary', text },
    })
  if (round % 10 === 0)
    await ask(client, 'POST', '/requirements', { type: 'requirements', attributes: { title: `Client ${round}` } })
}

const quantile = (share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}

test('nothing is refused, and the memory comes back', { timeout: (SECONDS + 600) * 1000 }, async () => {
  await untilReady(port)
  const clients: Client[] = []
  for (let number = 0; number < CLIENTS; number += 1) clients.push(await aClient(number))
  // The index, the compiled code and the caches are there after the first round.
  for (const client of clients.slice(0, PEOPLE.length)) await work(client, 0)
  await sleep(5_000)
  const before = residentMb()
  times.length = 0

  const end = performance.now() + SECONDS * 1000
  let most = before
  await Promise.all(
    clients.map(async (client, number) => {
      await sleep((number * PAUSE_MS) / CLIENTS)
      for (let round = number; performance.now() < end; round += 1) {
        await work(client, round)
        most = Math.max(most, residentMb())
        await sleep(PAUSE_MS)
      }
    }),
  )
  const figures = `${CLIENTS} clients, ${SECONDS} s: ${times.length} requests, ${errors.length} errors, median ${quantile(0.5)} ms, 95 % ${quantile(0.95)} ms`
  process.stdout.write(`${figures}; resident ${before} MB before, ${most} MB at most, ${residentMb()} MB at the end\n`)
  expect(errors).toEqual([])
  await expect.poll(residentMb, { timeout: 300_000, interval: 1_000 }).toBeLessThan(before * MAX_GROWTH)
  process.stdout.write(`resident ${residentMb()} MB afterwards\n`)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
