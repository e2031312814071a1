import { lt, sql } from 'drizzle-orm'
import type { Context, MakeContext } from '../context/context.ts'
import { newId } from '../database/new-id.ts'
import { scheduledRuns } from './outbox.tables.ts'

/** Scheduled work. It may run late, but never twice at once. */
export interface ScheduledTask {
  readonly name: string
  readonly everyMs: number
  readonly run: (ctx: Context) => Promise<void>
}

export interface Scheduler {
  /** Runs due tasks and returns their names. */
  runDue(): Promise<string[]>
  stop(): void
}

const LOOK_EVERY_MS = 60_000

export function startScheduler(parts: {
  readonly makeContext: MakeContext
  readonly tasks: readonly ScheduledTask[]
  readonly onError: (error: unknown, task: string) => void
  /** If false, only `runDue` runs tasks. */
  readonly polls: boolean
}): Scheduler {
  const runAll = async (): Promise<string[]> => {
    const ran: string[] = []
    for (const task of parts.tasks) {
      const ctx = parts.makeContext({ actor: { kind: 'system' }, requestId: newId() })
      try {
        if (!(await takeTurn(ctx, task))) continue
        await task.run(ctx)
        ran.push(task.name)
      } catch (error) {
        parts.onError(error, task.name)
      }
    }
    return ran
  }
  let running: Promise<unknown> = Promise.resolve()
  /** Serialized: each call returns what is due when it starts. */
  const runDue = (): Promise<string[]> => {
    const round = running.then(runAll)
    running = round
    return round
  }
  const timer = parts.polls ? setInterval(() => void runDue(), LOOK_EVERY_MS).unref() : undefined
  return { runDue, stop: () => clearInterval(timer) }
}

/** The first of several servers to record the run gets it. */
async function takeTurn(ctx: Context, { name, everyMs }: ScheduledTask): Promise<boolean> {
  const now = ctx.now()
  const taken = await ctx.db
    .insert(scheduledRuns)
    .values({ task: name, lastRunAt: now })
    .onConflictDoUpdate({
      target: scheduledRuns.task,
      set: { lastRunAt: sql`excluded.last_run_at` },
      setWhere: lt(scheduledRuns.lastRunAt, new Date(now.getTime() - everyMs)),
    })
    .returning({ task: scheduledRuns.task })
  return taken.length > 0
}
