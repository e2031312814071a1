import type { Context } from '../../../platform/context/context.ts'
import { sessionsEnded } from '../users/index.ts'
import { deleteSession, deleteSessionsOf } from './sessions.store.ts'

/** Ends the caller's session, or all of them. Without a session it succeeds and does nothing. */
export async function logOut(ctx: Context, { everywhere }: { everywhere: boolean }): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') return
  await ctx.transaction(async (tx) => {
    if (everywhere) await deleteSessionsOf(tx, actor.userId)
    else await deleteSession(tx, actor.sessionId)
    tx.record(sessionsEnded(actor.userId, everywhere))
    tx.announce({
      to: { userId: actor.userId },
      type: 'session.ended',
      data: everywhere ? { everywhere: true } : { sessionId: actor.sessionId },
    })
  })
}
