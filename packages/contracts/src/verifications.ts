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
    subject: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .meta({ description: 'What is confirmed; only for the holder of the token.' }),
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

const token = { token: z.string().min(1).max(200) }
const answering = (verb: 'open' | 'confirm' | 'decline', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/verifications/{id}/actions/${verb}` as const,
    summary,
    admission: 'everyone',
    body: z.object(token),
    bodyType: 'verifications',
    answers: { kind: 'resource', of: verifications },
    status: 200,
    errors: [
      'validation.invalid',
      'verification.expired',
      'verification.used',
      'verification.blocked',
      'request.rate-limited',
    ],
  })

/** The mail to an agency that applied links to /verify#agency.{id}.{token}. */
export const verificationActions = {
  open: answering('open', 'Shows what the token of an agency’s email confirms'),
  confirm: answering('confirm', 'Confirms the work address of an agency that applied'),
  decline: answering('decline', 'Denies the application, which is deleted'),
} as const
