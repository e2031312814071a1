/** Recruiters who work at the same time. Each remembers every write that was acknowledged. */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventStream, followEvents } from './event-stream.ts'
import type { Journal, Kind, Outcome } from './journal.ts'
import { PASSWORD } from './seed.ts'

export interface Acknowledged {
  readonly path: string
  readonly id: string
  /** The title of a job; a search has none. */
  readonly title: string | null
}

export interface Client {
  readonly acknowledged: readonly Acknowledged[]
  readonly events: EventStream
  /** Works until it is stopped. */
  work(): Promise<void>
  /** Finishes what was begun, so that the outcome of every write is known. */
  stop(): void
  read(path: string): Promise<Json>
  /** Logs in and out once more; the stream that is open should hear of it. */
  endAnotherSession(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: the caller says what it takes the answer for
type Json = any

const MEDIA_TYPE = 'application/vnd.api+json'
const PAUSE_MS = 40
const RETRY_MS = 200
const PATIENCE_MS = 30_000
const GIVE_UP_MS = 120_000
const TRY_AGAIN = new Set([429, 502, 503, 504])
const TEXTS = ['Java developer with Spring and SQL', 'Python, SQL', 'React and TypeScript', 'Go, Kafka']

/** Each client has a different address: limits by address are for one person, not for all of them together. */
export async function openClient(
  url: string,
  { email, address }: { email: string; address: string },
  journal: Journal,
): Promise<Client> {
  const api = `${url}/api/v1`
  const token = await logIn(api, email)
  const acknowledged: Acknowledged[] = []
  const events = followEvents(`${api}/events`, token, () => journal.noteStream())
  let isStopped = false
  let number = 0

  /** Repeats until it is answered: a read, or a write with the key of the first attempt. */
  async function ask(kind: Kind, path: string, body?: object): Promise<Json> {
    const headers = {
      accept: MEDIA_TYPE,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': MEDIA_TYPE, 'idempotency-key': randomUUID() }),
    }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify({ data: body }) }
    const giveUpAt = performance.now() + GIVE_UP_MS
    for (;;) {
      const { outcome, json, detail } = await attempt(`${api}${path}`, init)
      journal.note(kind, outcome, outcome === 'wrong' ? `${kind} ${path}: ${detail}` : detail)
      if (outcome === 'answered') return json
      if (performance.now() > giveUpAt) throw new Error(`No answer to ${path}: ${detail}`)
      await sleep(RETRY_MS)
    }
  }

  async function write(path: string, type: string, attributes: object, title: string | null): Promise<void> {
    const { data } = await ask('write', path, { type, attributes })
    acknowledged.push({ path, id: data.id, title })
  }

  async function round(): Promise<void> {
    number += 1
    const title = `${email.split('@')[0]} ${number}`
    const text = TEXTS[number % TEXTS.length] ?? ''
    await write('/requirements', 'requirements', { title, description: text }, title)
    await write('/candidate-searches', 'candidate-searches', { door: 'skill', text }, null)
    const { path, id } = acknowledged.at(-1) ?? { path: '', id: '' }
    await ask('read', `${path}/${id}/matches`)
    await ask('read', '/requirements')
  }

  return {
    acknowledged,
    events,
    work: async () => {
      while (!isStopped) {
        await round()
        await sleep(PAUSE_MS)
      }
    },
    stop: () => {
      isStopped = true
    },
    read: (path) => ask('read', path),
    endAnotherSession: async () => {
      const authorization = `Bearer ${await logIn(api, email)}`
      const answer = await fetch(`${api}/logout`, { method: 'POST', headers: { authorization, accept: MEDIA_TYPE } })
      if (answer.status !== 204) throw new Error(`The log-out was answered ${answer.status}.`)
    },
  }
}

async function attempt(address: string, init: RequestInit): Promise<{ outcome: Outcome; json?: Json; detail: string }> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const body = await answer.text()
    if (answer.ok) return { outcome: 'answered', json: JSON.parse(body), detail: '' }
    const outcome = TRY_AGAIN.has(answer.status) ? 'refused' : 'wrong'
    return { outcome, detail: `${answer.status} ${/"code":"([\w.-]+)"/.exec(body)?.[1] ?? 'from the balancer'}` }
  } catch (error) {
    return { outcome: 'cut', detail: String(error) }
  }
}

async function logIn(api: string, email: string): Promise<string> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}
