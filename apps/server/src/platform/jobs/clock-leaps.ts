import { and, between, eq } from 'drizzle-orm'
import type { Context, Queries } from '../context/context.ts'
import { DAY_MS } from '../time/durations.ts'
import { scheduledRuns } from './outbox.tables.ts'

/** A longer pause of a server does not go unnoticed. */
const LEAP_MS = 10 * DAY_MS
/** Long enough that someone notices a wrong clock. */
const WAIT_MS = DAY_MS

// Stored with the runs of the tasks, whose names have no brackets.
const SEEN = '(clock)'
const LEAP = '(leap of the clock)'

export interface Leap {
  readonly days: number
  readonly until: Date
}

/**
 * Notes what time it is. If that is days after the last note, either nothing ran for so long or the clock is wrong:
 * returns the leap, and `isWaiting` is true for a day.
 */
export async function noteClock({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Leap | null> {
  const at = now()
  const [seen] = await db.select().from(scheduledRuns).where(eq(scheduledRuns.task, SEEN))
  await write(db, SEEN, at)
  const leapMs = seen === undefined ? 0 : at.getTime() - seen.lastRunAt.getTime()
  if (leapMs < LEAP_MS) return null
  await write(db, LEAP, at)
  return { days: Math.floor(leapMs / DAY_MS), until: new Date(at.getTime() + WAIT_MS) }
}

/** A leap that a clock noted which was ahead does not count any more once it is right again. */
export async function isWaiting({ db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const at = now()
  const found = await db
    .select({ at: scheduledRuns.lastRunAt })
    .from(scheduledRuns)
    .where(and(eq(scheduledRuns.task, LEAP), between(scheduledRuns.lastRunAt, new Date(at.getTime() - WAIT_MS), at)))
  return found.length > 0
}

async function write(db: Queries, task: string, lastRunAt: Date): Promise<void> {
  await db
    .insert(scheduledRuns)
    .values({ task, lastRunAt })
    .onConflictDoUpdate({ target: scheduledRuns.task, set: { lastRunAt } })
}
