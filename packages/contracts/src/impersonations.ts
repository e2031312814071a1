import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const IMPERSONATION_MINUTES = 30

/** An operator works as a user for a while, with a reason; both sides find it in their timeline. */
export const impersonations = defineResource({
  type: 'impersonations',
  attributes: z.object({
    reason: z.string(),
    operatorName: z.string().nullable(),
    userName: z.string().nullable(),
    startedAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    token: z.string().nullable().meta({ description: 'Opens the session; only in the answer that starts it.' }),
    ...timestamps,
  }),
  relationships: { user: { to: 'users', many: false } },
})

const reading = ['session.required', 'permission.denied'] as const

export const listImpersonations = defineEndpoint({
  method: 'GET',
  path: '/impersonations',
  summary: 'Which operator worked as which user, and why, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: impersonations },
  status: 200,
  sorts: ['startedAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getImpersonation = defineEndpoint({
  method: 'GET',
  path: '/impersonations/{id}',
  summary: 'One impersonation; its own session reads it too',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: impersonations },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const startImpersonation = defineEndpoint({
  method: 'POST',
  path: '/impersonations',
  summary: 'Opens a session as another user, for 30 minutes and without their money, roles and password',
  admission: 'session',
  body: z.object({ userId: z.uuid(), reason: z.string().trim().min(10).max(300) }),
  bodyType: 'impersonations',
  answers: { kind: 'resource', of: impersonations },
  status: 201,
  errors: [...reading, 'validation.invalid', 'resource.not-found', 'impersonation.not-possible'],
})

export const endImpersonation = defineEndpoint({
  method: 'POST',
  path: '/impersonations/{id}/actions/end',
  summary: 'Ends it, by its operator or from its own session',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...reading, 'resource.not-found'],
})
