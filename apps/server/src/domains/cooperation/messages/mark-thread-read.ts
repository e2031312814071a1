import type { Context } from '../../../platform/context/context.ts'
import { markRead, type Thread } from './agency-threads.store.ts'
import { getThread } from './read-threads.ts'

/** Stores up to where the caller has read. It is visible only to the caller, so the history omits it. */
export async function markThreadRead(ctx: Context, id: string): Promise<Thread> {
  const { thread, reader } = await getThread(ctx, id)
  await markRead(ctx.db, { threadId: id, userId: reader.actor.userId, at: ctx.now() })
  return thread
}
