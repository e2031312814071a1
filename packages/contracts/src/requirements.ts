import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { legend, queryCard } from './query-card.ts'
import { defineResource, timestamps } from './resource.ts'

export const requirementStates = [
  'draft',
  'pendingApproval',
  'open',
  'paused',
  'filled',
  'cancelled',
  'archived',
] as const

export const requirements = defineResource({
  type: 'requirements',
  attributes: z.object({
    title: z.string(),
    description: z.string(),
    queryCard,
    legend,
    seats: z.int(),
    band: pay.nullable(),
    state: z.enum(requirementStates),
    openedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

export const listRequirements = defineEndpoint({
  method: 'GET',
  path: '/requirements',
  summary: 'Requirements in the caller’s reach',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: requirements },
  status: 200,
  includes: ['company'],
  sorts: ['createdAt', 'title', 'state'],
  filters: { state: z.enum(requirementStates), search: z.string().max(120) },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getRequirement = defineEndpoint({
  method: 'GET',
  path: '/requirements/{id}',
  summary: 'One requirement',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: requirements },
  status: 200,
  includes: ['company'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
