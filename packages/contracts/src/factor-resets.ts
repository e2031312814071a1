import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const factorResetStates = ['proposed', 'confirmed', 'rejected', 'expired'] as const

/** Removing the second factor of a user who lost it: one operator proposes, another one confirms. */
export const factorResets = defineResource({
  type: 'factor-resets',
  attributes: z.object({
    userId: z.uuid(),
    userName: z.string().nullable(),
    reason: z.string(),
    state: z.enum(factorResetStates),
    proposedByName: z.string().nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime(),
    mayDo: z.array(z.enum(['confirm', 'reject'])).meta({ description: 'What the caller may do now.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listFactorResets = defineEndpoint({
  method: 'GET',
  path: '/factor-resets',
  summary: 'Proposed and decided resets of second factors, latest first, for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: factorResets },
  status: 200,
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getFactorReset = defineEndpoint({
  method: 'GET',
  path: '/factor-resets/{id}',
  summary: 'One reset of second factors',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: factorResets },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const proposeFactorReset = defineEndpoint({
  method: 'POST',
  path: '/factor-resets',
  summary: 'Proposes to remove all second factors of a user; the user is notified by email',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({ userId: z.uuid(), reason: z.string().trim().min(5).max(300) }),
  bodyType: 'factor-resets',
  answers: { kind: 'resource', of: factorResets },
  status: 201,
  errors: [...WRITE_ERRORS, 'factor-reset.transition'],
})

const act = actionsOn(factorResets, { errors: [...WRITE_ERRORS, 'factor-reset.transition'] })

export const factorResetActions = {
  confirm: act('confirm', 'Removes the second factors and ends all sessions of the user', z.object({}), [
    'factor-reset.second-person',
  ]),
  reject: act('reject', 'Rejects a proposal, or withdraws the caller’s own', z.object({})),
}
