import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { currency } from './money.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

export const invoiceStates = ['open', 'paid', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

const party = z.object({
  legalName: z.string(),
  lines: z.array(z.string()).meta({ description: 'The address as it is written.' }),
  taxId: z.string().nullable(),
})

/** An invoice or a credit note. What was issued never changes; only its state does. */
export const invoices = defineResource({
  type: 'invoices',
  attributes: z.object({
    number: z.string().meta({ description: 'Without gaps for each issuer and year.' }),
    kind: z.enum(['invoice', 'creditNote']),
    state: z.enum(invoiceStates),
    companyName: z.string(),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date(),
    currency,
    netMinor: z.int().meta({ description: 'Negative on a credit note, as tax and total.' }),
    taxMinor: z.int(),
    totalMinor: z.int(),
    taxPercent: z.number(),
    taxNote: z.string().nullable(),
    seller: party,
    buyer: party,
    lines: z.array(z.object({ text: z.string(), amountMinor: z.int() })),
    poNumber: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Of a credit note.' }),
    isOverdue: z.boolean(),
    mayDo: z.array(z.enum(['markPaid', 'creditNote', 'remind'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    company: { to: 'companies', many: false },
    creditedBy: { to: 'invoices', many: false },
  },
})

const reading = ['session.required', 'permission.denied'] as const

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/invoices',
  summary: 'The invoices of the caller’s company, latest first; of all companies for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: invoices },
  status: 200,
  filters: { state: z.enum(invoiceStates), company: z.uuid() },
  sorts: ['createdAt', 'dueOn', 'number'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/invoices/{id}',
  summary: 'One invoice',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: invoices },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const getInvoiceDocument = defineEndpoint({
  method: 'GET',
  path: '/invoices/{id}/document',
  summary: 'The invoice as PDF',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'application/pdf' },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

const action = actionsOn(invoices, { errors: [...WRITE_ERRORS, 'invoice.transition'] })

export const invoiceActions = {
  markPaid: action(
    'markPaid',
    'Operators: marks the invoice as paid and starts the plan',
    z.object({
      paidOn: calendarDay.optional().meta({ description: 'Default: today.' }),
      method: singleLine().max(80).nullable().default(null),
    }),
  ),
  creditNote: action(
    'creditNote',
    'Operators: cancels the invoice by a credit note; a payment is refunded',
    z.object({ reason: z.string().trim().min(3).max(300) }),
  ),
  remind: action('remind', 'Operators: emails the invoice again, once a day', z.object({})),
}
