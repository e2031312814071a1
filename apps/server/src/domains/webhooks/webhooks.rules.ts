import { createHash, createHmac, randomBytes } from 'node:crypto'
import { DISABLED_AFTER_DAYS, RETRY_SECONDS } from '@assay/contracts/webhooks'
import { type NetworkFailure, networkFailureOf } from '../../platform/outbound/network-failures.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const MARK = 'whsec_'
const SECRET_BYTES = 32

export const makeSecret = (): string => MARK + randomBytes(SECRET_BYTES).toString('base64')

/** The same happening gives the same id, so that it is kept once however often its effect runs. */
export const messageIdOf = (happening: string): string =>
  `msg_${createHash('sha256').update(happening).digest('base64url').slice(0, 27)}`

/** Not before its first attempt, which is a matter of seconds. */
export const isReplayable = ({ state, attempts }: { readonly state: string; readonly attempts: number }): boolean =>
  state !== 'pending' || attempts > 0

interface Message {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** The headers of Standard Webhooks, signed with every secret that is valid now. */
export function signatureHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string): string =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(MARK.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}

/** The delay until the next attempt; null: no more. An endpoint may request more time, up to a day. */
export function nextAttempt(attempts: number, at: Date, retryAfterSeconds: number | null): Date | null {
  const wait = RETRY_SECONDS[attempts - 1]
  if (wait === undefined) return null
  const asked = Math.min(retryAfterSeconds ?? 0, DAY_MS / 1000)
  return new Date(at.getTime() + Math.max(wait, asked) * 1000)
}

export const isDelivered = (status: number): boolean => status >= 200 && status < 300

const LATE = 'It didn’t respond in time.'

const WORDS: Readonly<Record<NetworkFailure, string>> = {
  refused: 'Nothing is listening at this address.',
  unknownName: 'The host name has no address. Check its spelling.',
  lookupFailed: 'The host name can’t be looked up. Check its spelling.',
  unreachable: 'Its network can’t be reached.',
  interrupted: 'The connection was interrupted.',
  late: LATE,
  noTls: 'It doesn’t speak HTTPS at this port.',
  expired: 'Its certificate has expired.',
  otherName: 'Its certificate is for another host name.',
  untrusted: 'Its certificate is not trusted.',
}

/** Why an attempt got no response, for the owner of the endpoint. */
export function describeFailure(error: unknown): string {
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return LATE
  const failure = networkFailureOf(error)
  if (failure !== undefined) return WORDS[failure]
  return `It could not be reached${/^[A-Z_]+$/.test(code) ? ` (${code})` : ''}.`
}

const GONE = 410

/** Why the endpoint is to be disabled now, if it is. */
export function reasonToDisable(failingSince: Date, status: number | null, at: Date): string | null {
  if (status === GONE) return 'It responded that it no longer exists (410).'
  const isLong = at.getTime() - failingSince.getTime() >= DISABLED_AFTER_DAYS * DAY_MS
  return isLong ? `Nothing was delivered for ${DISABLED_AFTER_DAYS} days.` : null
}
