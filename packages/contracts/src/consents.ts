import { z } from 'zod'
import { consentPurposes } from './candidate-pages.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** What a candidate agreed to, and until when. Candidates give and end consents themselves, by their links. */
export const consents = defineResource({
  type: 'consents',
  attributes: z.object({
    purpose: z.enum(consentPurposes),
    until: z.iso.date().meta({ description: 'The last day.' }),
    source: z.string().meta({ description: 'Where it was given: an import, or a link.' }),
    isActive: z.boolean(),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/consents',
  summary: 'Consents of candidates: all for operators, those of its own candidates for an agency',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: consents },
  status: 200,
  filters: { candidate: z.uuid(), purpose: z.enum(consentPurposes) },
  sorts: ['until'],
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getConsent = defineEndpoint({
  method: 'GET',
  path: '/consents/{id}',
  summary: 'One consent',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: consents },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
