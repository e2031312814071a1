// The addresses of Stripe that are used here, by resource.
import type Stripe from 'stripe'
import type { StripeAccount } from './stripe-account.ts'
import { changePlan, charge, pay, plusPeriod, proration, taxOf, wordsOf, writeInvoice } from './stripe-billing.ts'
import {
  asInvoicePayment,
  type Checkout,
  type Customer,
  type Fields,
  type Intent,
  type Invoice,
  list,
  type Phase,
  type Price,
  type Rate,
  refused,
  type Schedule,
  type Subscription,
} from './stripe-objects.ts'

type Route = readonly [
  method: string,
  path: RegExp,
  work: (account: StripeAccount, params: Fields, id: string) => unknown,
]

const customers: readonly Route[] = [
  [
    'POST',
    /^customers$/,
    (account, params) =>
      account.keep<Customer>({
        id: account.newId('cus'),
        object: 'customer',
        name: String(params['name']),
        email: String(params['email']),
        address: (params['address'] as unknown as Stripe.Address) ?? null,
        metadata: (params['metadata'] as Stripe.Metadata) ?? {},
        invoice_settings: {
          ...(params['invoice_settings'] as object),
          default_payment_method: null,
        } as unknown as Customer['invoice_settings'],
      }),
  ],
  [
    'POST',
    /^customers\/(\w+)$/,
    (account, params, id) => {
      const customer = account.get<Customer>(id)
      const { default_payment_method } = customer.invoice_settings
      const settings = { ...(params['invoice_settings'] as object), default_payment_method }
      return account.keep({ ...customer, ...params, invoice_settings: settings } as unknown as Customer)
    },
  ],
]

const prices: readonly Route[] = [
  [
    'GET',
    /^prices$/,
    (account, params) =>
      list(
        account
          .all<Price>('price')
          .filter(({ lookup_key }) => (params['lookup_keys'] as string[]).includes(lookup_key ?? '')),
      ),
  ],
  ['GET', /^prices\/(\w+)$/, (account, _params, id) => account.get(id)],
  [
    'POST',
    /^prices$/,
    (account, params) =>
      account.keep<Price>({
        id: account.newId('price'),
        object: 'price',
        active: true,
        currency: String(params['currency']),
        unit_amount: Number(params['unit_amount']),
        lookup_key: String(params['lookup_key']),
        metadata: params['metadata'] as Stripe.Metadata,
        product: account.newId('prod'),
        recurring: { interval: (params['recurring'] as { interval: 'month' }).interval, interval_count: 1 },
      }),
  ],
  ['GET', /^tax_rates$/, (account) => list(account.all('tax_rate'))],
  [
    'POST',
    /^tax_rates$/,
    (account, params) =>
      account.keep<Rate>({
        id: account.newId('txr'),
        object: 'tax_rate',
        active: true,
        percentage: Number(params['percentage']),
        display_name: String(params['display_name']),
        country: String(params['country']),
        metadata: params['metadata'] as Stripe.Metadata,
      }),
  ],
]

const pages: readonly Route[] = [
  [
    'POST',
    /^checkout\/sessions$/,
    (account, params) => {
      const sold = params['subscription_data'] as { trial_period_days?: string; default_tax_rates?: string[] }
      const [line] = params['line_items'] as { price: string }[]
      const id = account.newId('cs')
      account.get(String(params['customer']))
      return account.keep<Checkout>({
        id,
        object: 'checkout.session',
        status: 'open',
        url: `https://checkout.stripe.test/${id}`,
        customer: String(params['customer']),
        subscription: null,
        client_reference_id: String(params['client_reference_id']),
        success_url: String(params['success_url']),
        wanted: {
          price: line?.price ?? '',
          trialDays: Number(sold.trial_period_days ?? 0),
          rates: sold.default_tax_rates ?? [],
        },
      })
    },
  ],
  ['GET', /^checkout\/sessions\/(\w+)$/, (account, _params, id) => account.get(id)],
  [
    'POST',
    /^checkout\/sessions\/(\w+)\/expire$/,
    (account, _params, id) => {
      const session = account.get<Checkout>(id)
      if (session.status !== 'open') throw refused('Only open sessions expire.')
      session.status = 'expired'
      account.tell('checkout.session.expired', session)
      return session
    },
  ],
  ['GET', /^billing_portal\/configurations$/, (account) => list(account.all('billing_portal.configuration'))],
  [
    'POST',
    /^billing_portal\/configurations$/,
    (account, params) =>
      account.keep({ id: account.newId('bpc'), object: 'billing_portal.configuration', metadata: params['metadata'] }),
  ],
  [
    'POST',
    /^billing_portal\/sessions$/,
    (account, params) => {
      account.get(String(params['customer']))
      account.get(String(params['configuration']))
      const id = account.newId('bps')
      return account.keep({ id, object: 'billing_portal.session', url: `https://billing.stripe.test/${id}` })
    },
  ],
]

