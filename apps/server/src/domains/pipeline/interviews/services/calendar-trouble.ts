import { type NetworkFailure, networkFailureOf } from '../../../../platform/outbound/network-failures.ts'
import { OutboundRefused } from '../../../../platform/outbound/outbound-fetch.ts'
import { TargetRefused } from '../../../../platform/outbound/post-outside.ts'

/** An error of a calendar server, as a sentence for the user. */
export class CalendarTrouble extends Error {
  override name = 'CalendarTrouble'
  readonly kind: 'refused' | 'failed'
  /** The least time the server asked us to wait. */
  readonly waitMs: number

  constructor(kind: CalendarTrouble['kind'], words: string, waitMs = 0) {
    super(words)
    this.kind = kind
    this.waitMs = waitMs
  }
}

export const WRONG_PASSWORD = 'The calendar server doesn’t accept this account and password.'

const LATE = 'The calendar server didn’t respond in time.'

const WORDS: Readonly<Record<NetworkFailure, string>> = {
  refused: 'The calendar server doesn’t answer.',
  unknownName: 'There is no server at this address.',
  lookupFailed: 'There is no server at this address.',
  unreachable: 'The network of the calendar server can’t be reached.',
  interrupted: 'The connection to the calendar server was interrupted.',
  late: LATE,
  noTls: 'The calendar server doesn’t speak HTTPS at this port.',
  expired: 'The certificate of the calendar server has expired.',
  otherName: 'The certificate of the calendar server is for another host name.',
  untrusted: 'The certificate of the calendar server is not trusted.',
}

/** Never the message of an unknown error: it could hold the address with what is secret in it. */
export function troubleOf(error: unknown): CalendarTrouble {
  if (error instanceof CalendarTrouble) return error
  if (error instanceof TargetRefused) return new CalendarTrouble('failed', error.message)
  if (error instanceof OutboundRefused) return new CalendarTrouble('failed', LATE)
  const failure = networkFailureOf(error)
  return new CalendarTrouble(
    'failed',
    failure === undefined ? 'The calendar server could not be reached.' : WORDS[failure],
  )
}

export function troubleOfStatus(status: number, what: string, waitMs = 0): CalendarTrouble {
  if (status === 401) return new CalendarTrouble('refused', WRONG_PASSWORD)
  if (status === 403) return new CalendarTrouble('failed', `The calendar server doesn’t allow ${what}.`)
  if (status === 429 || status === 503) return retryLater(waitMs)
  return new CalendarTrouble('failed', `The calendar server refused ${what} (${status}).`)
}

export const retryLater = (waitMs: number): CalendarTrouble =>
  new CalendarTrouble('failed', 'The calendar server asked us to wait. We’ll try again later.', waitMs)
