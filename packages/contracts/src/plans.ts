import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { currency } from './money.ts'
import { defineResource, timestamps } from './resource.ts'
import { rules } from './validation-rules.ts'

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

/** A contact request that expires or is declined costs nothing. */
export const plans = defineResource({
  type: 'plans',
  attributes: z.object({
    key: z.string(),
    name: z.string(),
    summary: z.string(),
    position: z.int(),
    seats: z.int().nullable().meta({ description: 'null when unlimited.' }),
    contactCredits: z.int().nullable().meta({ description: 'In each month, or year; null when unlimited.' }),
    searchesPerDay: z.int().meta({ description: 'Of one person.' }),
    historyDays: z.int().nullable().meta({ description: 'How long searches stay in the history; null: forever.' }),
    trialDays: z.int(),
    prices: z.array(
      z.object({
        currency,
        interval: z.enum(billingIntervals),
        amountMinor: z.int().meta({ description: 'Without tax, for a month or a year.' }),
      }),
    ),
    ...timestamps,
  }),
  relationships: {},
})

export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/plans',
  summary: 'The plans of this installation, with their limits and prices',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: plans },
  status: 200,
  errors: ['request.parameter'],
})

const text = (most: number) => z.string().trim().max(most)

export const postalAddress = z.object({
  line1: text(120).min(1),
  line2: text(120).nullable().default(null),
  city: text(80).min(1),
  region: text(80).nullable().default(null),
  postalCode: text(20).nullable().default(null),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ description: 'ISO 3166-1 alpha-2.' }),
})
export type PostalAddress = z.output<typeof postalAddress>

export const taxIdTypes = ['euVat', 'gbVat', 'usEin', 'other'] as const
export type TaxIdType = (typeof taxIdTypes)[number]

export const MAX_TAX_PERCENT = 30

const issuer = {
  legalName: text(160),
  address: postalAddress.nullable(),
  taxId: text(40).nullable(),
  contactEmail: text(254).nullable(),
}

/** One for the installation: whether plans cost something, and who issues the invoices. */
export const billingSettings = defineResource({
  type: 'billing-settings',
  attributes: z.object({
    isOn: z.boolean().meta({ description: 'If not, every feature is free.' }),
    provider: z.enum(['manual', 'stripe']),
    stripePublicKey: z.string().nullable(),
    currencies: z.array(currency),
    guaranteeDays: z.int().meta({ description: 'For how many days a first payment is refunded on request.' }),
    paymentDays: z.int().meta({ description: 'After how many days an invoice is due.' }),
    ...issuer,
    taxIdType: z.enum(taxIdTypes).nullable(),
    taxPercent: z
      .number()
      .nullable()
      .meta({ description: 'The rate for customers of the same country. Operators only.' }),
    invoicePrefix: z.string().nullable().meta({ description: 'Operators only.' }),
    paymentInstructions: z
      .string()
      .nullable()
      .meta({ description: 'How an invoice is paid, as it is written on it. Operators only.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

export const listBillingSettings = defineEndpoint({
  method: 'GET',
  path: '/billing-settings',
  summary: 'Whether plans cost something here, and the terms',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: billingSettings },
  status: 200,
  errors: ['request.parameter'],
})

export const changeBillingSettings = defineEndpoint({
  method: 'PATCH',
  path: '/billing-settings/{id}',
  summary: 'Operators: turns billing on or off, and sets who issues the invoices',
  admission: 'session',
  body: z.object({
    isOn: z.boolean(),
    legalName: issuer.legalName,
    address: issuer.address,
    taxId: text(40).nullable().default(null),
    contactEmail: z
      .string()
      .trim()
      .max(254)
      .refine((value) => value === '' || rules.email().holds(value, {}), {
        error: 'Contact email must be an email address, such as name@company.com.',
      })
      .nullable()
      .default(null),
    taxPercent: z.number().min(0).max(MAX_TAX_PERCENT),
    invoicePrefix: z
      .string()
      .trim()
      .regex(/^[A-Z0-9-]{0,12}$/)
      .meta({ description: 'Capital letters, digits and dashes, before the year.' }),
    paymentDays: z.int().min(1).max(90),
    guaranteeDays: z.int().min(0).max(90),
    paymentInstructions: text(600).nullable().default(null),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'billing-settings',
  answers: { kind: 'resource', of: billingSettings },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})
