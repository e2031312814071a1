export const SESSION_SECONDS = 14 * 24 * 3600

/** A session that is used is prolonged, but not with every request. */
const PROLONG_AFTER_MS = 5 * 60_000

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000)

export const isOver = (session: { expiresAt: Date }, now: Date): boolean => session.expiresAt <= now

export const isDueForProlonging = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > PROLONG_AFTER_MS
