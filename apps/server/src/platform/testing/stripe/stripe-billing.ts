// What happens at Stripe to subscriptions, and what is charged for them.
import type { StripeAccount } from './stripe-account.ts'
import {
  type Checkout,
  type Customer,
  declined,
  type Fields,
  type Intent,
  type Invoice,
  type Item,
  type Method,
  type Price,
  type Rate,
  refused,
  type Schedule,
  type Subscription,
} from './stripe-objects.ts'

const MONTHS = { month: 1, year: 12 } as const

export const plusPeriod = (from: number, interval: string): number => {
  const end = new Date(from * 1000)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[interval as 'month' | 'year'])
  return Math.floor(end.getTime() / 1000)
}

export function taxOf(account: StripeAccount, subtotal: number, rates: readonly string[]): number {
  return rates.reduce((sum, id) => sum + Math.round((subtotal * account.get<Rate>(id).percentage) / 100), 0)
}

export function writeInvoice(
  account: StripeAccount,
  subscription: Subscription,
  lines: readonly { text: string; amount: number }[],
): Invoice {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = taxOf(account, subtotal, subscription.rates)
  const id = account.newId('in')
  subscription.latest_invoice = id
  return account.keep<Invoice>({
    id,
    object: 'invoice',
    status: 'open',
    customer: subscription.customer,
    number: `ST-${id.slice(3)}`,
    created: account.seconds(),
    currency: subscription.items.data[0].price.currency,
    subtotal,
    total: subtotal + tax,
    total_taxes: [{ amount: tax }],
    attempted: false,
    hosted_invoice_url: `https://invoice.stripe.test/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: {
      object: 'list',
      data: lines.map(({ text, amount }, at) => ({
        id: `${id}_${at}`,
        object: 'line_item',
        amount,
        description: text,
      })),
    },
    status_transitions: { paid_at: null },
  })
}

/** Charges what is stored; returns whether it worked. */
export function charge(account: StripeAccount, invoice: Invoice): boolean {
  const method = methodOf(account, String(invoice.customer))
  const works = invoice.total === 0 || (account.state.acceptsCards && method !== null)
  const id = account.newId('pi')
  const intent = account.all<Intent>('payment_intent').find((each) => each.invoice === invoice.id)
  account.keep<Intent>({
    id: intent?.id ?? id,
    object: 'payment_intent',
    invoice: invoice.id,
    created: intent?.created ?? account.seconds(),
    status: works ? 'succeeded' : 'requires_payment_method',
    payment_method: works ? method : null,
    latest_charge: works
      ? { id: account.newId('ch'), object: 'charge', refunded: false, payment_intent: intent?.id ?? id }
      : null,
    last_payment_error: works
      ? null
      : { message: 'Your card was declined.', type: 'card_error', code: 'card_declined' },
  })
  invoice.attempted = true
  if (works) {
    invoice.status = 'paid'
    invoice.status_transitions.paid_at = account.seconds()
  }
  account.tell(works ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return works
}

function methodOf(account: StripeAccount, customerId: string): string | null {
  const { default_payment_method: method } = account.get<Customer>(customerId).invoice_settings
  return typeof method === 'string' ? method : null
}

export function storeCard(account: StripeAccount, customerId: string, last4: string): void {
  const method = account.keep<Method>({
    id: account.newId('pm'),
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4 },
  })
  account.get<Customer>(customerId).invoice_settings.default_payment_method = method.id
}

export const wordsOf = ({ unit_amount, recurring, lookup_key }: Price) => ({
  text: `1 × ${lookup_key?.split('_')[1] ?? 'plan'} (per ${recurring.interval})`,
  amount: unit_amount ?? 0,
})

export function subscribe(
  account: StripeAccount,
  session: Checkout,
  { withCard }: { withCard: string | null },
): Subscription {
  const { price: priceId, trialDays, rates } = session.wanted
  const price = account.get<Price>(priceId)
  const start = account.seconds()
  const trialEnd = trialDays > 0 ? start + trialDays * 86_400 : null
  if (withCard !== null) storeCard(account, String(session.customer), withCard)
  const subscription = account.keep<Subscription>({
    id: account.newId('sub'),
    object: 'subscription',
    status: trialEnd === null ? 'active' : 'trialing',
    customer: session.customer as string,
    cancel_at_period_end: false,
    cancel_at: null,
    trial_end: trialEnd,
    default_payment_method: null,
    latest_invoice: null,
    schedule: null,
    metadata: {},
    rates,
    items: {
      object: 'list',
      data: [
        {
          id: account.newId('si'),
          object: 'subscription_item',
          quantity: 1,
          price,
          current_period_start: start,
          current_period_end: trialEnd ?? plusPeriod(start, price.recurring.interval),
        },
      ],
    },
  })
  account.tell('customer.subscription.created', subscription)
  if (trialEnd === null) charge(account, writeInvoice(account, subscription, [wordsOf(price)]))
  session.status = 'complete'
  session.subscription = subscription.id
  account.tell('checkout.session.completed', session)
  return subscription
}

/** What the change costs: the unused share of the old plan against that of the new one. */
export function proration(subscription: Subscription, price: Price, at: number) {
  const [item] = subscription.items.data
  const whole = item.current_period_end - item.current_period_start
  const share = (item.current_period_end - at) / whole
  const isSame = price.recurring.interval === item.price.recurring.interval
  const unused = -Math.round((item.price.unit_amount ?? 0) * share)
  const bought = isSame ? Math.round((price.unit_amount ?? 0) * share) : (price.unit_amount ?? 0)
  return {
    isSame,
    lines: [
      { text: 'Unused time on the present plan', amount: unused },
      { text: 'Remaining time on the new plan', amount: bought },
    ],
  }
}

export function changePlan(account: StripeAccount, subscription: Subscription, params: Fields): void {
  const [wanted] = (params['items'] as { price: string }[] | undefined) ?? []
  if (wanted === undefined) return
  if (subscription.schedule !== null) throw refused('The subscription is managed by a schedule.')
  const price = account.get<Price>(wanted.price)
  const [item] = subscription.items.data
  const at = Number(params['proration_date'] ?? account.seconds())
  const { isSame, lines } = proration(subscription, price, at)
  if (params['proration_behavior'] === 'always_invoice') {
    if (!account.state.acceptsCards && params['payment_behavior'] === 'error_if_incomplete') throw declined()
    charge(account, writeInvoice(account, subscription, lines))
  }
  item.price = price
  if (!isSame && subscription.status !== 'trialing') {
    item.current_period_start = account.seconds()
    item.current_period_end = plusPeriod(account.seconds(), price.recurring.interval)
  }
}

/** The clock of Stripe: ends trials and periods, and charges the next ones. */
export function passTime(account: StripeAccount): void {
  for (const subscription of account.all<Subscription>('subscription')) {
    const [item] = subscription.items.data
    while (
      item.current_period_end <= account.seconds() &&
      ['active', 'trialing', 'past_due'].includes(subscription.status)
    )
      endPeriod(account, subscription, item)
  }
}

function endPeriod(account: StripeAccount, subscription: Subscription, item: Item): void {
  const hasNoCard = subscription.status === 'trialing' && methodOf(account, String(subscription.customer)) === null
  if (subscription.cancel_at_period_end || hasNoCard) {
    subscription.status = subscription.cancel_at_period_end ? 'canceled' : 'paused'
    account.tell(`customer.subscription.${subscription.cancel_at_period_end ? 'deleted' : 'paused'}`, subscription)
    return
  }
  const schedule = subscription.schedule === null ? null : account.get<Schedule>(String(subscription.schedule))
  const next = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end)
  if (next !== undefined) {
    item.price = account.get<Price>(next.items[0]?.price ?? '')
    subscription.schedule = null
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = plusPeriod(item.current_period_start, item.price.recurring.interval)
  const works = charge(account, writeInvoice(account, subscription, [wordsOf(item.price)]))
  subscription.status = works ? 'active' : 'past_due'
  account.tell('customer.subscription.updated', subscription)
}

export function pay(account: StripeAccount, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') throw refused('Invoice is already paid')
  const works = charge(account, invoice)
  const subscription = account.get<Subscription>(invoice.parent.subscription_details.subscription)
  if (!works) throw declined()
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    subscription.status = 'active'
    account.tell('customer.subscription.updated', subscription)
  }
  return invoice
}
