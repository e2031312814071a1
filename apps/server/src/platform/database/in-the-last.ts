import { between, type Column, type SQL } from 'drizzle-orm'

/** Dated within the time before now. Rows that a wrong clock has dated far ahead don’t count (decision 129). */
export const inTheLast = (at: Column, windowMs: number, now: Date): SQL =>
  between(at, new Date(now.getTime() - windowMs), new Date(now.getTime() + windowMs))
