import type { Endpoint } from '@assay/contracts/endpoint'
import { type Address, headersOf, urlOf } from './request.ts'
import { readToken } from './session/token.ts'

/**
 * A separate small script (apps/web/build/early-script.ts) requests the data of the first page while the app is still
 * loading; the app then takes the responses instead of requesting them again.
 */
interface EarlyReads {
  readonly token: string
  readonly beganAt: number
  readonly responses: Map<string, Promise<Response>>
}

declare global {
  var earlyReads: EarlyReads | undefined
}

export type EarlyRead = readonly [Pick<Endpoint, 'path' | 'answers'>, Address]

/** A response that was not used until then is out of date. */
const MAX_AGE_MS = 30_000

export function beginEarly(reads: readonly EarlyRead[]): void {
  const token = readToken()
  if (token === null) return
  const responses = new Map<string, Promise<Response>>()
  for (const [endpoint, address] of reads) {
    const url = urlOf(endpoint, address)
    const response = fetch(url, { headers: headersOf(endpoint, token), credentials: 'same-origin' })
    response.catch(() => undefined) // Handled where the response is taken.
    responses.set(url, response)
  }
  globalThis.earlyReads = { token, beganAt: performance.now(), responses }
}

/** Each response is used once, and only by the login that requested it. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyReads
  if (early === undefined || early.token !== token || performance.now() - early.beganAt > MAX_AGE_MS) return undefined
  const response = early.responses.get(url)
  early.responses.delete(url)
  return response
}

/** After a change, what was read before it is out of date. */
export function dropEarly(): void {
  globalThis.earlyReads?.responses.clear()
}
