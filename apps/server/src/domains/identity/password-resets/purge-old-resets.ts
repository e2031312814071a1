import type { Context } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { deleteOldResets } from './password-resets.store.ts'

const KEPT_MS = 30 * DAY_MS

export async function purgeOldResets(ctx: Context): Promise<void> {
  await deleteOldResets(ctx.db, new Date(ctx.now().getTime() - KEPT_MS))
}
