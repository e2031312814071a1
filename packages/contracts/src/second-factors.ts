import { z } from 'zod'
import { credentialRules } from './credential-rules.ts'
import { defineEndpoint } from './endpoint.ts'
import { passkeyAnswer, totpCode } from './identity-proof.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledSecret } from './ruled-text.ts'

/** The caller's proof of identity besides the password; its id is the user's. */
export const secondFactors = defineResource({
  type: 'second-factors',
  attributes: z.object({
    on: z.boolean().meta({ description: 'Whether signing in with the password asks for one.' }),
    hasPassword: z.boolean(),
    totp: z.enum(['off', 'started', 'on']).meta({ description: 'The authenticator app.' }),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
    secret: z.string().nullable().meta({ description: 'The key of the app, in the answer to start-totp only.' }),
    otpauthUrl: z.string().nullable().meta({ description: 'The same as an address for a QR code.' }),
    recoveryCodes: z.array(z.string()).nullable().meta({ description: 'Shown once, when they are created.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listSecondFactors = defineEndpoint({
  method: 'GET',
  path: '/second-factors',
  summary: 'The caller’s second factor; one row',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: secondFactors },
  status: 200,
  errors: ['session.required'],
})

const own = {
  method: 'POST',
  admission: 'session',
  forPeopleOnly: true,
  bodyType: 'second-factors',
  answers: { kind: 'resource', of: secondFactors },
  status: 200,
} as const

const withPassword = z.object({ currentPassword: ruledSecret('Password', ...credentialRules.password) })
const ERRORS = ['session.required', 'validation.invalid', 'request.rate-limited'] as const

export const startTotp = defineEndpoint({
  ...own,
  path: '/second-factors/actions/start-totp',
  summary: 'Creates a new key for an authenticator app; it takes effect once one of its codes is confirmed',
  body: null,
  errors: ['session.required', 'session.confirmation-required', 'second-factor.on'],
})

export const confirmTotp = defineEndpoint({
  ...own,
  path: '/second-factors/actions/confirm-totp',
  summary: 'Turns the authenticator app on with one of its codes; the first factor brings ten recovery codes',
  body: z.object({ code: totpCode }),
  errors: [...ERRORS, 'second-factor.not-started', 'verification.wrong-code', 'session.locked'],
})

export const stopTotp = defineEndpoint({
  ...own,
  path: '/second-factors/actions/stop-totp',
  summary: 'Turns the authenticator app off',
  body: withPassword,
  errors: [...ERRORS],
})

export const renewRecoveryCodes = defineEndpoint({
  ...own,
  path: '/second-factors/actions/renew-recovery-codes',
  summary: 'Creates ten new recovery codes; the old ones stop working',
  body: null,
  errors: ['session.required', 'session.confirmation-required', 'second-factor.not-started'],
})

export const passkeys = defineResource({
  type: 'passkeys',
  attributes: z.object({
    name: z.string(),
    synced: z.boolean().meta({ description: 'Whether it is backed up to other devices.' }),
    lastUsedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/passkeys',
  summary: 'The caller’s passkeys, latest first',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: passkeys },
  status: 200,
  errors: ['session.required'],
})

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/passkeys',
  summary: 'Adds a passkey; the first factor brings ten recovery codes, in `meta`',
  admission: 'session',
  forPeopleOnly: true,
  body: passkeyAnswer.extend({ name: z.string().overwrite(oneLine).min(1).max(60) }),
  bodyType: 'passkeys',
  answers: { kind: 'resource', of: passkeys },
  status: 201,
  errors: ['session.required', 'session.confirmation-required', 'validation.invalid', 'passkey.refused'],
})

export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/passkeys/{id}/actions/remove',
  summary: 'Removes a passkey',
  admission: 'session',
  forPeopleOnly: true,
  body: withPassword,
  bodyType: 'passkeys',
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...ERRORS, 'resource.not-found'],
})

/** The options for the browser's WebAuthn interface. */
export const passkeyChallenges = defineResource({
  type: 'passkey-challenges',
  attributes: z.object({
    purpose: z.enum(['register', 'signIn']),
    options: z.record(z.string(), z.unknown()),
    expiresAt: z.iso.datetime(),
    ...timestamps,
  }),
  relationships: {},
})

export const askPasskeyChallenge = defineEndpoint({
  method: 'POST',
  path: '/passkey-challenges',
  summary: 'Requests a challenge for a passkey to sign: to add one (with a session), or to sign in',
  admission: 'everyone',
  whileLocked: true,
  body: z.object({ purpose: z.enum(['register', 'signIn']) }),
  bodyType: 'passkey-challenges',
  answers: { kind: 'resource', of: passkeyChallenges },
  status: 201,
  errors: ['session.required', 'session.confirmation-required', 'validation.invalid', 'request.rate-limited'],
})
