import type { SubscriptionState } from '@assay/contracts/subscriptions'
import type Stripe from 'stripe'
import { planKeyOf } from './goods.ts'
import { asking, instantOf, refOf, type StripeConnection } from './stripe-connection.ts'

/** A subscription as Stripe has it now. */
export interface PlanAtStripe {
  readonly ref: string
  readonly customerRef: string
  readonly itemRef: string
  readonly scheduleRef: string | null
  readonly latestInvoiceRef: string | null
  readonly state: SubscriptionState
  /** null: a price that is none of ours. */
  readonly planKey: string | null
  readonly interval: 'month' | 'year'
  readonly currency: string
  readonly priceMinor: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly trialEnd: Date | null
  readonly endsWithPeriod: boolean
  /** The plan that follows after this period. */
  readonly next: SoldPlan | null
  readonly paymentMethod: string | null
}

interface SoldPlan {
  readonly planKey: string
  readonly interval: 'month' | 'year'
  readonly currency: string
  readonly priceMinor: number
}

const STATES: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incompleteExpired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'pastDue',
  unpaid: 'unpaid',
  canceled: 'canceled',
  paused: 'paused',
}

export async function readAtStripe({ sdk }: StripeConnection, ref: string): Promise<PlanAtStripe> {
  const found = await asking(() =>
    sdk.subscriptions.retrieve(ref, {
      expand: [
        'default_payment_method',
        'customer.invoice_settings.default_payment_method',
        'schedule.phases.items.price',
      ],
    }),
  )
  return planAtStripe(found)
}

function planAtStripe(found: Stripe.Subscription): PlanAtStripe {
  const [item] = found.items.data
  const state = STATES[found.status]
  if (item === undefined || state === undefined) throw new Error(`Stripe’s subscription ${found.id} can’t be read.`)
  return {
    ref: found.id,
    customerRef: refOf(found.customer) ?? '',
    itemRef: item.id,
    scheduleRef: refOf(found.schedule),
    latestInvoiceRef: refOf(found.latest_invoice),
    state,
    planKey: planKeyOf(item.price),
    ...termsOf(item.price),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    trialEnd: found.trial_end === null ? null : instantOf(found.trial_end),
    endsWithPeriod: found.cancel_at_period_end || found.cancel_at !== null,
    next: nextOf(found, instantOf(item.current_period_end)),
    paymentMethod: methodOf(found),
  }
}

const termsOf = ({ recurring, currency, unit_amount }: Stripe.Price) => ({
  interval: recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
  currency: currency.toUpperCase(),
  priceMinor: unit_amount ?? 0,
})

function nextOf({ schedule }: Stripe.Subscription, periodEnd: Date): SoldPlan | null {
  if (schedule === null || typeof schedule === 'string') return null
  const phase = schedule.phases.find(({ start_date }) => instantOf(start_date) >= periodEnd)
  const price = phase?.items[0]?.price
  if (price === undefined || typeof price === 'string' || !('metadata' in price)) return null
  const planKey = planKeyOf(price)
  return planKey === null ? null : { planKey, ...termsOf(price) }
}

function methodOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  if (own !== null && typeof own !== 'string') return methodWords(own)
  if (typeof customer === 'string' || customer.deleted) return null
  const general = customer.invoice_settings.default_payment_method
  return general === null || typeof general === 'string' ? null : methodWords(general)
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Such as “Visa •••• 4242”. */
export function methodWords({ card, sepa_debit: sepa, type }: Stripe.PaymentMethod): string {
  if (card !== undefined && card !== null) return `${BRANDS[card.brand] ?? 'Card'} •••• ${card.last4}`
  if (sepa?.last4) return `SEPA debit •••• ${sepa.last4}`
  return type === 'link' ? 'Link' : 'Stored at Stripe'
}
