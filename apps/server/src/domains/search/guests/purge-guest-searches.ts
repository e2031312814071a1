import type { Context } from '../../../platform/context/context.ts'
import { GUEST_WINDOW_MS } from '../searches/index.ts'
import { deleteExpired } from './guest-searches.store.ts'

/** Deletes guest searches after a day, and guests not seen since. */
export async function purgeGuestSearches(ctx: Context): Promise<void> {
  const now = ctx.now()
  await deleteExpired(ctx.db, now, new Date(now.getTime() - GUEST_WINDOW_MS))
}
