import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { currency } from './money.ts'
import { defineResource, timestamps } from './resource.ts'

export const paymentStates = ['requested', 'succeeded', 'failed', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export const payments = defineResource({
  type: 'payments',
  attributes: z.object({
    state: z.enum(paymentStates),
    amountMinor: z.int(),
    currency,
    provider: z.enum(['manual', 'stripe']),
    method: z.string().nullable().meta({ description: 'Such as “Bank transfer” or “Visa •••• 4242”.' }),
    failure: z.string().nullable(),
    companyName: z.string(),
    invoiceNumber: z.string().nullable(),
    documentUrl: z.url().nullable().meta({ description: 'The invoice of the payment provider, if it issues one.' }),
    requestedAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['retry', 'markFailed'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false }, invoice: { to: 'invoices', many: false } },
})

const reading = ['session.required', 'permission.denied'] as const

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/payments',
  summary: 'The payments of the caller’s company, latest first; of all companies for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: payments },
  status: 200,
  filters: { state: z.enum(paymentStates), company: z.uuid() },
  sorts: ['requestedAt', 'createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getPayment = defineEndpoint({
  method: 'GET',
  path: '/payments/{id}',
  summary: 'One payment',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: payments },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

const action = actionsOn(payments, { errors: [...WRITE_ERRORS, 'payment.transition'] })

export const paymentActions = {
  retry: action('retry', 'Tries a failed payment again', z.object({}), [
    'payment.declined',
    'payment-provider.unavailable',
  ]),
  markFailed: action(
    'markFailed',
    'Operators: the payment did not arrive',
    z.object({ reason: z.string().trim().min(3).max(200) }),
  ),
}