const subscriptions: readonly Route[] = [
  ['GET', /^subscriptions\/(\w+)$/, (account, _params, id) => account.get(id)],
  [
    'POST',
    /^subscriptions\/(\w+)$/,
    (account, params, id) => {
      const subscription = account.get<Subscription>(id)
      changePlan(account, subscription, params)
      if (params['cancel_at_period_end'] !== undefined)
        subscription.cancel_at_period_end = params['cancel_at_period_end'] === 'true'
      account.tell('customer.subscription.updated', subscription)
      return subscription
    },
  ],
  [
    'POST',
    /^subscriptions\/(\w+)\/resume$/,
    (account, _params, id) => {
      const subscription = account.get<Subscription>(id)
      if (subscription.status !== 'paused') throw refused('Only paused subscriptions are resumed.')
      const [item] = subscription.items.data
      item.current_period_start = account.seconds()
      item.current_period_end = plusPeriod(account.seconds(), item.price.recurring.interval)
      if (charge(account, writeInvoice(account, subscription, [wordsOf(item.price)]))) subscription.status = 'active'
      account.tell('customer.subscription.resumed', subscription)
      return subscription
    },
  ],
  [
    'DELETE',
    /^subscriptions\/(\w+)$/,
    (account, _params, id) => {
      const subscription = account.get<Subscription>(id)
      subscription.status = 'canceled'
      account.tell('customer.subscription.deleted', subscription)
      return subscription
    },
  ],
]

const invoices: readonly Route[] = [
  [
    'POST',
    /^invoices\/create_preview$/,
    (account, params) => {
      const subscription = account.get<Subscription>(String(params['subscription']))
      const details = params['subscription_details'] as { items: { price: string }[]; proration_date: string }
      const price = account.get<Price>(details.items[0]?.price ?? '')
      const { lines } = proration(subscription, price, Number(details.proration_date))
      const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
      const tax = taxOf(account, subtotal, subscription.rates)
      return {
        id: 'upcoming_in',
        object: 'invoice',
        subtotal,
        total: subtotal + tax,
        total_taxes: [{ amount: tax }],
        lines: list(lines.map(({ text, amount }) => ({ object: 'line_item', description: text, amount }))),
      }
    },
  ],
  [
    'GET',
    /^invoices\/(\w+)$/,
    (account, _params, id) => {
      const invoice = account.get<Invoice>(id)
      const tried = account.all<Intent>('payment_intent').filter((each) => each.invoice === id)
      return { ...invoice, payments: list(tried.map(asInvoicePayment)) }
    },
  ],
  ['POST', /^invoices\/(\w+)\/pay$/, (account, _params, id) => pay(account, account.get<Invoice>(id))],
  ['GET', /^payment_intents\/(\w+)$/, (account, _params, id) => account.get(id)],
  [
    'GET',
    /^invoice_payments$/,
    (account, params) => {
      const { payment_intent: wanted } = params['payment'] as { payment_intent: string }
      return list(
        account
          .all<Intent>('payment_intent')
          .filter(({ id }) => id === wanted)
          .map(asInvoicePayment),
      )
    },
  ],
]

const schedules: readonly Route[] = [
  [
    'POST',
    /^subscription_schedules$/,
    (account, params) => {
      const subscription = account.get<Subscription>(String(params['from_subscription']))
      if (subscription.schedule !== null) throw refused('It has a schedule.')
      const [item] = subscription.items.data
      const schedule = account.keep<Schedule & { phases: (Phase & { default_tax_rates: unknown })[] }>({
        id: account.newId('sub_sched'),
        object: 'subscription_schedule',
        subscription: subscription.id,
        end_behavior: 'release',
        phases: [
          {
            start_date: item.current_period_start,
            end_date: item.current_period_end,
            items: [{ price: item.price.id, quantity: 1 }],
            default_tax_rates: subscription.rates.map((id) => account.get<Rate>(id)),
          },
        ],
      })
      subscription.schedule = schedule.id
      return schedule
    },
  ],
  ['GET', /^subscription_schedules\/(\w+)$/, (account, _params, id) => account.get(id)],
  [
    'POST',
    /^subscription_schedules\/(\w+)$/,
    (account, params, id) => {
      const schedule = account.get<Schedule>(id)
      let start = 0
      schedule.phases = (params['phases'] as Fields[]).map((phase) => {
        const from = Number(phase['start_date'] ?? start)
        const { interval } = (phase['duration'] ?? { interval: 'month' }) as { interval: string }
        start = Number(phase['end_date'] ?? plusPeriod(from, interval))
        return { start_date: from, end_date: start, items: phase['items'] as Phase['items'] }
      })
      return schedule
    },
  ],
  [
    'POST',
    /^subscription_schedules\/(\w+)\/release$/,
    (account, _params, id) => {
      const schedule = account.get<Schedule>(id)
      account.get<Subscription>(String(schedule.subscription)).schedule = null
      return schedule
    },
  ],
]

export const routes: readonly Route[] = [...customers, ...prices, ...pages, ...subscriptions, ...invoices, ...schedules]
