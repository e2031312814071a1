import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Context, MakeContext } from '../context/context.ts'
import type { RecordedEvent } from '../context/domain-event.ts'
import { newId } from '../database/new-id.ts'
import { outbox } from './outbox.tables.ts'
import { TryAgain } from './try-again.ts'

/** Handles an event. It may run more than once for the same event, so it must be idempotent. */
export type Effect = (ctx: Context, event: RecordedEvent) => Promise<void>

export interface OutboxWorker {
  /** Signals that work may be due. */
  wake(): void
  /** Runs all due effects and returns their number. */
  drain(): Promise<number>
  /** Resolves when nothing is due or running here. */
  settle(): Promise<void>
  stop(): Promise<void>
}

type Row = typeof outbox.$inferSelect

const BATCH = 20
const MAX_ATTEMPTS = 8
const LEASE_MS = 5 * 60_000
const POLL_MS = 5_000
const FIRST_DELAY_MS = 2_000

/** Runs effects from the outbox; several servers share the work, and each row is claimed by one of them at a time. */
export function startOutboxWorker(parts: {
  readonly makeContext: MakeContext
  readonly effects: Readonly<Record<string, Effect>>
  readonly onError: (error: unknown, effect: string) => void
  readonly polls?: boolean
}): OutboxWorker {
  const ctx = parts.makeContext({ actor: { kind: 'system' }, requestId: 'outbox' })
  let running: Promise<number> | null = null
  let isAskedAgain = false

  const drain = async (): Promise<number> => {
    let done = 0
    for (let rows = await claim(ctx); rows.length > 0; rows = await claim(ctx)) {
      for (const row of rows) await run(row)
      done += rows.length
    }
    return done
  }

  async function run(row: Row): Promise<void> {
    const effect = parts.effects[row.effect]
    try {
      if (!effect) throw new Error(`No effect is called ${row.effect}.`)
      const own = parts.makeContext({ actor: { kind: 'system' }, requestId: newId() })
      await effect(own, row.payload as RecordedEvent)
      await ctx.db.delete(outbox).where(eq(outbox.id, row.id))
    } catch (error) {
      if (!(error instanceof TryAgain)) parts.onError(error, row.effect)
      await postpone(ctx, row, error)
    }
  }

  const wake = (): void => {
    if (running) {
      isAskedAgain = true
      return
    }
    running = drain().catch((error) => {
      parts.onError(error, 'outbox')
      return 0
    })
    void running.then(() => {
      running = null
      if (isAskedAgain) {
        isAskedAgain = false
        wake()
      }
    })
  }

  const poll = parts.polls === false ? undefined : setInterval(wake, POLL_MS).unref()
  return {
    wake,
    drain,
    settle: async () => {
      for (;;) {
        await running
        if ((await drain()) === 0 && running === null) return
      }
    },
    stop: async () => {
      clearInterval(poll)
      isAskedAgain = false
      await running
    },
  }
}

/** A claim expires by itself if its worker dies. */
async function claim(ctx: Context): Promise<Row[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.failedAt), lte(outbox.runAfter, now)))
    .orderBy(asc(outbox.runAfter), asc(outbox.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return ctx.db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, runAfter: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(outbox.id, due))
    .returning()
}

async function postpone(ctx: Context, row: Row, error: unknown): Promise<void> {
  const now = ctx.now()
  const delayMs = FIRST_DELAY_MS * 4 ** (row.attempts - 1)
  await ctx.db
    .update(outbox)
    .set({
      runAfter: error instanceof TryAgain ? error.at : new Date(now.getTime() + delayMs),
      lastError: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown',
      failedAt: row.attempts >= MAX_ATTEMPTS ? now : null,
    })
    .where(eq(outbox.id, row.id))
}
