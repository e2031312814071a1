import * as contract from '@assay/contracts/notifications'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { mayReadOwnNotifications } from './notifications.policy.ts'
import { presentNotification } from './notifications.resource.ts'
import { archiveNotification, countUnread, findOwn, listOwn, markRead } from './notifications.store.ts'

/** Changes here concern only what the caller has read, so nothing is recorded in a timeline. */
export function mountNotifications(routes: Routes): void {
  registerEndpoint(routes, contract.listNotifications, async (ctx, { query }) => {
    const userId = callerOf(ctx)
    const [found, unread] = await Promise.all([
      listOwn(ctx.db, { userId, filter: query.filter, sort: query.sort, page: query.page }),
      countUnread(ctx.db, userId),
    ])
    return { ...found, data: found.data.map(presentNotification), meta: { unread } }
  })

  registerEndpoint(routes, contract.getNotification, (ctx, { params }) => showOwn(ctx, callerOf(ctx), params.id))

  registerEndpoint(routes, contract.readNotification, async (ctx, { params }) => {
    const userId = callerOf(ctx)
    await markRead(ctx.db, userId, ctx.now(), params.id)
    return showOwn(ctx, userId, params.id)
  })

  registerEndpoint(routes, contract.archiveNotification, async (ctx, { params }) => {
    const userId = callerOf(ctx)
    await archiveNotification(ctx.db, userId, ctx.now(), params.id)
    return showOwn(ctx, userId, params.id)
  })

  registerEndpoint(routes, contract.readAllNotifications, async (ctx) => {
    await markRead(ctx.db, callerOf(ctx), ctx.now())
    return undefined
  })
}

function callerOf({ actor }: Context): string {
  if (!mayReadOwnNotifications(actor)) throw new AppError('permission.denied')
  return actor.userId
}

async function showOwn(ctx: Context, userId: string, id: string) {
  const own = await findOwn(ctx.db, userId, id)
  if (!own) throw notFound('notification')
  return presentNotification(own)
}
