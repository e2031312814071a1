import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { currency } from './money.ts'
import { plainTitle } from './plain-name.ts'
import { postalAddress, taxIdTypes } from './plans.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'
import { taxIdProblem } from './tax-ids.ts'
import { rules } from './validation-rules.ts'

export const MAX_INVOICE_EMAILS = 10

export const billingInfos = defineResource({
  type: 'billing-infos',
  attributes: z.object({
    legalName: z.string(),
    address: postalAddress,
    taxId: z.string().nullable(),
    taxIdType: z.enum(taxIdTypes).nullable(),
    invoiceEmails: z.array(z.string()),
    poNumber: z.string().nullable(),
    currency,
    provider: z.enum(['none', 'manual', 'stripe']),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

const email = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => rules.email().holds(value, {}), {
    error: 'Each must be an email address, such as name@company.com.',
  })

const body = z
  .object({
    legalName: plainTitle('Legal name').min(2).max(160),
    address: postalAddress,
    taxId: singleLine().max(40).nullable().default(null),
    invoiceEmails: z.array(email).min(1).max(MAX_INVOICE_EMAILS),
    poNumber: singleLine().max(60).nullable().default(null),
    currency,
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  })
  .superRefine(({ taxId, address }, refuse) => {
    const problem = taxId === null || taxId === '' ? null : taxIdProblem(address.country, taxId)
    if (problem !== null) refuse.addIssue({ code: 'custom', path: ['taxId'], message: problem })
  })

export const listBillingInfos = defineEndpoint({
  method: 'GET',
  path: '/billing-infos',
  summary: 'Where the company’s invoices go; all companies for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: billingInfos },
  status: 200,
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const createBillingInfo = defineEndpoint({
  method: 'POST',
  path: '/billing-infos',
  summary: 'Sets where the company’s invoices go',
  admission: 'session',
  body,
  bodyType: 'billing-infos',
  answers: { kind: 'resource', of: billingInfos },
  status: 201,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

export const changeBillingInfo = defineEndpoint({
  method: 'PATCH',
  path: '/billing-infos/{id}',
  summary: 'Changes where invoices go; issued invoices stay as they are',
  admission: 'session',
  body,
  bodyType: 'billing-infos',
  answers: { kind: 'resource', of: billingInfos },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})
