import { z } from 'zod'
import { givenInstant } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { currency } from './money.ts'
import { billingIntervals } from './plans.ts'
import { defineResource, timestamps } from './resource.ts'

export const subscriptionStates = [
  'incomplete',
  'incompleteExpired',
  'trialing',
  'active',
  'paused',
  'pastDue',
  'unpaid',
  'canceled',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A payment that was begun and not finished is given up after so many hours. */
export const INCOMPLETE_HOURS = 23
/** Days after which a past-due subscription cannot request contact details. */
export const GRACE_DAYS = 7
/** Days after the due date at which reminders go out; with the last one the plan ends to work. */
export const DUNNING_DAYS = [0, 3, 7, 14] as const
export const UNPAID_AFTER_DAYS = 21
export const CANCELED_AFTER_DAYS = 60

const change = z.object({
  planKey: z.string(),
  interval: z.enum(billingIntervals),
  currency,
})

const usage = z.object({ used: z.int(), limit: z.int().nullable().meta({ description: 'null when unlimited.' }) })

export const subscriptions = defineResource({
  type: 'subscriptions',
  attributes: z.object({
    planId: z.string().meta({ description: 'The key of the plan.' }),
    planName: z.string(),
    seats: z.int().nullable().meta({ description: 'null when unlimited.' }),
    seatsUsed: z.int(),
    searchesToday: usage.meta({ description: 'Of the caller.' }),
    historyDays: z.int().nullable(),
    interval: z.enum(billingIntervals),
    currency: currency.nullable(),
    price: z.int().nullable().meta({ description: 'Minor units, excluding tax; null for a free plan.' }),
    credits: z.object({
      included: z.int().nullable().meta({ description: 'In each period; null when unlimited.' }),
      used: z.int().meta({ description: 'Reserved or spent in this period.' }),
      extra: z.int(),
      left: z.int().nullable().meta({ description: 'null when unlimited.' }),
    }),
    periodStart: z.iso.datetime(),
    periodEnd: z.iso.datetime(),
    trialEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    pending: change
      .extend({
        when: z.enum(['paid', 'periodEnd']),
        invoiceId: z.uuid().nullable(),
      })
      .nullable()
      .meta({ description: 'A pending change, until it is paid or the period ends.' }),
    blockedFrom: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The day from which contact requests are blocked until the invoice is paid.' }),
    provider: z.enum(['none', 'manual', 'stripe']),
    sellsBy: z.enum(['manual', 'stripe']).meta({
      description: 'How a change of plan is paid: by an invoice of this installation, or at the payment provider.',
    }),
    paymentMethod: z.string().nullable().meta({ description: 'Such as “Visa •••• 4242”; null if none is stored.' }),
    mayDo: z.array(z.enum(['subscribe', 'change', 'managePayment'])),
    state: z.enum(subscriptionStates),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/subscriptions',
  summary: 'The plan of the caller’s company, with what is used of its limits',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: subscriptions },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

/** What a change would cost now. Nothing is stored, and nothing changed. */
export const subscriptionPreviews = defineResource({
  type: 'subscription-previews',
  attributes: z.object({
    ...change.shape,
    kind: z.enum(['start', 'upgrade', 'downgrade']),
    when: z.enum(['paid', 'periodEnd']),
    startsAt: z.iso.datetime().meta({ description: 'When the plan changes: now or at the end of the period.' }),
    lines: z.array(z.object({ text: z.string(), amountMinor: z.int() })),
    netMinor: z.int(),
    taxMinor: z.int(),
    totalMinor: z.int(),
    taxNote: z.string().nullable(),
    nextMinor: z.int().meta({ description: 'The next regular invoice, excluding tax.' }),
    nextAt: z.iso.datetime(),
    trialDays: z.int().meta({ description: 'Free days at the start, if the company never had a trial; otherwise 0.' }),
    paidBy: z.enum(['invoice', 'page', 'storedMethod']).meta({
      description: 'An invoice, a page of the payment provider, or what the provider has stored.',
    }),
    asOf: z.iso.datetime().meta({ description: 'Sent with the change, so that what was shown is what is charged.' }),
  }),
  relationships: {},
})

export const previewSubscription = defineEndpoint({
  method: 'POST',
  path: '/subscription-previews',
  summary: 'What a change of plan would cost, with proration',
  admission: 'session',
  body: change,
  bodyType: 'subscription-previews',
  answers: { kind: 'resource', of: subscriptionPreviews },
  status: 200,
  errors: [...WRITE_ERRORS, 'plan.unavailable', 'billing.off', 'payment-provider.unavailable'],
})

const action = actionsOn(subscriptions, {
  errors: [...WRITE_ERRORS, 'subscription.transition', 'billing.off', 'payment-provider.unavailable'],
})

export const subscriptionActions = {
  change: action(
    'change',
    'Starts a plan or changes to it: after payment, or at the end of the period if it costs less',
    change.extend({
      trial: z.boolean().default(false).meta({ description: 'Starts with a free trial.' }),
      asOf: givenInstant.optional().meta({ description: 'Of the preview, if it is at most an hour old.' }),
    }),
    ['plan.unavailable', 'billing.info-missing', 'payment.declined'],
  ),
  cancel: action('cancel', 'Ends the plan with the period that is paid', z.object({})),
  keep: action('keep', 'Withdraws the end, or a change that has not happened yet', z.object({})),
  refresh: action('refresh', 'Refreshes the plan from the payment provider', z.object({})),
}

/** A page of the payment provider, to which the browser is sent and from which it returns. */
export const paymentPages = defineResource({
  type: 'payment-pages',
  attributes: z.object({
    kind: z.enum(['subscribe', 'manage']),
    url: z.url(),
  }),
  relationships: {},
})

export const openPaymentPage = defineEndpoint({
  method: 'POST',
  path: '/payment-pages',
  summary: 'Opens a page of the payment provider: to subscribe to a plan, or to manage how it is paid',
  admission: 'session',
  body: z.object({
    subscribe: change
      .extend({ trial: z.boolean().default(false) })
      .nullable()
      .default(null)
      .meta({ description: 'The plan to pay for; null: how the present one is paid.' }),
  }),
  bodyType: 'payment-pages',
  answers: { kind: 'resource', of: paymentPages },
  status: 201,
  errors: [
    ...WRITE_ERRORS,
    'plan.unavailable',
    'billing.off',
    'billing.info-missing',
    'subscription.transition',
    'session.confirmation-required',
    'payment-provider.unavailable',
  ],
})
