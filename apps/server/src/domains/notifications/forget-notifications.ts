import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { deleteNotificationsOf } from './old-notifications.store.ts'

/** Former members of a team lose its notifications, read or waiting to be mailed. */
export async function forgetNotifications(ctx: Context, userId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteNotificationsOf(ctx.db, userId)
}
