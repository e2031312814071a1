/** Load generators: an open loop with a fixed request rate, and a closed loop with a fixed number of clients. */

import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

export interface Asked {
  readonly path: string
  readonly headers: (number: number) => Record<string, string>
  readonly body: (number: number) => string
}

export interface Answers {
  /** Latencies in ms from when a request was due, for successful responses. */
  readonly times: readonly number[]
  readonly bytes: number
  /** Refused, aborted or failed. */
  readonly failed: number
  readonly seconds: number
  /** True when no request was pending at the end. */
  readonly isComplete: boolean
}

const TIMEOUT_MS = 30_000

/**
 * Open loop: one request every 1/rate seconds, regardless of pending ones. Common load generators send the requests
 * of a second in one burst and so measure their own queueing.
 */
export async function askEvenly(
  address: string,
  asked: Asked,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers = startCount()
  const waiting: Promise<void>[] = []
  const started = performance.now()
  for (let number = 0; number < rate * seconds; number++) {
    const due = started + (number * 1000) / rate
    await sleepUntil(due)
    waiting.push(
      send(agent, address, { asked, number }).then(
        ({ status, bytes }) => answers.add(status, bytes, performance.now() - due),
        () => answers.fail(),
      ),
    )
  }
  await Promise.all(waiting)
  agent.destroy()
  return answers.sum(started, true)
}

/** Closed loop: each client sends its next request after the previous response. */
export async function askTogether(
  address: string,
  asked: Asked,
  pace: { connections: number; duration: number } | { connections: number; amount: number },
): Promise<Answers> {
  const answers = startCount()
  let number = 0
  const setupRequest = (template: autocannon.Request): autocannon.Request => {
    number++
    return { ...template, body: asked.body(number), headers: { ...template.headers, ...asked.headers(number) } }
  }
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const requests = [{ method: 'POST' as const, path: asked.path, setupRequest }]
    const instance = autocannon({ url: address, timeout: TIMEOUT_MS / 1000, requests, ...pace }, (error) =>
      error ? reject(error) : resolve(),
    )
    instance.on('response', (_client, status, bytes, ms) => answers.add(status, bytes, ms))
    instance.on('reqError', () => answers.fail())
  })
  return answers.sum(started, 'amount' in pace)
}

function startCount() {
  const times: number[] = []
  let bytes = 0
  let failed = 0
  return {
    add(status: number, size: number, ms: number): void {
      if (status !== 200 && status !== 201) failed++
      else {
        times.push(ms)
        bytes += size
      }
    },
    fail(): void {
      failed++
    },
    sum: (started: number, isComplete: boolean): Answers => {
      const seconds = (performance.now() - started) / 1000
      return { times, bytes, failed, seconds, isComplete }
    },
  }
}

/** A timer may be a millisecond late; latency counts from the due time. */
async function sleepUntil(due: number): Promise<void> {
  const left = due - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

function send(
  agent: Agent,
  address: string,
  { asked, number }: { asked: Asked; number: number },
): Promise<{ status: number; bytes: number }> {
  const body = Buffer.from(asked.body(number))
  const headers = { ...asked.headers(number), 'content-length': body.length }
  return new Promise((resolve, reject) => {
    const sending = request(
      `${address}${asked.path}`,
      { agent, method: 'POST', timeout: TIMEOUT_MS, headers },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
        answer.on('error', reject)
      },
    )
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.on('error', reject)
    sending.end(body)
  })
}
