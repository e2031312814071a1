import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'

const PROCESS = fileURLToPath(new URL('./serve.process.ts', import.meta.url))

/** The server died, so the outcome of the last request is unknown. */
export class ServerGone extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what it takes the answer for
type Json = any

export interface Answer {
  readonly status: number
  readonly json: Json
}

/** A server that is repeatedly killed and restarted on the same database. */
export class KillableServer {
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | null = null
  #url = ''
  #aheadMs = 0

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  get now(): number {
    return Date.now() + this.#aheadMs
  }

  async start(): Promise<void> {
    const port = await freePort()
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      // A few people do the work of many here.
      DAILY_QUOTAS: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      APP_URL: 'http://assay.test',
      ...this.#settings,
      PORT: String(port),
      AHEAD_MS: String(this.#aheadMs),
    }
    const child = fork(PROCESS, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#child = child
    this.#url = `http://127.0.0.1:${port}/api/v1`
    await this.#hear(child)
  }

  /** Kills it immediately, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Moves the clock, and waits until all work due by then is done. */
  async advance(ms: number): Promise<void> {
    const child = this.#child
    if (child === null) throw new ServerGone()
    this.#aheadMs += ms
    const heard = this.#hear(child)
    child.send(this.#aheadMs, () => undefined)
    await heard
  }

  async post(path: string, type: string | undefined, attributes: object, token?: string): Promise<Answer> {
    const body = JSON.stringify({ data: { type, attributes } })
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const headers = { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE, ...authorization }
    try {
      const response = await fetch(`${this.#url}${path}`, { method: 'POST', headers, body })
      return { status: response.status, json: await response.json() }
    } catch (error) {
      throw new ServerGone('', { cause: error })
    }
  }

  async #hear(child: ChildProcess): Promise<void> {
    const outcome = await Promise.race([
      once(child, 'message').then(() => 'heard'),
      once(child, 'exit').then(() => 'gone'),
    ])
    if (outcome === 'gone') throw new ServerGone()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
