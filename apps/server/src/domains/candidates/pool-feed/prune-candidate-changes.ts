import type { Context } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { deleteChangesBefore } from './candidate-changes.store.ts'

const KEPT_MS = 7 * DAY_MS

/** Every server has read these long ago; one that was away longer reloads the pool anyway. */
export async function pruneCandidateChanges(ctx: Context): Promise<void> {
  await deleteChangesBefore(ctx.db, new Date(ctx.now().getTime() - KEPT_MS))
}
