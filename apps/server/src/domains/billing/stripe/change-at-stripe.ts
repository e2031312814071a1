import type Stripe from 'stripe'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import {
  findPayment,
  type InvoiceLine,
  type Payment,
  type Plan,
  type PlanChange,
  type PlanPrice,
  type Subscription,
} from '../records/index.ts'
import { followInvoice } from './follow-invoice.ts'
import { followSubscription } from './follow-subscription.ts'
import { priceAtStripe } from './goods.ts'
import { type PlanAtStripe, readAtStripe } from './read-at-stripe.ts'
import { asking, assertStripe, type StripeConnection, secondsOf } from './stripe-connection.ts'

/** A plan that runs at Stripe. */
export interface Running {
  readonly stripe: StripeConnection
  readonly companyId: string
  readonly ref: string
}

/** The plan's reference at Stripe. Throws if billing there is off, or the plan was not bought there. */
export function runningAt(stripe: StripeConnection | null, { companyId, providerRef: ref }: Subscription): Running {
  assertStripe(stripe)
  if (ref === null)
    throw new AppError('subscription.transition', { detail: 'There is no active plan at the payment provider.' })
  return { stripe, companyId, ref }
}

export interface Bought {
  readonly change: PlanChange
  readonly plan: Plan
  readonly price: PlanPrice
  /** The instant that the preview was made for. */
  readonly asOf: Date
}

/** The amount that Stripe would charge now for the larger plan. */
export async function previewAtStripe(
  { stripe, ref }: Running,
  { plan, price, asOf }: Bought,
): Promise<{ lines: InvoiceLine[]; netMinor: number; taxMinor: number }> {
  const { itemRef } = await readAtStripe(stripe, ref)
  const item = { id: itemRef, price: await priceAtStripe(stripe, plan, price) }
  const shown = await asking(() =>
    stripe.sdk.invoices.createPreview({
      subscription: ref,
      subscription_details: {
        items: [item],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(asOf),
      },
    }),
  )
  return {
    lines: shown.lines.data.map(({ description, amount }) => ({ text: description ?? plan.name, amountMinor: amount })),
    netMinor: shown.subtotal,
    taxMinor: (shown.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** A larger plan is charged immediately or not at all; a smaller one follows after the period. */
export async function changeAtStripe(ctx: Context, running: Running, bought: Bought): Promise<Subscription> {
  const { stripe, companyId, ref } = running
  const { change, plan, price, asOf } = bought
  const now = await readAtStripe(stripe, ref)
  const item = { id: now.itemRef, price: await priceAtStripe(stripe, plan, price) }
  if (change.kind === 'downgrade') await scheduleNext(stripe, now, item.price)
  else {
    await release(stripe, now)
    const isTrial = now.state === 'trialing'
    await asking(() =>
      stripe.sdk.subscriptions.update(ref, {
        items: [item],
        cancel_at_period_end: false,
        ...(isTrial
          ? { proration_behavior: 'none' }
          : {
              proration_behavior: 'always_invoice',
              proration_date: secondsOf(asOf),
              payment_behavior: 'error_if_incomplete',
            }),
      }),
    )
  }
  return followSubscription(ctx, stripe, { companyId, ref })
}

/** A preview older than an hour is recomputed. */
export function asOfPreview(asOf: string | undefined, now: Date): Date {
  const given = asOf === undefined ? now : new Date(asOf)
  const age = now.getTime() - given.getTime()
  return age >= 0 && age <= HOUR_MS ? given : now
}

async function scheduleNext({ sdk }: StripeConnection, now: PlanAtStripe, price: string): Promise<void> {
  await asking(async () => {
    const schedule =
      now.scheduleRef === null
        ? await sdk.subscriptionSchedules.create({ from_subscription: now.ref })
        : await sdk.subscriptionSchedules.retrieve(now.scheduleRef)
    const [current] = schedule.phases
    if (current === undefined) throw new Error('The schedule has no phase.')
    const rates = (current.default_tax_rates ?? []).map((rate) => rate.id)
    const taxed = rates.length === 0 ? {} : { default_tax_rates: rates }
    const { recurring } = await sdk.prices.retrieve(price)
    await sdk.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: current.items.map((item) => ({ price: refOfPrice(item.price), quantity: item.quantity ?? 1 })),
          start_date: current.start_date,
          end_date: current.end_date,
          ...taxed,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: recurring?.interval ?? 'month', interval_count: 1 },
          proration_behavior: 'none',
          ...taxed,
        },
      ],
    })
  })
}

const refOfPrice = (price: string | Stripe.Price | Stripe.DeletedPrice): string =>
  typeof price === 'string' ? price : price.id

async function release({ sdk }: StripeConnection, { scheduleRef }: PlanAtStripe): Promise<void> {
  if (scheduleRef !== null) await asking(() => sdk.subscriptionSchedules.release(scheduleRef))
}

/** Ends the plan with its period, or takes back that it ends or changes. */
export async function endAtStripe(ctx: Context, running: Running, endsWithPeriod: boolean): Promise<Subscription> {
  const { stripe, companyId, ref } = running
  const now = await readAtStripe(stripe, ref)
  await release(stripe, now)
  if (now.endsWithPeriod !== endsWithPeriod)
    await asking(() => stripe.sdk.subscriptions.update(ref, { cancel_at_period_end: endsWithPeriod }))
  return followSubscription(ctx, stripe, { companyId, ref })
}

/** Ends a plan immediately that has ended here. */
export async function stopAtStripe(stripe: StripeConnection | null, ref: string): Promise<void> {
  assertStripe(stripe)
  const { state } = await readAtStripe(stripe, ref)
  if (state !== 'canceled' && state !== 'incompleteExpired') await asking(() => stripe.sdk.subscriptions.cancel(ref))
}

/** Tries the charge of an open invoice again. */
export async function chargeAgain(ctx: Context, stripe: StripeConnection | null, payment: Payment): Promise<Payment> {
  assertStripe(stripe)
  const { providerRef } = payment
  if (providerRef === null) throw new AppError('payment.transition', { detail: 'This payment has no invoice.' })
  try {
    await asking(() => stripe.sdk.invoices.pay(providerRef))
  } finally {
    const ref = await followInvoice(ctx, stripe, providerRef)
    if (ref !== null) await followSubscription(ctx, stripe, { companyId: payment.companyId, ref })
  }
  return (await findPayment(ctx.db, payment.id)) ?? payment
}
