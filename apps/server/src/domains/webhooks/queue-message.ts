import { TEST_EVENT } from '@assay/contracts/webhooks'
import type { Context, Tx } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { enqueueEffect } from '../../platform/jobs/enqueue-effect.ts'
import { type Delivery, findDelivery, insertDeliveries, type NewDelivery, updateDelivery } from './deliveries.store.ts'
import { getDelivery, getWebhookForAct } from './get-webhook.ts'
import { type Owner, ownerOf } from './owners.ts'
import { webhookEvent } from './webhooks.events.ts'
import { isReplayable, messageIdOf } from './webhooks.rules.ts'
import { findWebhook, listSubscribed, lockWebhook, type Webhook } from './webhooks.store.ts'

export interface Message {
  readonly owner: Owner
  /** One of the owner’s events. */
  readonly type: string
  /** Names the happening: a repeated one is sent once. */
  readonly happening: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** Keeps a message for each endpoint that wants it, and has it delivered. */
export async function queueMessage(ctx: Context, message: Message): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const webhooks = await listSubscribed(ctx.db, message.owner, message.type)
  if (webhooks.length === 0) return
  await ctx.transaction(async (tx) => {
    const rows = webhooks.map((webhook) => rowOf(webhook, message, ctx.now()))
    for (const delivery of await insertDeliveries(tx, rows)) await pass(tx, delivery, ctx.now())
  })
}

/** A test message, so that the owner sees whether the endpoint works. */
export async function sendTest(ctx: Context, kind: Owner['kind'], id: string): Promise<Webhook> {
  const webhook = await getWebhookForAct(ctx, kind, id)
  assertEnabled(webhook)
  const at = ctx.now()
  const message: Message = {
    owner: ownerOf(webhook),
    type: TEST_EVENT,
    happening: newId(at.getTime()),
    at,
    data: { webhookId: id },
  }
  await ctx.transaction(async (tx) => {
    for (const delivery of await insertDeliveries(tx, [rowOf(webhook, message, at)])) await pass(tx, delivery, at)
    tx.record(webhookEvent('test', webhook))
  })
  return webhook
}

/** Sends it once more, to where the endpoint is now, in place of the next attempt if one was due. */
export async function replayDelivery(ctx: Context, kind: Owner['kind'], id: string): Promise<Delivery> {
  const { webhookId } = await getDelivery(ctx, kind, id)
  const webhook = await getWebhookForAct(ctx, kind, webhookId)
  assertEnabled(webhook)
  return ctx.transaction(async (tx) => {
    await lockWebhook(tx, webhookId)
    const before = await findDelivery(tx, id)
    if (before === null) throw notFound('delivery')
    if (!isReplayable(before))
      throw new AppError('webhook.transition', { detail: 'This delivery is being sent. Check again in a few seconds.' })
    const at = ctx.now()
    if (before.state === 'pending') await updateDelivery(tx, id, { state: 'failed', nextAttemptAt: null }, at)
    const { messageId, event, payload } = before
    const around = { isReplay: true, messageId, event, payload }
    const [again] = await insertDeliveries(tx, [{ ...pendingRow(webhook, at), ...around }])
    if (again === undefined) throw new Error('The delivery was not inserted.')
    await pass(tx, again, at)
    tx.record(webhookEvent('replay', webhook, { after: { event } }))
    return again
  })
}

function assertEnabled({ disabledAt }: Webhook): void {
  if (disabledAt !== null) throw new AppError('webhook.transition', { detail: 'Enable the endpoint first.' })
}

const pendingRow = ({ id: webhookId, url }: Webhook, at: Date) => ({
  id: newId(at.getTime()),
  webhookId,
  url,
  state: 'pending' as const,
  nextAttemptAt: at,
  createdAt: at,
  updatedAt: at,
})

function rowOf(webhook: Webhook, { type, happening, at, data }: Message, now: Date): NewDelivery {
  const payload = { type, timestamp: at.toISOString(), data }
  return { ...pendingRow(webhook, now), messageId: messageIdOf(`${type}/${happening}`), event: type, payload }
}

/** The effect has a separate lane, so that slow endpoints delay nothing else. */
async function pass(tx: Tx, { id, webhookId }: Delivery, at: Date): Promise<void> {
  const webhook = await findWebhook(tx, webhookId)
  const event = {
    name: 'webhookQueued',
    tenantId: webhook === null ? null : ownerOf(webhook).id,
    verb: 'webhook.queue',
    requestId: id,
    target: { type: 'webhook-deliveries', id },
    at: at.toISOString(),
    actor: { type: 'system', id: null },
  }
  await enqueueEffect(tx, { effect: 'webhookQueued.postWebhook', event, runAfter: at, at })
}
