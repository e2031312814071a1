import { between, type Column, type SQL } from 'drizzle-orm'

/** Dated within the time before now. What a clock that was wrong has dated far ahead doesn’t count (decision 129). */
export const inTheLast = (at: Column, windowMs: number, now: Date): SQL =>
  between(at, new Date(now.getTime() - windowMs), new Date(now.getTime() + windowMs))
