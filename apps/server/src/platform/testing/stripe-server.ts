// A server that behaves like Stripe as far as it is used here: stateful, on loopback, and typed by Stripe's own package.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterFile } from './after-file.ts'

type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'name' | 'email' | 'metadata' | 'invoice_settings' | 'address' | 'deleted'
>
type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata' | 'product'
> & { readonly recurring: Pick<NonNullable<Stripe.Price['recurring']>, 'interval' | 'interval_count'> }
type Rate = Pick<Stripe.TaxRate, 'id' | 'object' | 'active' | 'percentage' | 'metadata' | 'country' | 'display_name'>
type Checkout = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'url' | 'customer' | 'subscription' | 'client_reference_id' | 'success_url'
> & { readonly wanted: { readonly price: string; readonly trialDays: number; readonly rates: string[] } }
type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'quantity' | 'current_period_start' | 'current_period_end'
> & { price: Price }
type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'trial_end'
  | 'default_payment_method'
  | 'latest_invoice'
  | 'schedule'
  | 'metadata'
> & { readonly items: { readonly object: 'list'; readonly data: [Item] }; rates: string[] }
type Line = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'description'>
type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'number'
  | 'created'
  | 'currency'
  | 'subtotal'
  | 'total'
  | 'attempted'
  | 'hosted_invoice_url'
> & {
  readonly parent: { readonly type: string; readonly subscription_details: { readonly subscription: string } }
  readonly lines: { readonly object: 'list'; readonly data: Line[] }
  readonly total_taxes: Pick<Stripe.Invoice.TotalTax, 'amount'>[]
  readonly status_transitions: { paid_at: number | null }
}
type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & {
  invoice: string
  created: number
  payment_method: string | null
  latest_charge: { id: string; object: 'charge'; refunded: boolean; payment_intent: string } | null
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'message' | 'type' | 'code'> | null
}
type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & { readonly card: { brand: string; last4: string } }
type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] }
type Schedule = Pick<Stripe.SubscriptionSchedule, 'id' | 'object' | 'subscription' | 'end_behavior'> & {
  phases: Phase[]
}

type Thing = { readonly id: string; readonly object: string }
type Fields = { readonly [name: string]: unknown }

/** An error as Stripe answers it. */
class Refusal extends Error {
  readonly status: number
  readonly error: Fields

  constructor(status: number, error: Fields) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}

const refused = (message: string) => new Refusal(400, { type: 'invalid_request_error', message })
const declined = () =>
  new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })

export interface StripeMessage {
  readonly event: Fields & { readonly id: string; readonly type: string }
  readonly payload: string
  readonly signature: string
}

export const STRIPE_SECRET = 'sk_test_loopback'
export const WEBHOOK_SECRET = 'whsec_loopback'

