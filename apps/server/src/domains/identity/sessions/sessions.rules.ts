import { DAY_MS } from '../../../platform/time/durations.ts'

export const SESSION_SECONDS = 14 * 24 * 3600

/** Of one user; beyond them, those end that were used least recently. */
export const MAX_SESSIONS = 100

/** Use extends a session, but not on every request, to save writes. */
const PROLONG_AFTER_MS = 5 * 60_000

/** A session ends this many days after it was opened, however much it is used. */
export const DEFAULT_SESSION_MAX_DAYS = 30

export function sessionExpiry(now: Date, openedAt: Date, maxDays = DEFAULT_SESSION_MAX_DAYS): Date {
  const unused = now.getTime() + SESSION_SECONDS * 1000
  return new Date(Math.min(unused, openedAt.getTime() + maxDays * DAY_MS))
}

/** Or opened as long ahead, by a clock that was wrong: it would last for as long as that is ahead. */
export const isTooOld = ({ createdAt }: { createdAt: Date }, now: Date, maxDays = DEFAULT_SESSION_MAX_DAYS): boolean =>
  Math.abs(now.getTime() - createdAt.getTime()) >= maxDays * DAY_MS

export const isOver = (session: { expiresAt: Date }, now: Date): boolean => session.expiresAt <= now

export const isDueForProlonging = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > PROLONG_AFTER_MS
