// Kills the server with demo data while it loads, and again while it searches.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { afterAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'assay-killed-'))
const children = new Set<ChildProcess>()

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Running {
  readonly url: string
  readonly child: ChildProcess
  untilReady(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<unknown>
}

async function start(): Promise<Running> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(port) }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  children.add(child)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    child,
    untilReady: async () => {
      for (;;) {
        if ((await fetch(`${url}/readyz`).catch(() => null))?.status === 200) return
        if (child.exitCode !== null) throw new Error(`The server ended before it was ready: ${complaint}`)
        await sleep(50)
      }
    },
    kill: async (signal) => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what it takes the answer for
type Json = any

/** A busy server answers 503 and has done nothing: on a slow machine, two searches keep a third of one caller waiting too long. */
async function fetchWhenFree(url: string, request: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, request)
    if (response.status !== 503) return response
    await response.body?.cancel()
    await sleep(200)
  }
}

async function ask(
  url: string,
  path: string,
  options: { token?: string; attributes?: object } = {},
): Promise<{ status: number; json: Json }> {
  const { token, attributes } = options
  const document = { data: { type: 'candidate-searches', attributes } }
  const response = await fetchWhenFree(`${url}/api/v1${path}`, {
    method: attributes === undefined ? 'GET' : 'POST',
    headers: {
      accept: MEDIA_TYPE,
      'content-type': MEDIA_TYPE,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(attributes === undefined ? {} : { body: JSON.stringify(document) }),
  })
  return { status: response.status, json: await response.json() }
}

async function logIn(url: string): Promise<string> {
  const response = await fetchWhenFree(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recruiter@acme.test', password: 'assay-demo-1' }),
  })
  return ((await response.json()) as Json).access_token
}

test('nothing acknowledged is lost, and every start is clean', { timeout: 900_000 }, async () => {
  const loading = await start()
  await sleep(2_500)
  await loading.kill('SIGKILL')

  const searching = await start()
  await searching.untilReady()
  const token = await logIn(searching.url)
  const acknowledged: { id: string; matchedCount: number; frozenCount: number }[] = []
  const attributes = { door: 'skill', text: 'Python, SQL' }
  const searchOnAndOn = async (): Promise<void> => {
    for (;;) {
      const answer = await ask(searching.url, '/candidate-searches', { token, attributes }).catch(() => null)
      if (answer === null) return
      expect(answer.status, JSON.stringify(answer.json)).toBe(201)
      acknowledged.push({ id: answer.json.data.id, ...answer.json.data.attributes })
    }
  }
  const clients = [searchOnAndOn(), searchOnAndOn(), searchOnAndOn()]
  await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(12)
  await searching.kill('SIGKILL')
  await Promise.all(clients)

  const again = await start()
  await again.untilReady()
  const figures = await ask(again.url, '/public-figures')
  expect(figures.json.data.attributes).toMatchObject({ demo: true })
  expect(figures.json.data.attributes.candidatesAvailable).toBeGreaterThan(5_000)
  const newToken = await logIn(again.url)
  for (const { id, matchedCount, frozenCount } of acknowledged) {
    const kept = await ask(again.url, `/candidate-searches/${id}`, { token: newToken })
    expect(kept.json.data.attributes).toMatchObject({ matchedCount, frozenCount, state: 'ready' })
    const matches = await ask(again.url, `/candidate-searches/${id}/matches?page[size]=100`, { token: newToken })
    expect(matches.json.meta.total).toBe(frozenCount)
    expect(matches.json.data).toHaveLength(Math.min(100, frozenCount))
  }
  await again.kill('SIGTERM')
  expect(again.child.exitCode).toBe(0)
})
