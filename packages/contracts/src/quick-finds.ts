import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** In the order in which the command palette shows them. */
export const findKinds = ['job', 'candidate', 'search', 'pool', 'person'] as const
export type FindKind = (typeof findKinds)[number]

export const quickFinds = defineResource({
  type: 'quick-finds',
  attributes: z.object({
    kind: z.enum(findKinds),
    label: z.string().meta({ description: 'A title or name; the code of a candidate whose name is masked.' }),
    detail: z.string().nullable(),
    at: z.iso.datetime().nullable().meta({ description: 'When a search was run.' }),
  }),
  relationships: {},
})

export const listQuickFinds = defineEndpoint({
  method: 'GET',
  path: '/quick-finds',
  summary:
    'Jobs, candidates, searches, talent pools and teammates that a few letters name, the best of each; each has the id of what it is',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: quickFinds },
  status: 200,
  filters: { text: z.string().trim().min(2).max(80) },
  errors: ['session.required', 'request.parameter', 'quota.used-up'],
})
