import Stripe from 'stripe'
import type { Context } from '../../../platform/context/context.ts'
import type { RecordedEvent } from '../../../platform/context/domain-event.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { enqueueEffect } from '../../../platform/jobs/enqueue-effect.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  deleteProviderEvents,
  findInfoByCustomer,
  listAtProvider,
  lockSubscription,
  mayFollowPayments,
  saveProviderEvent,
  updateSubscription,
} from '../records/index.ts'
import { followInvoice } from './follow-invoice.ts'
import { followSubscription } from './follow-subscription.ts'
import { readAtStripe } from './read-at-stripe.ts'
import { asking, assertStripe, refOf, type StripeConnection } from './stripe-connection.ts'

/** As Stripe’s own libraries allow. */
const TOLERANCE_SECONDS = 300
/** Stripe repeats a message for three days. */
const KEPT_MS = 30 * DAY_MS

export const FOLLOW_EFFECT = 'providerEventReceived.followProvider'

interface Message {
  readonly raw: Buffer
  readonly signature: string
}

/** Takes a message of Stripe: only a signed one, and each once. Its object is then read at Stripe. */
export async function receiveMessage(ctx: Context, stripe: StripeConnection, message: Message): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const event = verified(stripe, message, ctx.now())
  const object = event.data.object as { readonly id?: string; readonly payment_intent?: string | { id: string } | null }
  const ref = event.type === 'charge.refunded' ? refOf(object.payment_intent) : object.id
  await ctx.transaction(async (tx) => {
    const at = ctx.now()
    const isNew = await saveProviderEvent(tx, { id: event.id, kind: event.type, receivedAt: at })
    if (!isNew || ref === null || ref === undefined || !FOLLOWED.test(event.type)) return
    await enqueueEffect(tx, {
      effect: FOLLOW_EFFECT,
      event: heard(ctx, { kind: event.type, ref, at }),
      runAfter: at,
      at,
    })
  })
}

const FOLLOWED = /^(customer\.subscription\.|checkout\.session\.|invoice\.|charge\.refunded$)/

function verified({ sdk, webhookSecret }: StripeConnection, { raw, signature }: Message, now: Date): Stripe.Event {
  try {
    return sdk.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof SyntaxError)) throw error
    throw new AppError('request.malformed', { detail: 'The signature of this message is invalid.', cause: error })
  }
}

const heard = (ctx: Context, { kind, ref, at }: { kind: string; ref: string; at: Date }): RecordedEvent => ({
  name: 'providerEventReceived',
  tenantId: null,
  verb: 'billing.hear',
  target: { type: 'provider-events', id: ref },
  payload: { kind, ref },
  at: at.toISOString(),
  actor: { type: 'system', id: null },
  requestId: ctx.requestId,
})

/** Reads the object of a message at Stripe again. Messages about other companies are ignored. */
export async function followMessage(
  ctx: Context,
  stripe: StripeConnection | null,
  { payload }: RecordedEvent,
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  assertStripe(stripe)
  const kind = String(payload?.['kind'])
  const ref = String(payload?.['ref'])
  if (kind.startsWith('checkout.session.')) return followCheckout(ctx, stripe, ref)
  if (kind.startsWith('customer.subscription.')) return followRef(ctx, stripe, ref)
  const invoiceRef = kind === 'charge.refunded' ? await invoiceOfIntent(stripe, ref) : ref
  const subscriptionRef = invoiceRef === null ? null : await followInvoice(ctx, stripe, invoiceRef)
  if (subscriptionRef !== null) await followRef(ctx, stripe, subscriptionRef)
}

async function followRef(ctx: Context, stripe: StripeConnection, ref: string): Promise<void> {
  const { customerRef } = await readAtStripe(stripe, ref)
  const info = await findInfoByCustomer(ctx.db, customerRef)
  if (info !== null) await followSubscription(ctx, stripe, { companyId: info.companyId, ref })
}

async function followCheckout(ctx: Context, stripe: StripeConnection, sessionRef: string): Promise<void> {
  const session = await asking(() => stripe.sdk.checkout.sessions.retrieve(sessionRef))
  const ref = refOf(session.subscription)
  if (ref !== null) return followRef(ctx, stripe, ref)
  const info = session.status === 'expired' ? await findInfoByCustomer(ctx.db, refOf(session.customer) ?? '') : null
  if (info !== null)
    await ctx.transaction(async (tx) => {
      const { companyId, checkoutRef } = await lockSubscription(tx, info.companyId, ctx.now())
      if (checkoutRef === sessionRef) await updateSubscription(tx, { companyId, checkoutRef: null }, ctx.now())
    })
}

async function invoiceOfIntent({ sdk }: StripeConnection, intent: string): Promise<string | null> {
  const found = await asking(() =>
    sdk.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 }),
  )
  return refOf(found.data[0]?.invoice)
}

/** The company came back from a page of Stripe: its messages may still be on their way. */
export async function refreshFromStripe(
  ctx: Context,
  stripe: StripeConnection | null,
  { companyId, providerRef, checkoutRef }: Refreshed,
): Promise<void> {
  assertAllowed(mayFollowPayments(ctx.actor))
  if (stripe === null) return
  if (providerRef !== null) {
    await resumeIfPaid(stripe, providerRef)
    await followSubscription(ctx, stripe, { companyId, ref: providerRef })
  } else if (checkoutRef !== null) await followCheckout(ctx, stripe, checkoutRef)
}

/** A trial that ended without a card continues as soon as one is stored. */
async function resumeIfPaid(stripe: StripeConnection, ref: string): Promise<void> {
  const { state, paymentMethod } = await readAtStripe(stripe, ref)
  if (state !== 'paused' || paymentMethod === null) return
  await asking(() => stripe.sdk.subscriptions.resume(ref))
}

interface Refreshed {
  readonly companyId: string
  readonly providerRef: string | null
  readonly checkoutRef: string | null
}

/** The scheduled work reads everything again, in case a message was lost. */
export async function refreshAllFromStripe(ctx: Context, stripe: StripeConnection | null): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await deleteProviderEvents(ctx.db, new Date(ctx.now().getTime() - KEPT_MS))
  if (stripe === null) return
  for (const sold of await listAtProvider(ctx.db)) await refreshFromStripe(ctx, stripe, sold)
}
