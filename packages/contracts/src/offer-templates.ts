// Templates of offer letters.
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** Placeholders of a template, filled in from the offer. */
export const placeholders = [
  'candidate',
  'company',
  'position',
  'pay',
  'engagement',
  'hours',
  'start',
  'trial',
  'expires',
  'sender',
] as const
export type Placeholder = (typeof placeholders)[number]

const body = z.string().trim().min(20, 'Write at least a few words.').max(10_000)

export const offerTemplates = defineResource({
  type: 'offer-templates',
  attributes: z.object({
    name: z.string(),
    body: z.string(),
    isBuiltIn: z.boolean(),
    mayChange: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const templateErrors = ['session.required', 'permission.denied'] as const satisfies readonly ErrorCode[]
const templateFields = { name: singleLine().min(2).max(60), body }

export const listOfferTemplates = defineEndpoint({
  method: 'GET',
  path: '/offer-templates',
  summary: 'Offer templates: the company’s, and the built-in one',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: offerTemplates },
  status: 200,
  errors: templateErrors,
})

export const createOfferTemplate = defineEndpoint({
  method: 'POST',
  path: '/offer-templates',
  summary: 'Saves an offer template; one of the same name is replaced',
  admission: 'session',
  body: z.object(templateFields),
  bodyType: 'offer-templates',
  answers: { kind: 'resource', of: offerTemplates },
  status: 201,
  errors: [...templateErrors, 'validation.invalid'],
})

export const previewOfferTemplate = defineEndpoint({
  method: 'POST',
  path: '/offer-templates/actions/preview',
  summary: 'A preview of a template as PDF, filled in with example data; stores nothing',
  admission: 'session',
  body: z.object({ body }),
  bodyType: 'offer-templates',
  answers: { kind: 'file', mediaType: 'application/pdf' },
  status: 200,
  errors: [...templateErrors, 'validation.invalid'],
})

export const deleteOfferTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/offer-templates/{id}',
  summary: 'Deletes an offer template; offers made from it keep their text',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...templateErrors, 'resource.not-found'],
})
