import { z } from 'zod'
import { credentialRules } from './credential-rules.ts'
import { defineEndpoint } from './endpoint.ts'
import { ruledSecret, ruledText } from './ruled-text.ts'

export const credentials = z.object({
  email: ruledText('Email', ...credentialRules.email),
  password: ruledSecret('Password', ...credentialRules.password),
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
  ],
})

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends this session; with ?everywhere=true all sessions',
  admission: 'everyone',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  parameters: { everywhere: z.enum(['true', 'false']) },
  errors: [],
})
