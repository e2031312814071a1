import { z } from 'zod'
import { credentialRules } from './credential-rules.ts'
import { defineEndpoint } from './endpoint.ts'
import { mailDomain } from './mail-domain.ts'
import { registrationCompany, registrationRules } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledSecret, ruledText } from './ruled-text.ts'
import { accessToken } from './sessions.ts'

export const providerKinds = ['google', 'company'] as const

/** A sign-in at Google, or at the provider of a company, that belongs to an account. */
export const googleIdentities = defineResource({
  type: 'google-identities',
  attributes: z.object({
    provider: z.enum(providerKinds),
    providerName: z.string(),
    googleSub: z.string().nullable().meta({ description: 'What the provider calls the person; it never changes.' }),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    state: z.enum(['started', 'linked']),
    authorizationUrl: z
      .url()
      .nullable()
      .meta({ description: 'Where the browser continues; only in the response that starts it.' }),
    linkedAt: z.iso.datetime().nullable(),
    lastLoginAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

/** Ways to sign in other than password and passkey. */
export const signInOptions = defineResource({
  type: 'sign-in-options',
  attributes: z.object({
    provider: z.enum(providerKinds),
    name: z.string(),
    required: z
      .boolean()
      .meta({ description: 'People at this domain sign in this way; owners can use their password.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listSignInOptions = defineEndpoint({
  method: 'GET',
  path: '/sign-in-options',
  summary: 'Google, if it is set up here, and the provider of the company with the given email domain',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: signInOptions },
  status: 200,
  filters: { domain: mailDomain },
  errors: ['request.parameter', 'request.rate-limited'],
})

export const listIdentities = defineEndpoint({
  method: 'GET',
  path: '/google-identities',
  summary: 'The caller’s sign-ins at Google or at the provider of their company',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: googleIdentities },
  status: 200,
  errors: ['session.required'],
})

/** The browser that starts it has to finish it, by a cookie. */
export const startIdentity = defineEndpoint({
  method: 'POST',
  path: '/google-identities',
  summary: 'Starts a sign-in at a provider, or the connection of one to the caller’s account',
  admission: 'guest',
  forPeopleOnly: true,
  body: z
    .object({
      purpose: z.enum(['signIn', 'link']),
      provider: z.enum(providerKinds),
      domain: mailDomain.optional().meta({ description: 'Of the company, to sign in at its provider.' }),
    })
    .refine(({ purpose, provider, domain }) => purpose === 'link' || provider === 'google' || domain !== undefined, {
      message: 'Enter the domain of your work email.',
      path: ['domain'],
    }),
  bodyType: 'google-identities',
  answers: { kind: 'resource', of: googleIdentities },
  status: 201,
  errors: [
    'session.required',
    'session.not-for-tokens',
    'session.confirmation-required',
    'validation.invalid',
    'resource.not-found',
    'identity.unavailable',
    'request.rate-limited',
  ],
})

/** The part of the callback’s address after the question mark. */
const callback = { response: z.string().min(1).max(4000) }

const PROVIDER_ERRORS = [
  'validation.invalid',
  'identity.expired',
  'identity.denied',
  'identity.failed',
  'identity.unavailable',
  'identity.unverified-email',
  'identity.taken',
] as const

export const linkIdentity = defineEndpoint({
  method: 'POST',
  path: '/google-identities/actions/finish-link',
  summary: 'Connects the provider’s sign-in to the caller’s account',
  admission: 'guest',
  forPeopleOnly: true,
  body: z.object(callback),
  bodyType: 'google-identities',
  answers: { kind: 'resource', of: googleIdentities },
  status: 200,
  errors: ['session.required', 'session.not-for-tokens', ...PROVIDER_ERRORS],
})

export const unlinkIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/google-identities/{id}',
  summary: 'Disconnects a sign-in; the account needs another way in',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'session.confirmation-required', 'resource.not-found', 'identity.last-way'],
})

/** The answers that open a session are plain JSON, as that of `POST /login`. */
const entering = {
  method: 'POST',
  admission: 'guest',
  bodyType: 'token',
  answers: { kind: 'plain', schema: accessToken },
  status: 200,
} as const

const deviceId = z.string().max(64).optional()

export const logInWithProvider = defineEndpoint({
  ...entering,
  path: '/login/provider',
  summary: 'Opens a session with the provider’s response',
  body: z.object({ ...callback, deviceId }),
  errors: [
    ...PROVIDER_ERRORS,
    'identity.link-required',
    'identity.no-account',
    'session.disabled',
    'session.use-provider',
    'session.second-factor-required',
  ],
})

/** After an error with a proof in its `meta`: `identity.link-required` or `identity.no-account`. */
const proof = { proofId: z.uuid(), token: z.string().min(1).max(200) }

export const logInAndLink = defineEndpoint({
  ...entering,
  path: '/login/link',
  summary: 'Opens a session with the password of the account, and connects the provider’s sign-in to it',
  body: z.object({ ...proof, password: ruledSecret('Password', ...credentialRules.password), deviceId }),
  errors: [
    'validation.invalid',
    'identity.expired',
    'session.wrong-credentials',
    'session.locked',
    'session.disabled',
    'session.unverified',
    'session.use-provider',
    'identity.taken',
    'session.second-factor-required',
  ],
})

/** A password is not needed: the provider has verified the address. */
export const registerWithProvider = defineEndpoint({
  ...entering,
  path: '/login/registration',
  summary: 'Opens an employer account for the address that the provider verified, and a session',
  body: registrationCompany.extend({
    ...proof,
    fullName: ruledText('Full name', ...registrationRules.fullName),
    deviceId,
  }),
  status: 201,
  errors: ['validation.invalid', 'identity.expired', 'identity.company-known', 'request.rate-limited'],
})
