/** Measures the endpoints of a listening server from another process, at low and at full load. */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { listedFields, previewedFields } from '@assay/contracts/candidate-searches'
import { readSamples } from '@assay/server/domains/content/taxonomy/read-samples'
import { processorMsOf } from '../processor-time.ts'
import { quantile } from '../quantiles.ts'
import { type Answers, type Asked, askEvenly, askTogether } from './loads.ts'
import type { Served, ServeOrder } from './serve-market.ts'

export interface HttpTiming {
  readonly request: string
  readonly load: string
  readonly candidates: number
  readonly answered: number
  readonly perSecond: number
  /** Null when no request succeeded in time. */
  readonly medianMs: number | null
  readonly p95Ms: number | null
  readonly p99Ms: number | null
  /** The CPU time of the server process without the database; null when requests were aborted at the end. */
  readonly cpuMsMean: number | null
  readonly bodyBytes: number | null
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
const MEDIA_TYPE = 'application/vnd.api+json'
/** The request that the web app sends for a list. */
const FIRST_PAGE = `include=matches.candidate&fields[candidates]=${listedFields.join(',')}`
const SERVER = fileURLToPath(new URL('serve-market.ts', import.meta.url))

type Ask = (address: string, asked: Asked, seconds: number) => Promise<Answers>

const LOADS: readonly { readonly name: string; readonly ask: Ask }[] = [
  { name: '50 a second', ask: (address, asked, seconds) => askEvenly(address, asked, { rate: 50, seconds }) },
  {
    name: '50 clients',
    ask: (address, asked, duration) => askTogether(address, asked, { connections: 50, duration }),
  },
]

export async function measureHttp(order: HttpOrder): Promise<HttpTiming[]> {
  const { candidates, seed, folder, say } = order
  say('  starting the server')
  const child = fork(SERVER, { execArgv: [] })
  try {
    const served = await startServer(child, { candidates, seed, folder, port: PORT })
    say(
      `  ${served.address}, ${served.rows.toLocaleString('en')} candidates with rows, ${Math.round(served.residentMb)} MB resident`,
    )
    const timings: HttpTiming[] = []
    for (const [name, asked] of await requestsFor(served)) {
      await askTogether(served.address, asked, { connections: 2, amount: 30 })
      for (const load of LOADS) {
        const before = processorMsOf(child.pid ?? 0)
        const answers = await load.ask(served.address, asked, order.seconds)
        const spentMs = processorMsOf(child.pid ?? 0) - before
        const cpuMsMean = answers.isComplete ? spentMs / (answers.times.length + answers.failed) : null
        timings.push({ request: name, load: load.name, candidates, cpuMsMean, ...figuresOf(answers) })
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
  ended.catch(() => undefined) // Handled: the process ends on purpose later.
  return served
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

async function requestsFor({
  address,
  email,
  password,
  criteriaList,
}: Served): Promise<[name: string, asked: Asked][]> {
  const token = await logIn(address, email, password)
  const parentId = await addSearch(address, token, criteriaList[0])
  const texts = readSamples().map(({ body }) => body)
  const asking = (path: string, type: string, attributes: readonly object[]): Asked => {
    const bodies = attributes.map((each) => JSON.stringify({ data: { type, attributes: each } }))
    return {
      path: `/api/v1${path}`,
      headers: (number) => headersFor(token, number),
      body: (number) => bodies[number % bodies.length] ?? '',
    }
  }
  const byCriteria = criteriaList.map((criteria) => ({ door: 'skill', criteria }))
  const forks = criteriaList.map((criteria) => ({ criteria, parentId }))
  const byText = texts.map((text) => ({ door: 'jobDesc', text }))
  return [
    [
      'search: 25 explained of 200 that are kept',
      asking(`/candidate-searches?${FIRST_PAGE}`, 'candidate-searches', byCriteria),
    ],
    [
      'preview: 25 explained, nothing kept',
      asking(`/search-previews?${FIRST_PAGE}&fields[matches]=${previewedFields.join(',')}`, 'search-previews', forks),
    ],
    ['numbers for a criteria', asking('/query-readings', 'query-readings', byCriteria)],
    ['job description into criteria and numbers', asking('/query-readings', 'query-readings', byText)],
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

/** The search that the previews fork. */
async function addSearch(address: string, token: string, criteria: unknown): Promise<string> {
  const answer = await fetch(`${address}/api/v1/candidate-searches`, {
    method: 'POST',
    headers: headersFor(token, 0),
    body: JSON.stringify({ data: { type: 'candidate-searches', attributes: { door: 'skill', criteria } } }),
  })
  if (!answer.ok) throw new Error(`A search is answered with ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { id: string } }
  return data.id
}

/** Sends each request as a proxy would, with its own client address, because rate limits are not measured here. */
function headersFor(token: string, caller: number): Record<string, string> {
  return {
    accept: MEDIA_TYPE,
    'content-type': MEDIA_TYPE,
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `198.${18 + (caller >> 16)}.${(caller >> 8) & 255}.${caller & 255}`,
  }
}

function figuresOf({
  times,
  bytes,
  failed,
  seconds,
}: Answers): Omit<HttpTiming, 'request' | 'load' | 'candidates' | 'cpuMsMean'> {
  const at = (share: number): number | null => (times.length === 0 ? null : quantile(times, share))
  return {
    answered: times.length,
    perSecond: times.length / seconds,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    bodyBytes: times.length === 0 ? null : bytes / times.length,
    failed,
  }
}
