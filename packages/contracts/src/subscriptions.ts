import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const subscriptions = defineResource({
  type: 'subscriptions',
  attributes: z.object({
    planId: z.string(),
    seats: z.int(),
    interval: z.enum(['month', 'year']),
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
    provider: z.enum(['none', 'manual', 'stripe']),
    state: z.string(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/subscriptions',
  summary: 'The plan of the caller’s company, with the remaining contact credits',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: subscriptions },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})
