import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { checkRepeated, newPassword } from './new-password.ts'
import { registrationRules } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledText } from './ruled-text.ts'

export const passwordResets = defineResource({
  type: 'password-resets',
  attributes: z.object({
    state: z.enum(['requested', 'used', 'expired', 'superseded']),
    expiresAt: z.iso.datetime().meta({ description: '60 minutes after it was requested.' }),
    usedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

/** The answer and its time are the same whether or not the address has an account. */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/password-resets',
  summary:
    'Requests an email with a link to set a new password; the response doesn’t reveal whether the account exists',
  admission: 'everyone',
  body: z.object({ email: ruledText('Email', ...registrationRules.email) }),
  bodyType: 'password-resets',
  answers: { kind: 'resource', of: passwordResets },
  status: 201,
  errors: ['validation.invalid', 'request.rate-limited'],
})

export const getPasswordReset = defineEndpoint({
  method: 'GET',
  path: '/password-resets/{id}',
  summary: 'The status of a password reset',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: passwordResets },
  status: 200,
  errors: ['resource.not-found', 'request.rate-limited'],
})

export const listPasswordResets = defineEndpoint({
  method: 'GET',
  path: '/password-resets',
  summary: 'The password resets of the caller’s account in the last 30 days, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: passwordResets },
  status: 200,
  errors: ['session.required'],
})

/** The mail links to /password/email#{id}.{token}. */
export const usePasswordReset = defineEndpoint({
  method: 'POST',
  path: '/password-resets/{id}/actions/use',
  summary: 'Sets the new password with the token from the email and ends all sessions of the account',
  admission: 'everyone',
  body: z.object({ token: z.string().min(1).max(200), ...newPassword }).check(checkRepeated),
  bodyType: 'password-resets',
  answers: { kind: 'resource', of: passwordResets },
  status: 200,
  errors: [
    'validation.invalid',
    'resource.not-found',
    'verification.expired',
    'verification.used',
    'request.rate-limited',
  ],
})
