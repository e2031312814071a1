import type { Context } from '../../../platform/context/context.ts'
import { listThreads, type Thread } from './agency-threads.store.ts'
import { readerOf } from './read-threads.ts'

const unreadOf = async (ctx: Context, size: number) => {
  const reader = await readerOf(ctx)
  return listThreads(ctx.db, {
    ...reader,
    userId: reader.actor.userId,
    filter: { unread: 'true' },
    sort: [],
    page: { size },
  })
}

/** The caller’s conversations with something new from the other side, the latest first. */
export const listUnreadThreads = async (ctx: Context, most: number): Promise<readonly Thread[]> =>
  (await unreadOf(ctx, most)).data

export const countUnreadThreads = async (ctx: Context): Promise<number> => (await unreadOf(ctx, 1)).total
