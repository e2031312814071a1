/** The real addresses of a listening server, asked from another process, gently and hard. */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { readSamples } from '@assay/server/domains/content/read-samples'
import autocannon from 'autocannon'
import { quantile } from '../quantiles.ts'
import type { Served, ServeOrder } from './serve-market.ts'

export interface HttpTiming {
  readonly request: string
  readonly load: string
  readonly candidates: number
  readonly answered: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly bodyBytes: number
  /** Anything but 200 and 201. */
  readonly failed: number
}

export interface HttpOrder {
  readonly candidates: number
  readonly seed: number
  readonly folder: string
  readonly seconds: number
  readonly say: (line: string) => void
}

const PORT = 3950
const SERVER = fileURLToPath(new URL('serve-market.ts', import.meta.url))

const LOADS = [
  { load: '50 a second', connections: 50, overallRate: 50 },
  { load: '50 clients', connections: 50 },
] as const

export async function measureHttp(order: HttpOrder): Promise<HttpTiming[]> {
  const { candidates, seed, folder, say } = order
  say('  starting the server')
  const child = fork(SERVER, { execArgv: [] })
  try {
    const served = await startServer(child, { candidates, seed, folder, port: PORT })
    say(
      `  ${served.address}, ${served.rows.toLocaleString('en')} with rows, ${Math.round(served.residentMb)} MB resident`,
    )
    const timings: HttpTiming[] = []
    for (const request of await requestsFor(served)) {
      await run(served.address, request, { load: LOADS[1], seconds: 1 })
      for (const load of LOADS) {
        const measured = await run(served.address, request, { load, seconds: order.seconds })
        timings.push({ request: request.name, load: load.load, candidates, ...measured })
      }
    }
    return timings
  } finally {
    await stopServer(child)
  }
}

async function startServer(child: ChildProcess, order: ServeOrder): Promise<Served> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended before it listened.')
  })
  child.send(order)
  const [served] = (await Promise.race([once(child, 'message'), ended])) as [Served]
  ended.catch(() => undefined) // it is told to end, later
  return served
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

interface Asked {
  readonly name: string
  readonly path: string
  readonly bodies: readonly string[]
  readonly token: string
}

async function requestsFor({ address, email, password, cards }: Served): Promise<Asked[]> {
  const token = await logIn(address, email, password)
  const [firstCard] = cards
  const first = await post(address, token, '/candidate-searches', {
    type: 'candidate-searches',
    attributes: { door: 'skill', queryCard: firstCard },
  })
  const parentId = first.data.id
  const texts = readSamples().map(({ body }) => body)
  const documents = (type: string, attributes: readonly object[]): string[] =>
    attributes.map((each) => JSON.stringify({ data: { type, attributes: each } }))
  return [
    {
      ...{
        name: 'search, 25 explained, facets, 200 kept',
        path: '/candidate-searches?include=matches.candidate',
        token,
      },
      bodies: documents(
        'candidate-searches',
        cards.map((queryCard) => ({ door: 'skill', queryCard })),
      ),
    },
    {
      ...{ name: 'preview, 50 explained, nothing kept', path: '/search-previews?include=matches.candidate', token },
      bodies: documents(
        'search-previews',
        cards.map((queryCard) => ({ queryCard, parentId })),
      ),
    },
    {
      ...{ name: 'reading: the numbers for a card', path: '/query-readings', token },
      bodies: documents(
        'query-readings',
        cards.map((queryCard) => ({ door: 'skill', queryCard })),
      ),
    },
    {
      ...{ name: 'reading: a job description into a card', path: '/query-readings', token },
      bodies: documents(
        'query-readings',
        texts.map((text) => ({ door: 'jobDesc', text })),
      ),
    },
  ]
}

async function logIn(address: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

async function post(address: string, token: string, path: string, data: object): Promise<{ data: { id: string } }> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    ...{ method: 'POST', headers: headersFor(token, 0), body: JSON.stringify({ data }) },
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { data: { id: string } }
}

/** Each as a proxy on this machine would hand it on from another address: the limits of one caller are not the question. */
function headersFor(token: string, caller: number): Record<string, string> {
  return {
    accept: MEDIA_TYPE,
    'content-type': MEDIA_TYPE,
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `198.${18 + (caller >> 16)}.${(caller >> 8) & 255}.${caller & 255}`,
  }
}

type Measured = Omit<HttpTiming, 'request' | 'load' | 'candidates'>

async function run(
  address: string,
  asked: Asked,
  { load, seconds }: { load: (typeof LOADS)[number]; seconds: number },
): Promise<Measured> {
  const times: number[] = []
  let bytes = 0
  let failed = 0
  let sent = 0
  const answered = (status: number, body: number, ms: number): void => {
    if (status !== 200 && status !== 201) failed++
    else {
      times.push(ms)
      bytes += body
    }
  }
  const { load: _, ...pace } = load
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        ...{ url: address, duration: seconds, timeout: 30, ...pace },
        requests: [
          {
            method: 'POST',
            path: `/api/v1${asked.path}`,
            setupRequest: (request) => {
              const body = asked.bodies[sent % asked.bodies.length] ?? ''
              sent++
              return { ...request, body, headers: { ...request.headers, ...headersFor(asked.token, sent % 65_536) } }
            },
          },
        ],
      },
      (error) => (error ? reject(error) : resolve()),
    )
    instance.on('response', (_client, status, body, ms) => answered(status, body, ms))
    instance.on('reqError', () => failed++)
  })
  const elapsed = (performance.now() - started) / 1000
  if (times.length === 0) throw new Error(`${asked.path} answered nothing in ${seconds} s (${failed} failed).`)
  return {
    answered: times.length,
    perSecond: times.length / elapsed,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    bodyBytes: bytes / times.length,
    failed,
  }
}
