import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { type Delivery, findDelivery } from './deliveries.store.ts'
import { isSameOwner, kinds, type Owner, ownerOf } from './owners.ts'
import { mayManageWebhooks, readableOwner } from './webhooks.policy.ts'
import { findWebhook, type Webhook } from './webhooks.store.ts'

type Kind = Owner['kind']

/** The agency or company whose endpoints the caller reads. */
export function getOwner({ actor }: Context, kind: Kind): Owner {
  const owner = readableOwner(actor, kind)
  if (owner === null) throw new AppError('permission.denied', { detail: kinds[kind].readers })
  return owner
}

/** The endpoint, for its owner; otherwise not found. */
export async function getWebhook(ctx: Context, kind: Kind, id: string): Promise<Webhook> {
  const owner = getOwner(ctx, kind)
  const webhook = await findWebhook(ctx.db, id)
  if (webhook === null || !isSameOwner(ownerOf(webhook), owner)) throw notFound('endpoint')
  return webhook
}

export async function getDelivery(ctx: Context, kind: Kind, id: string): Promise<Delivery> {
  const owner = getOwner(ctx, kind)
  const delivery = await findDelivery(ctx.db, id)
  const webhook = delivery && (await findWebhook(ctx.db, delivery.webhookId))
  if (delivery === null || webhook === null || !isSameOwner(ownerOf(webhook), owner)) throw notFound('delivery')
  return delivery
}

/** The same, for a change. Call before opening a transaction. */
export async function getWebhookForAct(ctx: Context, kind: Kind, id: string): Promise<Webhook> {
  const webhook = await getWebhook(ctx, kind, id)
  assertAllowed(mayManageWebhooks(ctx.actor, kind), kinds[kind].managers)
  return webhook
}
