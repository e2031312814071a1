import * as contract from '@assay/contracts/notifications'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { kindsReadBy, mayReadOwnNotifications } from './notifications.policy.ts'
import { presentNotification } from './notifications.resource.ts'
import { archiveNotification, countUnread, findOwn, listOwn, markRead, type Reader } from './notifications.store.ts'

/** Changes here concern only what the caller has read, so nothing is recorded in a timeline. */
export function mountNotifications(routes: Routes): void {
  registerEndpoint(routes, contract.listNotifications, async (ctx, { query }) => {
    const reader = readerOf(ctx)
    const [found, unread] = await Promise.all([
      listOwn(ctx.db, { reader, filter: query.filter, sort: query.sort, page: query.page }),
      countUnread(ctx.db, reader),
    ])
    return { ...found, data: found.data.map(presentNotification), meta: { unread } }
  })

  registerEndpoint(routes, contract.getNotification, (ctx, { params }) => showOwn(ctx, readerOf(ctx), params.id))

  registerEndpoint(routes, contract.readNotification, async (ctx, { params }) => {
    const reader = readerOf(ctx)
    await markRead(ctx.db, reader, ctx.now(), params.id)
    return showOwn(ctx, reader, params.id)
  })

  registerEndpoint(routes, contract.archiveNotification, async (ctx, { params }) => {
    const reader = readerOf(ctx)
    await archiveNotification(ctx.db, reader, ctx.now(), params.id)
    return showOwn(ctx, reader, params.id)
  })

  registerEndpoint(routes, contract.readAllNotifications, async (ctx) => {
    await markRead(ctx.db, readerOf(ctx), ctx.now())
    return undefined
  })
}

function readerOf({ actor }: Context): Reader {
  if (!mayReadOwnNotifications(actor)) throw new AppError('permission.denied')
  return { userId: actor.userId, kinds: kindsReadBy(actor) }
}

async function showOwn(ctx: Context, reader: Reader, id: string) {
  const own = await findOwn(ctx.db, reader, id)
  if (!own) throw notFound('notification')
  return presentNotification(own)
}
