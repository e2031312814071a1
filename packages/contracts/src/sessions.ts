import { z } from 'zod'
import { credentialRules } from './credential-rules.ts'
import { defineEndpoint } from './endpoint.ts'
import { passkeyAnswer, recoveryCode, totpCode } from './identity-proof.ts'
import { ruledSecret, ruledText } from './ruled-text.ts'

export const credentials = z.object({
  email: ruledText('Email', ...credentialRules.email),
  password: ruledSecret('Password', ...credentialRules.password),
  /** A random word that a browser keeps, so that it is known at its next sign-in. */
  deviceId: z.string().max(64).optional(),
})

export const accessToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().meta({ description: 'In seconds.' }),
})

/**
 * Accepts `{"email","password"}` or a JSON:API document with those attributes. The response is application/json with
 * no-store, since a top-level access_token is not valid JSON:API; errors stay JSON:API.
 */
export const logIn = defineEndpoint({
  method: 'POST',
  path: '/login',
  summary: 'Opens a session',
  admission: 'everyone',
  body: credentials,
  bodyType: 'token',
  answers: { kind: 'plain', schema: accessToken },
  status: 200,
  errors: [
    'validation.invalid',
    'session.wrong-credentials',
    'session.locked',
    'session.disabled',
    'session.unverified',
    'session.second-factor-required',
  ],
})

/** After `session.second-factor-required`, whose `meta` holds the verification's id and token. */
export const logInWithSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/login/second-factor',
  summary: 'Opens a session with the second factor, after the password was right',
  admission: 'everyone',
  body: z
    .object({
      verificationId: z.uuid(),
      token: z.string().min(1).max(200),
      code: totpCode.optional(),
      recoveryCode: recoveryCode.optional(),
      passkey: passkeyAnswer.optional(),
      deviceId: z.string().max(64).optional(),
    })
    .refine(
      ({ code, recoveryCode: other, passkey }) =>
        [code, other, passkey].filter((each) => each !== undefined).length === 1,
      { message: 'Enter a code, recovery code or passkey.', path: ['code'] },
    ),
  bodyType: 'token',
  answers: { kind: 'plain', schema: accessToken },
  status: 200,
  errors: [
    'validation.invalid',
    'verification.wrong-code',
    'verification.expired',
    'verification.used',
    'verification.blocked',
    'passkey.refused',
    'session.locked',
    'session.disabled',
  ],
})

export const logInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Opens a session with a passkey instead of a password',
  admission: 'everyone',
  body: passkeyAnswer.extend({ deviceId: z.string().max(64).optional() }),
  bodyType: 'token',
  answers: { kind: 'plain', schema: accessToken },
  status: 200,
  errors: ['validation.invalid', 'passkey.refused', 'session.disabled', 'session.unverified'],
})

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/logout',
  forPeopleOnly: true,
  whileLocked: true,
  summary: 'Ends this session; with ?everywhere=true all sessions',
  admission: 'everyone',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  parameters: { everywhere: z.enum(['true', 'false']) },
  errors: [],
})
