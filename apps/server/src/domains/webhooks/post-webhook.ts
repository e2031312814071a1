import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { TryAgain } from '../../platform/jobs/try-again.ts'
import { postOutside, TargetRefused } from '../../platform/outbound/post-outside.ts'
import { type Delivery, findDelivery, giveUpPending, updateDelivery } from './deliveries.store.ts'
import { isBarred } from './is-barred.ts'
import { ownerOf } from './owners.ts'
import { webhookEvent } from './webhooks.events.ts'
import { describeFailure, isDelivered, nextAttempt, reasonToDisable, signatureHeaders } from './webhooks.rules.ts'
import { findWebhook, lockWebhook, noteHealth, updateWebhook, type Webhook } from './webhooks.store.ts'
import { aboutSecretOf, type WebhookParts } from './write-webhook.ts'

interface Outcome {
  /** Kept back: the endpoint is not to blame. */
  readonly isHeld?: boolean
  readonly status: number | null
  readonly error: string | null
  readonly retryAfterSeconds: number | null
  readonly tookMs: number
}

/** One attempt. Throws TryAgain until it is delivered or given up. */
export async function postWebhook(ctx: Context, parts: WebhookParts, deliveryId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const delivery = await findDelivery(ctx.db, deliveryId)
  const webhook = delivery && (await findWebhook(ctx.db, delivery.webhookId))
  if (delivery === null || webhook === null || delivery.state !== 'pending') return
  const isHeld = await isBarred(ctx.db, ownerOf(webhook))
  const outcome = isHeld ? HELD : await attempt(ctx, parts, { webhook, delivery })
  const next = await settle(ctx, { webhook, delivery, outcome })
  if (next !== null) throw new TryAgain(next, 'The endpoint didn’t accept it.')
}

const HELD: Outcome = {
  isHeld: true,
  status: null,
  error: 'The account is suspended or closed.',
  retryAfterSeconds: null,
  tookMs: 0,
}

async function attempt(
  ctx: Context,
  { secrets, outside }: WebhookParts,
  { webhook, delivery }: { webhook: Webhook; delivery: Delivery },
): Promise<Outcome> {
  const body = JSON.stringify(delivery.payload)
  const at = ctx.now()
  const { id, sealedSecret, previousSecret, previousUntil } = webhook
  const sealed = [
    sealedSecret,
    ...(previousSecret !== null && previousUntil !== null && previousUntil > at ? [previousSecret] : []),
  ]
  const started = performance.now()
  const tookMs = () => Math.round(performance.now() - started)
  try {
    const opened = sealed.map((each) => openSecret(secrets, id, each))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Assay-Webhooks/1',
      ...signatureHeaders({ id: delivery.messageId, at, body }, opened),
    }
    const { status, retryAfterSeconds } = await postOutside(delivery.url, { headers, body }, outside)
    return {
      status,
      retryAfterSeconds,
      error: isDelivered(status) ? null : `It responded with ${status}.`,
      tookMs: tookMs(),
    }
  } catch (error) {
    return { status: null, retryAfterSeconds: null, error: describe(error), tookMs: tookMs() }
  }
}

/** A database that was restored without its key, for example. */
class SecretLost extends Error {}

function openSecret(secrets: WebhookParts['secrets'], id: string, sealed: Buffer): string {
  try {
    return secrets.open(aboutSecretOf(id), sealed)
  } catch {
    throw new SecretLost()
  }
}

function describe(error: unknown): string {
  if (error instanceof TargetRefused) return error.message
  if (error instanceof SecretLost) return 'Its secret can’t be read. Rotate it.'
  return describeFailure(error)
}

/** Keeps the outcome; returns when to try again, or null. */
async function settle(
  ctx: Context,
  { webhook, delivery, outcome }: { webhook: Webhook; delivery: Delivery; outcome: Outcome },
): Promise<Date | null> {
  const at = ctx.now()
  const attempts = delivery.attempts + 1
  const facts = { attempts, lastStatus: outcome.status, lastError: outcome.error, lastTookMs: outcome.tookMs }
  return ctx.transaction(async (tx) => {
    const current = await lockWebhook(tx, webhook.id)
    if (current === null) return null
    if (outcome.error === null) {
      await updateDelivery(tx, delivery.id, { ...facts, state: 'delivered', deliveredAt: at, nextAttemptAt: null }, at)
      await noteHealth(tx, webhook.id, { failingSince: null, lastSucceededAt: at })
      return null
    }
    if ((await findDelivery(tx, delivery.id))?.state !== 'pending') return null
    const failingSince = current.failingSince ?? at
    const because = reasonToGiveUp(current, { failingSince, outcome, at })
    const next = because === null ? nextAttempt(attempts, at, outcome.retryAfterSeconds) : null
    const state = next === null ? ('failed' as const) : ('pending' as const)
    await updateDelivery(tx, delivery.id, { ...facts, state, nextAttemptAt: next }, at)
    if (!outcome.isHeld) await noteHealth(tx, webhook.id, { failingSince })
    if (because !== null && current.disabledAt === null) {
      const disabled = await updateWebhook(tx, webhook.id, { disabledAt: at, disabledBecause: because }, at)
      await giveUpPending(tx, webhook.id, at)
      tx.record(webhookEvent('disable', disabled, { after: { because } }))
    }
    return next
  })
}

function reasonToGiveUp(
  { disabledAt }: Webhook,
  { failingSince, outcome, at }: { failingSince: Date; outcome: Outcome; at: Date },
): string | null {
  if (disabledAt !== null) return 'It is disabled.'
  return outcome.isHeld ? null : reasonToDisable(failingSince, outcome.status, at)
}
