import type { Context } from '../../../platform/context/context.ts'
import { deleteOldAttempts } from './login-attempts.store.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

/** Deletes expired sessions and failed logins that no longer count. */
export async function purgeExpiredSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.now())
  await deleteOldAttempts(ctx.db, ctx.now())
}
