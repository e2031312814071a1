import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { deleteNotificationsOf } from './old-notifications.store.ts'

/** Who was removed from a team reads no more about it, nor gets what waits to be mailed. */
export async function forgetNotifications(ctx: Context, userId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteNotificationsOf(ctx.db, userId)
}
