import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const verificationPurposes = ['twoFactor', 'phone', 'agencyDomain', 'device'] as const
export type VerificationPurpose = (typeof verificationPurposes)[number]

/** A one-time challenge. Those of candidates are `candidate-links`. */
export const verifications = defineResource({
  type: 'verifications',
  attributes: z.object({
    purpose: z.enum(verificationPurposes),
    state: z.enum(['pending', 'confirmed', 'declined', 'expired', 'blocked']),
    expiresAt: z.iso.datetime(),
    attemptsLeft: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

export const listVerifications = defineEndpoint({
  method: 'GET',
  path: '/verifications',
  summary: 'The caller’s challenges of the last 30 days, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: verifications },
  status: 200,
  errors: ['session.required'],
})

export const getVerification = defineEndpoint({
  method: 'GET',
  path: '/verifications/{id}',
  summary: 'The status of a challenge',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: verifications },
  status: 200,
  errors: ['resource.not-found', 'request.rate-limited'],
})
