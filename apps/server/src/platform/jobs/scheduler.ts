import { eq, notBetween, sql } from 'drizzle-orm'
import type { Context, MakeContext } from '../context/context.ts'
import { newId } from '../database/new-id.ts'
import { atMost } from '../lifecycle/at-most.ts'
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { isWaiting, type Leap, noteClock } from './clock-leaps.ts'
import { scheduledRuns } from './outbox.tables.ts'

/** Scheduled work. It may run late, but never concurrently with itself. */
export interface ScheduledTask {
  readonly name: string
  readonly everyMs: number
  readonly run: (ctx: Context) => Promise<void>
  /** It erases or charges: not when the clock has just leapt ahead, which may be wrong. */
  readonly isFinal?: true
}

export interface Scheduler {
  /** Runs due tasks and returns their names. */
  runDue(): Promise<string[]>
  /** Waits for what runs, but not longer than the grace period. */
  stop(graceMs?: number): Promise<void>
}

const LOOK_EVERY_MS = 60_000
const GRACE_MS = 10_000
/** After a failure. */
const RETRY_MS = 5 * MINUTE_MS
/** Longer than any task: a server that began it and has not finished has died. */
const LEASE_MS = HOUR_MS
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** Runs each task at its interval; tasks do not wait for each other. */
export function startScheduler(parts: {
  readonly makeContext: MakeContext
  readonly tasks: readonly ScheduledTask[]
  readonly onError: (error: unknown, task: string) => void
  /** If false, only `runDue` runs tasks. */
  readonly polls: boolean
  /** Called with each leap of the clock, after which final tasks wait; when absent, they don't: a test moves the clock at will. */
  readonly onLeap?: (leap: Leap) => void
}): Scheduler {
  const running = new Map<string, Promise<boolean>>()
  let isStopping = false

  async function runIfDue(task: ScheduledTask): Promise<boolean> {
    const ctx = parts.makeContext({ actor: { kind: 'system' }, requestId: newId() })
    try {
      const turn = await takeTurn(ctx, task)
      if (turn === null) return false
      await task.run(ctx).catch(async (error) => {
        await setDue(ctx, task, new Date(turn.getTime() + Math.min(task.everyMs, RETRY_MS)))
        throw error
      })
      await setDue(ctx, task, new Date(turn.getTime() + task.everyMs))
      return true
    } catch (error) {
      parts.onError(error, task.name)
      return false
    }
  }

  async function begin(task: ScheduledTask): Promise<boolean> {
    await running.get(task.name)
    const run = runIfDue(task).finally(() => {
      if (running.get(task.name) === run) running.delete(task.name)
    })
    running.set(task.name, run)
    return run
  }

  /** None once it is stopping: what began then would outlive the stop. */
  async function listDue(): Promise<readonly ScheduledTask[]> {
    try {
      const ctx = parts.makeContext({ actor: { kind: 'system' }, requestId: newId() })
      const leap = parts.onLeap === undefined ? null : await noteClock(ctx)
      if (leap !== null) parts.onLeap?.(leap)
      const isHeld = parts.onLeap !== undefined && (await isWaiting(ctx))
      const due = await dueAmong(
        ctx,
        parts.tasks.filter(({ isFinal }) => !(isHeld && isFinal)),
      )
      return isStopping ? [] : due
    } catch (error) {
      if (!isStopping) parts.onError(error, 'schedule')
      return []
    }
  }

  const runDue = async (): Promise<string[]> => {
    if (isStopping) return []
    const due = new Set(await listDue())
    const begun = parts.tasks.filter((task) => due.has(task) || running.has(task.name))
    const ran = await Promise.all(begun.map(begin))
    return begun.filter((_task, at) => ran[at]).map(({ name }) => name)
  }
  const look = async (): Promise<void> => {
    for (const task of await listDue()) if (!running.has(task.name)) void begin(task)
  }
  const timer = parts.polls ? setInterval(() => void look(), LOOK_EVERY_MS).unref() : undefined
  return {
    runDue,
    stop: async (graceMs = GRACE_MS) => {
      clearInterval(timer)
      isStopping = true
      await atMost(graceMs, Promise.all(running.values()))
    },
  }
}

/** Those that the records of all servers show as due; each then has to get its turn. */
async function dueAmong(ctx: Context, tasks: readonly ScheduledTask[]): Promise<ScheduledTask[]> {
  const now = ctx.now().getTime()
  const lastRuns = new Map((await ctx.db.select().from(scheduledRuns)).map(({ task, lastRunAt }) => [task, lastRunAt]))
  return tasks.filter(({ name, everyMs }) => {
    const lastRunAt = lastRuns.get(name)?.getTime()
    return lastRunAt === undefined || lastRunAt <= now - everyMs || lastRunAt > now + CLOCK_TOLERANCE_MS
  })
}

/**
 * The first of several servers to record the run gets it. Until it has ended, the record makes the task due again soon,
 * for the case that this server dies. A run in the future was recorded by a clock that was ahead and does not count.
 */
async function takeTurn(ctx: Context, { name, everyMs }: ScheduledTask): Promise<Date | null> {
  const now = ctx.now()
  const taken = await ctx.db
    .insert(scheduledRuns)
    .values({ task: name, lastRunAt: new Date(now.getTime() + Math.min(everyMs, LEASE_MS) - everyMs) })
    .onConflictDoUpdate({
      target: scheduledRuns.task,
      set: { lastRunAt: sql`excluded.last_run_at` },
      setWhere: notBetween(
        scheduledRuns.lastRunAt,
        new Date(now.getTime() - everyMs + 1),
        new Date(now.getTime() + CLOCK_TOLERANCE_MS),
      ),
    })
    .returning({ task: scheduledRuns.task })
  return taken.length > 0 ? now : null
}

async function setDue(ctx: Context, { name, everyMs }: ScheduledTask, at: Date): Promise<void> {
  const lastRunAt = new Date(at.getTime() - everyMs)
  await ctx.db.update(scheduledRuns).set({ lastRunAt }).where(eq(scheduledRuns.task, name))
}
