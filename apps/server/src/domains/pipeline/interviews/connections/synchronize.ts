import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { enqueueEffect } from '../../../../platform/jobs/enqueue-effect.ts'
import { MINUTE_MS } from '../../../../platform/time/durations.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import { isInSuspendedCompany } from '../../../tenants/index.ts'
import { troubleOf } from '../services/index.ts'
import { type ConnectionParts, serviceOf } from './connection-parts.ts'
import { healthAfter, USUAL_WAIT_MS } from './connections.rules.ts'
import {
  type Connection,
  claimConnection,
  findConnection,
  listCalendarsOf,
  listDueConnections,
  listReceiving,
  lockConnection,
  noteHealth,
  saveCalendars,
} from './connections.store.ts'
import { followChanges } from './follow-changes.ts'
import { readBusyTimes } from './read-busy-times.ts'
import { writeInterviews } from './write-interviews.ts'

export interface SynchronizeParts extends ConnectionParts {
  readonly appUrl: string
}

/** Longer than a synchronization takes: a server that claimed it and has not finished has died. */
const CLAIM_MS = 10 * MINUTE_MS
/** A repeated request during the work is honored, but not forever. */
const MAX_ROUNDS = 3
const DUE_AT_ONCE = 200

/**
 * Writes agreed interviews, follows the user's changes, and reads busy times. Idempotent: it compares the present
 * state with the intended one. While the user's company is suspended the calendar is neither read nor written; the
 * first synchronization after that brings it up to date.
 */
export async function synchronizeConnection(ctx: Context, parts: SynchronizeParts, id: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const owner = (await findConnection(ctx.db, id))?.userId
    if (owner === undefined || (await isInSuspendedCompany(ctx.db, owner))) return
    const now = ctx.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const connection = await ctx.transaction((tx) => claimConnection(tx, { id, now, until }))
    if (connection === null) return
    await settle(ctx, connection, await attempt(ctx, parts, connection))
    if ((await findConnection(ctx.db, id))?.isAskedAgain !== true) return
  }
}

/** The error of the attempt, or null. */
async function attempt(ctx: Context, parts: SynchronizeParts, connection: Connection): Promise<unknown> {
  try {
    const person = (await listWaysOfWorking(ctx.db, [connection.userId])).get(connection.userId)
    if (person === undefined) return null
    const service = serviceOf(ctx, parts, connection)
    const found = await service.listCalendars()
    await ctx.transaction((tx) => saveCalendars(tx, connection, found))
    const calendars = await listCalendarsOf(ctx.db, [connection.id])
    const turn = { ...parts, connection, service, calendars, zone: person.timezone }
    await writeInterviews(ctx, turn)
    await followChanges(ctx, turn)
    await readBusyTimes(ctx, turn, found)
    return null
  } catch (error) {
    return error
  }
}

/**
 * Records the outcome, unless the user has changed the connection in the meantime, perhaps its password: then it is
 * tried again.
 */
async function settle(ctx: Context, { id, userId, version, failures }: Connection, error: unknown): Promise<void> {
  const now = ctx.now()
  const health =
    error === null
      ? {
          state: 'working' as const,
          problem: null,
          failures: 0,
          waitUntil: null,
          lastSynchronizedAt: now,
          nextAttemptAt: new Date(now.getTime() + USUAL_WAIT_MS),
        }
      : healthAfter(troubleOf(error), failures, now)
  await ctx.transaction(async (tx) => {
    const current = await lockConnection(tx, { id, userId })
    await noteHealth(tx, id, { ...(current?.version === version ? health : {}), claimedUntil: null })
    tx.announce({ to: { userId }, type: 'calendar.synchronized' })
  })
}

/** Schedules a synchronization of these connections, each as a separate effect. */
async function enqueue(ctx: Context, ids: readonly string[]): Promise<void> {
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    for (const id of ids) {
      const event = {
        name: 'calendarDue',
        tenantId: null,
        verb: 'calendar.due',
        requestId: newId(at.getTime()),
        target: { type: 'calendar-connections', id },
        at: at.toISOString(),
        actor: { type: 'system', id: null },
      }
      await enqueueEffect(tx, { effect: 'calendarDue.postCalendar', event, runAfter: at, at })
      // Not due again while it waits in the queue.
      await noteHealth(tx, id, { nextAttemptAt: new Date(at.getTime() + USUAL_WAIT_MS) })
    }
  })
}

/** An interview of these users was agreed, moved or cancelled. */
export async function synchronizeCalendarsOf(ctx: Context, userIds: readonly string[]): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const receiving = await listReceiving(ctx.db, userIds)
  const waiting = new Set<string>()
  for (const id of receiving) if ((await findConnection(ctx.db, id))?.state === 'refused') waiting.add(id)
  await enqueue(
    ctx,
    receiving.filter((id) => !waiting.has(id)),
  )
}

export async function synchronizeDueCalendars(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await enqueue(ctx, await listDueConnections(ctx.db, ctx.now(), DUE_AT_ONCE))
}
