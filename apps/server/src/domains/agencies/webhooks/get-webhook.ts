import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { type Delivery, findDelivery } from './deliveries.store.ts'
import { mayManageWebhooks, webhookAgencyOf } from './webhooks.policy.ts'
import { findWebhook, type Webhook } from './webhooks.store.ts'

/** The endpoint, for its agency; otherwise not found. */
export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  const agencyId = webhookAgencyOf(ctx.actor)
  assertAllowed(agencyId !== null, 'Webhooks are for agencies.')
  const webhook = await findWebhook(ctx.db, id)
  if (webhook === null || webhook.agencyId !== agencyId) throw notFound('endpoint')
  return webhook
}

export async function getDelivery(ctx: Context, id: string): Promise<Delivery> {
  assertAllowed(webhookAgencyOf(ctx.actor) !== null, 'Webhooks are for agencies.')
  const delivery = await findDelivery(ctx.db, id)
  const webhook = delivery && (await findWebhook(ctx.db, delivery.webhookId))
  if (delivery === null || webhook?.agencyId !== webhookAgencyOf(ctx.actor)) throw notFound('delivery')
  return delivery
}

/** The same, for a change. Call before opening a transaction. */
export async function getWebhookForAct(ctx: Context, id: string): Promise<Webhook> {
  const webhook = await getWebhook(ctx, id)
  if (!mayManageWebhooks(ctx.actor))
    throw new AppError('permission.denied', { detail: 'Owners of the agency manage its webhooks.' })
  return webhook
}
