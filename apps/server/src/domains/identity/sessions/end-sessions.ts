import type { Context, Tx } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { mayEditOwnProfile, mayEndSessionsOfAnybody, sessionsEnded } from '../users/index.ts'
import { MAX_SESSIONS } from './sessions.rules.ts'
import {
  deleteOldestSessionsOf,
  deleteSessionOf,
  deleteSessionsOf,
  deleteSessionsOpenedBy,
  findHolder,
} from './sessions.store.ts'

/** Ends one session, or all others of the caller. */
export async function endSessions(ctx: Context, which: { readonly id: string } | 'others'): Promise<void> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('session')
  const { sessionId } = actor
  await ctx.transaction(async (tx) => {
    const userId = which === 'others' ? actor.userId : await holderFor(ctx, actor.userId, which.id)
    if (which === 'others') await endOthers(tx, userId, sessionId)
    else await endOne(tx, userId, which.id)
    tx.record(sessionsEnded(userId, which === 'others'))
  })
}

/** Operators end any session; other users find only their own. */
async function holderFor({ actor, db }: Context, ownId: string, sessionId: string): Promise<string> {
  return mayEndSessionsOfAnybody(actor) ? ((await findHolder(db, sessionId)) ?? ownId) : ownId
}

/** Also closes their event streams. */
export async function endOthers(tx: Tx, userId: string, sessionId: string): Promise<void> {
  for (const ended of await deleteSessionsOf(tx, userId, sessionId)) announceEnd(tx, userId, ended)
}

/** So that someone who signs in again and again holds no more than a person needs. */
export async function endOldest(tx: Tx, userId: string): Promise<void> {
  const ended = await deleteOldestSessionsOf(tx, userId, MAX_SESSIONS)
  for (const id of ended) announceEnd(tx, userId, id)
  if (ended.length > 0) tx.record(sessionsEnded(userId, false))
}

/** For a change that makes every session doubtful. */
export async function endAll(tx: Tx, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId)
  tx.announce({ to: { userId }, type: 'session.ended', data: { everywhere: true } })
}

/** The operator's actions as other users. */
export async function endOpenedBy(tx: Tx, impersonatorId: string): Promise<void> {
  for (const { id, userId } of await deleteSessionsOpenedBy(tx, impersonatorId)) announceEnd(tx, userId, id)
}

async function endOne(tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await deleteSessionOf(tx, userId, id))) throw notFound('session')
  announceEnd(tx, userId, id)
}

function announceEnd(tx: Tx, userId: string, sessionId: string): void {
  tx.announce({ to: { userId }, type: 'session.ended', data: { sessionId } })
}