/** Opens the server. `now` is the clock of the test. */
export async function openStripeServer(now: () => Date) {
  const account = createAccount(now)
  const server = createServer((request, response) => {
    void answer(account, request).then(({ status, body, drops }) => {
      if (drops) request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      secretKey: STRIPE_SECRET,
      publicKey: 'pk_test_loopback',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: `http://127.0.0.1:${port}`,
    },
    account,
  }
}

export type StripeAccount = ReturnType<typeof createAccount>

const MONTHS = { month: 1, year: 12 } as const

function createAccount(now: () => Date) {
  const things = new Map<string, Thing>()
  const answers = new Map<string, { readonly asked: string; readonly body: unknown }>()
  const messages: StripeMessage[] = []
  const state = { isDown: false, acceptsCards: true, asked: [] as string[] }
  let count = 0
  const seconds = () => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string): string => {
    count += 1
    return `${prefix}_${String(count).padStart(4, '0')}`
  }
  const keep = <T extends Thing>(thing: T): T => {
    things.set(thing.id, thing)
    return thing
  }
  const all = <T extends Thing>(object: string): T[] =>
    [...things.values()].filter((thing) => thing.object === object) as unknown as T[]
  const get = <T extends Thing>(id: string): T => {
    const found = things.get(id)
    if (found === undefined) throw new Refusal(404, { type: 'invalid_request_error', message: `No such object: ${id}` })
    return found as T
  }

  const sign = (payload: string, secret = WEBHOOK_SECRET, at = seconds()): string =>
    signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })

  function tell(type: string, object: Thing): StripeMessage {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    }
    const payload = JSON.stringify(event)
    const message = { event, payload, signature: sign(payload) }
    messages.push(message)
    return message
  }

  const plusPeriod = (from: number, interval: string): number => {
    const end = new Date(from * 1000)
    end.setUTCMonth(end.getUTCMonth() + MONTHS[interval as 'month' | 'year'])
    return Math.floor(end.getTime() / 1000)
  }

  function taxOf(subtotal: number, rates: readonly string[]): number {
    return rates.reduce((sum, id) => sum + Math.round((subtotal * get<Rate>(id).percentage) / 100), 0)
  }

  function writeInvoice(subscription: Subscription, lines: readonly { text: string; amount: number }[]): Invoice {
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
    const tax = taxOf(subtotal, subscription.rates)
    const id = newId('in')
    subscription.latest_invoice = id
    return keep<Invoice>({
      id,
      object: 'invoice',
      status: 'open',
      customer: subscription.customer,
      number: `ST-${id.slice(3)}`,
      created: seconds(),
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
  function charge(invoice: Invoice): boolean {
    const method = methodOf(String(invoice.customer))
    const works = invoice.total === 0 || (state.acceptsCards && method !== null)
    const id = newId('pi')
    const intent = all<Intent>('payment_intent').find((each) => each.invoice === invoice.id)
    keep<Intent>({
      id: intent?.id ?? id,
      object: 'payment_intent',
      invoice: invoice.id,
      created: intent?.created ?? seconds(),
      status: works ? 'succeeded' : 'requires_payment_method',
      payment_method: works ? method : null,
      latest_charge: works
        ? { id: newId('ch'), object: 'charge', refunded: false, payment_intent: intent?.id ?? id }
        : null,
      last_payment_error: works
        ? null
        : { message: 'Your card was declined.', type: 'card_error', code: 'card_declined' },
    })
    invoice.attempted = true
    if (works) {
      invoice.status = 'paid'
      invoice.status_transitions.paid_at = seconds()
    }
    tell(works ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    return works
  }

  const methodOf = (customerId: string): string | null => {
    const { default_payment_method: method } = get<Customer>(customerId).invoice_settings
    return typeof method === 'string' ? method : null
  }

  function storeCard(customerId: string, last4: string): void {
    const method = keep<Method>({
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4 },
    })
    get<Customer>(customerId).invoice_settings.default_payment_method = method.id
  }

  const wordsOf = ({ unit_amount, recurring, lookup_key }: Price) => ({
    text: `1 × ${lookup_key?.split('_')[1] ?? 'plan'} (per ${recurring.interval})`,
    amount: unit_amount ?? 0,
  })

  function subscribe(session: Checkout, { withCard }: { withCard: string | null }): Subscription {
    const { price: priceId, trialDays, rates } = session.wanted
    const price = get<Price>(priceId)
    const start = seconds()
    const trialEnd = trialDays > 0 ? start + trialDays * 86_400 : null
    if (withCard !== null) storeCard(String(session.customer), withCard)
    const subscription = keep<Subscription>({
      id: newId('sub'),
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
            id: newId('si'),
            object: 'subscription_item',
            quantity: 1,
            price,
            current_period_start: start,
            current_period_end: trialEnd ?? plusPeriod(start, price.recurring.interval),
          },
        ],
      },
    })
    tell('customer.subscription.created', subscription)
    if (trialEnd === null) charge(writeInvoice(subscription, [wordsOf(price)]))
    session.status = 'complete'
    session.subscription = subscription.id
    tell('checkout.session.completed', session)
    return subscription
  }

  /** What the change costs: the unused share of the old plan against that of the new one. */
  function proration(subscription: Subscription, price: Price, at: number) {
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

  function changePlan(subscription: Subscription, params: Fields): void {
    const [wanted] = (params['items'] as { price: string }[] | undefined) ?? []
    if (wanted === undefined) return
    if (subscription.schedule !== null) throw refused('The subscription is managed by a schedule.')
    const price = get<Price>(wanted.price)
    const [item] = subscription.items.data
    const at = Number(params['proration_date'] ?? seconds())
    const { isSame, lines } = proration(subscription, price, at)
    if (params['proration_behavior'] === 'always_invoice') {
      if (!state.acceptsCards && params['payment_behavior'] === 'error_if_incomplete') throw declined()
      charge(writeInvoice(subscription, lines))
    }
    item.price = price
    if (!isSame && subscription.status !== 'trialing') {
      item.current_period_start = seconds()
      item.current_period_end = plusPeriod(seconds(), price.recurring.interval)
    }
  }

  /** The clock of Stripe: ends trials and periods, and charges the next ones. */
  function passTime(): void {
    for (const subscription of all<Subscription>('subscription')) {
      const [item] = subscription.items.data
      while (item.current_period_end <= seconds() && ['active', 'trialing', 'past_due'].includes(subscription.status))
        endPeriod(subscription, item)
    }
  }

  function endPeriod(subscription: Subscription, item: Item): void {
    const hasNoCard = subscription.status === 'trialing' && methodOf(String(subscription.customer)) === null
    if (subscription.cancel_at_period_end || hasNoCard) {
      subscription.status = subscription.cancel_at_period_end ? 'canceled' : 'paused'
      tell(`customer.subscription.${subscription.cancel_at_period_end ? 'deleted' : 'paused'}`, subscription)
      return
    }
    const schedule = subscription.schedule === null ? null : get<Schedule>(String(subscription.schedule))
    const next = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end)
    if (next !== undefined) {
      item.price = get<Price>(next.items[0]?.price ?? '')
      subscription.schedule = null
    }
    item.current_period_start = item.current_period_end
    item.current_period_end = plusPeriod(item.current_period_start, item.price.recurring.interval)
    const works = charge(writeInvoice(subscription, [wordsOf(item.price)]))
    subscription.status = works ? 'active' : 'past_due'
    tell('customer.subscription.updated', subscription)
  }

  function pay(invoice: Invoice): Invoice {
    if (invoice.status !== 'open') throw refused('Invoice is already paid')
    const works = charge(invoice)
    const subscription = get<Subscription>(invoice.parent.subscription_details.subscription)
    if (!works) throw declined()
    if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
      subscription.status = 'active'
      tell('customer.subscription.updated', subscription)
    }
    return invoice
  }

  const routes: readonly [string, RegExp, (params: Fields, id: string) => unknown][] = [
    [
      'POST',
      /^customers$/,
      (params) =>
        keep<Customer>({
          id: newId('cus'),
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
      (params, id) => {
        const customer = get<Customer>(id)
        const { default_payment_method } = customer.invoice_settings
        const settings = { ...(params['invoice_settings'] as object), default_payment_method }
        return keep({ ...customer, ...params, invoice_settings: settings } as unknown as Customer)
      },
    ],
    [
      'GET',
      /^prices$/,
      (params) =>
        list(
          all<Price>('price').filter(({ lookup_key }) =>
            (params['lookup_keys'] as string[]).includes(lookup_key ?? ''),
          ),
        ),
    ],
    ['GET', /^prices\/(\w+)$/, (_params, id) => get(id)],
    [
      'POST',
      /^prices$/,
      (params) =>
        keep<Price>({
          id: newId('price'),
          object: 'price',
          active: true,
          currency: String(params['currency']),
          unit_amount: Number(params['unit_amount']),
          lookup_key: String(params['lookup_key']),
          metadata: params['metadata'] as Stripe.Metadata,
          product: newId('prod'),
          recurring: { interval: (params['recurring'] as { interval: 'month' }).interval, interval_count: 1 },
        }),
    ],
    ['GET', /^tax_rates$/, () => list(all('tax_rate'))],
    [
      'POST',
      /^tax_rates$/,
      (params) =>
        keep<Rate>({
          id: newId('txr'),
          object: 'tax_rate',
          active: true,
          percentage: Number(params['percentage']),
          display_name: String(params['display_name']),
          country: String(params['country']),
          metadata: params['metadata'] as Stripe.Metadata,
        }),
    ],
    [
      'POST',
      /^checkout\/sessions$/,
      (params) => {
        const sold = params['subscription_data'] as { trial_period_days?: string; default_tax_rates?: string[] }
        const [line] = params['line_items'] as { price: string }[]
        const id = newId('cs')
        get(String(params['customer']))
        return keep<Checkout>({
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
    ['GET', /^checkout\/sessions\/(\w+)$/, (_params, id) => get(id)],
    [
      'POST',
      /^checkout\/sessions\/(\w+)\/expire$/,
      (_params, id) => {
        const session = get<Checkout>(id)
        if (session.status !== 'open') throw refused('Only open sessions expire.')
        session.status = 'expired'
        tell('checkout.session.expired', session)
        return session
      },
    ],
    ['GET', /^billing_portal\/configurations$/, () => list(all('billing_portal.configuration'))],
    [
      'POST',
      /^billing_portal\/configurations$/,
      (params) => keep({ id: newId('bpc'), object: 'billing_portal.configuration', metadata: params['metadata'] }),
    ],
    [
      'POST',
      /^billing_portal\/sessions$/,
      (params) => {
        get(String(params['customer']))
        get(String(params['configuration']))
        const id = newId('bps')
        return keep({ id, object: 'billing_portal.session', url: `https://billing.stripe.test/${id}` })
      },
    ],
    ['GET', /^subscriptions\/(\w+)$/, (_params, id) => get(id)],
    [
      'POST',
      /^subscriptions\/(\w+)$/,
      (params, id) => {
        const subscription = get<Subscription>(id)
        changePlan(subscription, params)
        if (params['cancel_at_period_end'] !== undefined)
          subscription.cancel_at_period_end = params['cancel_at_period_end'] === 'true'
        tell('customer.subscription.updated', subscription)
        return subscription
      },
    ],
    [
      'POST',
      /^subscriptions\/(\w+)\/resume$/,
      (_params, id) => {
        const subscription = get<Subscription>(id)
        if (subscription.status !== 'paused') throw refused('Only paused subscriptions are resumed.')
        const [item] = subscription.items.data
        item.current_period_start = seconds()
        item.current_period_end = plusPeriod(seconds(), item.price.recurring.interval)
        if (charge(writeInvoice(subscription, [wordsOf(item.price)]))) subscription.status = 'active'
        tell('customer.subscription.resumed', subscription)
        return subscription
      },
    ],
    [
      'DELETE',
      /^subscriptions\/(\w+)$/,
      (_params, id) => {
        const subscription = get<Subscription>(id)
        subscription.status = 'canceled'
        tell('customer.subscription.deleted', subscription)
        return subscription
      },
    ],
    [
      'POST',
      /^invoices\/create_preview$/,
      (params) => {
        const subscription = get<Subscription>(String(params['subscription']))
        const details = params['subscription_details'] as { items: { price: string }[]; proration_date: string }
        const price = get<Price>(details.items[0]?.price ?? '')
        const { lines } = proration(subscription, price, Number(details.proration_date))
        const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
        const tax = taxOf(subtotal, subscription.rates)
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
      (_params, id) => {
        const invoice = get<Invoice>(id)
        const tried = all<Intent>('payment_intent').filter((each) => each.invoice === id)
        return { ...invoice, payments: list(tried.map(asInvoicePayment)) }
      },
    ],
    ['POST', /^invoices\/(\w+)\/pay$/, (_params, id) => pay(get<Invoice>(id))],
    ['GET', /^payment_intents\/(\w+)$/, (_params, id) => get(id)],
    [
      'GET',
      /^invoice_payments$/,
      (params) => {
        const { payment_intent: wanted } = params['payment'] as { payment_intent: string }
        return list(
          all<Intent>('payment_intent')
            .filter(({ id }) => id === wanted)
            .map(asInvoicePayment),
        )
      },
    ],
    [
      'POST',
      /^subscription_schedules$/,
      (params) => {
        const subscription = get<Subscription>(String(params['from_subscription']))
        if (subscription.schedule !== null) throw refused('It has a schedule.')
        const [item] = subscription.items.data
        const schedule = keep<Schedule & { phases: (Phase & { default_tax_rates: unknown })[] }>({
          id: newId('sub_sched'),
          object: 'subscription_schedule',
          subscription: subscription.id,
          end_behavior: 'release',
          phases: [
            {
              start_date: item.current_period_start,
              end_date: item.current_period_end,
              items: [{ price: item.price.id, quantity: 1 }],
              default_tax_rates: subscription.rates.map((id) => get<Rate>(id)),
            },
          ],
        })
        subscription.schedule = schedule.id
        return schedule
      },
    ],
    ['GET', /^subscription_schedules\/(\w+)$/, (_params, id) => get(id)],
    [
      'POST',
      /^subscription_schedules\/(\w+)$/,
      (params, id) => {
        const schedule = get<Schedule>(id)
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
      (_params, id) => {
        const schedule = get<Schedule>(id)
        get<Subscription>(String(schedule.subscription)).schedule = null
        return schedule
      },
    ],
  ]

  return {
    state,
    messages,
    things,
    answers,
    routes,
    sign,
    get,
    all,
    tell,
    passTime,
    storeCard,
    /** The company pays on the page; a trial can begin without a card. */
    complete: (url: string, withCard: string | null = '4242'): Subscription => {
      const session = get<Checkout>(url.split('/').at(-1) ?? '')
      if (session.status !== 'open') throw new Error('The page is closed.')
      return subscribe(session, { withCard })
    },
    refund: (invoiceId: string): void => {
      const intent = all<Intent>('payment_intent').find(({ invoice }) => invoice === invoiceId)
      if (intent?.latest_charge == null) throw new Error('Nothing was charged.')
      intent.latest_charge.refunded = true
      tell('charge.refunded', intent.latest_charge)
    },
    /** Puts what the paths name in the place of its id. */
    expanded: (found: unknown, paths: readonly string[]): unknown => {
      const copy = structuredClone(found)
      for (const path of paths) expand(copy, path.split('.'), things)
      return copy
    },
  }
}

const signer = new Stripe(STRIPE_SECRET)

const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false })

const asInvoicePayment = ({ id, invoice, created, status }: Intent) => ({
  id: `inpay_${id}`,
  object: 'invoice_payment',
  invoice,
  created,
  is_default: true,
  status: status === 'succeeded' ? 'paid' : 'open',
  payment: { type: 'payment_intent', payment_intent: id },
})

function expand(target: unknown, [name = '', ...rest]: readonly string[], things: ReadonlyMap<string, Thing>): void {
  if (Array.isArray(target)) for (const each of target) expand(each, [name, ...rest], things)
  if (typeof target !== 'object' || target === null || Array.isArray(target)) return
  const holder = target as Record<string, unknown>
  const value = holder[name]
  if (typeof value === 'string' && things.has(value)) holder[name] = structuredClone(things.get(value))
  if (rest.length > 0) expand(holder[name], rest, things)
}

async function answer(
  account: StripeAccount,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown; drops?: boolean }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (account.state.isDown) return { status: 0, body: null, drops: true }
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const asked = `${request.method} ${url.pathname.replace('/v1/', '')}`
  account.state.asked.push(asked)
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? account.answers.get(key) : undefined
    if (known !== undefined && known.asked !== asked + text)
      throw new Refusal(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' })
    const params = fieldsOf(new URLSearchParams(text === '' ? url.search : text))
    const body = known?.body ?? carryOut(account, { method: request.method ?? '', path: url.pathname, params })
    if (typeof key === 'string') account.answers.set(key, { asked: asked + text, body })
    return { status: 200, body: account.expanded(body, (params['expand'] as string[] | undefined) ?? []) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.error } }
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } }
  }
}

function carryOut(
  account: StripeAccount,
  { method, path, params }: { method: string; path: string; params: Fields },
): unknown {
  const address = path.replace('/v1/', '')
  for (const [wanted, pattern, work] of account.routes) {
    const found = wanted === method ? pattern.exec(address) : null
    if (found !== null) return work(params, found[1] ?? '')
  }
  throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` })
}

/** `items[0][price]=x` as objects and arrays. */
function fieldsOf(form: URLSearchParams): Fields {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    let holder: Record<string, unknown> = fields
    for (const part of path.slice(0, -1)) {
      holder[part] ??= {}
      holder = holder[part] as Record<string, unknown>
    }
    const last = path.at(-1) ?? ''
    holder[last === '' ? String(Object.keys(holder).length) : last] = value
  }
  return asArrays(fields) as Fields
}

function asArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, asArrays(each)] as const)
  const isArray = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isArray ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
