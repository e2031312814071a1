import type { Context } from '../../../platform/context/context.ts'
import { GUEST_WINDOW_MS } from '../searches/index.ts'
import { deleteExpired } from './guest-searches.store.ts'

/** Deletes what guests searched a day ago, and guests who have not been here since. */
export async function purgeGuestSearches(ctx: Context): Promise<void> {
  const now = ctx.now()
  await deleteExpired(ctx.db, now, new Date(now.getTime() - GUEST_WINDOW_MS))
}
