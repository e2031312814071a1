/** When a pause that began at `since` ends. One that lies ahead was begun by a clock that was wrong, and is over (decision 129). */
export const endOfWait = (since: Date, waitMs: number, now: Date): Date =>
  since.getTime() - now.getTime() > waitMs ? now : new Date(since.getTime() + waitMs)

export const isWaitOver = (since: Date, waitMs: number, now: Date): boolean => endOfWait(since, waitMs, now) <= now
