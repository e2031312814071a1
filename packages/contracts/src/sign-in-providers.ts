import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { mailDomain } from './mail-domain.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

/** The roles that people may get by signing in for the first time. */
export const joinRoles = ['viewer', 'recruiter'] as const
export type JoinRole = (typeof joinRoles)[number]

export const MAX_DOMAINS = 10

const text = (max: number, message: string) => z.string().overwrite(oneLine).min(1, message).max(max)

const settings = {
  name: text(60, 'Enter a name, such as Acme sign-in.'),
  issuer: z
    .url({ protocol: /^https?$/, error: 'Enter the address of the issuer, such as https://login.example.com.' })
    .max(500),
  clientId: text(200, 'Enter the client ID.'),
}

/** Where the people of a company sign in: its own OpenID Connect provider. */
export const signInProviders = defineResource({
  type: 'sign-in-providers',
  attributes: z.object({
    ...settings,
    name: z.string(),
    clientId: z.string(),
    issuer: z.string(),
    hasSecret: z.boolean(),
    enforced: z.boolean().meta({ description: 'People at verified domains can’t use a password; owners can.' }),
    joinRole: z
      .enum(joinRoles)
      .nullable()
      .meta({ description: 'The role of people who sign in for the first time; null: they don’t become members.' }),
    redirectUrl: z.url().meta({ description: 'To register at the provider.' }),
    testedAt: z.iso.datetime().nullable(),
    testProblem: z.string().nullable().meta({ description: 'What the last test found; null: it worked.' }),
    mayChange: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

/** A mail domain of a company; it counts once a DNS record proves it. */
export const signInDomains = defineResource({
  type: 'sign-in-domains',
  attributes: z.object({
    domain: z.string(),
    recordName: z.string().meta({ description: 'The name of the TXT record.' }),
    recordValue: z.string().meta({ description: 'The value of the TXT record.' }),
    provenAt: z.iso.datetime().nullable(),
    checkedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the DNS record was last checked; verified domains are checked daily.' }),
    missingSince: z.iso.datetime().nullable().meta({ description: 'Since when a verified domain lacks its record.' }),
    endsAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it is no longer verified, unless the record is restored.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listSignInProviders = defineEndpoint({
  method: 'GET',
  path: '/sign-in-providers',
  summary: 'The sign-in provider of the caller’s company, if there is one',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: signInProviders },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

const writing = {
  admission: 'session',
  forPeopleOnly: true,
  bodyType: 'sign-in-providers',
} as const

/** The secret is kept encrypted, and never shown again. */
export const setUpSignInProvider = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/sign-in-providers',
  summary: 'Sets up the sign-in provider of the company',
  body: z.object({ ...settings, clientSecret: text(500, 'Enter the client secret.') }),
  answers: { kind: 'resource', of: signInProviders },
  status: 201,
  errors: [...WRITE_ERRORS, 'session.confirmation-required', 'sign-in-provider.exists'],
})

export const changeSignInProvider = defineEndpoint({
  ...writing,
  method: 'PATCH',
  path: '/sign-in-providers/{id}',
  summary: 'Changes the sign-in provider; another issuer or client turns the requirement off',
  body: z
    .object({
      ...settings,
      clientSecret: text(500, 'Enter the client secret.'),
      enforced: z.boolean(),
      joinRole: z.enum(joinRoles).nullable(),
      version: z.int().min(1),
    })
    .partial(),
  answers: { kind: 'resource', of: signInProviders },
  status: 200,
  errors: [
    ...WRITE_ERRORS,
    'session.confirmation-required',
    'resource.conflict',
    'sign-in-provider.no-domain',
    'sign-in-provider.untested',
  ],
})

export const removeSignInProvider = defineEndpoint({
  ...writing,
  method: 'DELETE',
  path: '/sign-in-providers/{id}',
  summary: 'Removes the sign-in provider and every connection to it',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...WRITE_ERRORS, 'session.confirmation-required'],
})

export const testSignInProvider = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/sign-in-providers/{id}/actions/test',
  summary: 'Tests the provider’s configuration and credentials; no one signs in',
  body: null,
  answers: { kind: 'resource', of: signInProviders },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'request.rate-limited'],
})

export const listSignInDomains = defineEndpoint({
  method: 'GET',
  path: '/sign-in-domains',
  summary: 'The email domains of the caller’s company',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: signInDomains },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

export const addSignInDomain = defineEndpoint({
  ...writing,
  bodyType: 'sign-in-domains',
  method: 'POST',
  path: '/sign-in-domains',
  summary: 'Adds an email domain, to be verified by a DNS record',
  body: z.object({ domain: mailDomain }),
  answers: { kind: 'resource', of: signInDomains },
  status: 201,
  errors: [...WRITE_ERRORS],
})

export const checkSignInDomain = defineEndpoint({
  ...writing,
  bodyType: 'sign-in-domains',
  method: 'POST',
  path: '/sign-in-domains/{id}/actions/check',
  summary: 'Checks the DNS record that verifies the domain',
  body: null,
  answers: { kind: 'resource', of: signInDomains },
  status: 200,
  errors: [
    'session.required',
    'permission.denied',
    'resource.not-found',
    'sign-in-domain.not-found',
    'sign-in-domain.taken',
    'request.rate-limited',
  ],
})

export const removeSignInDomain = defineEndpoint({
  ...writing,
  bodyType: 'sign-in-domains',
  method: 'DELETE',
  path: '/sign-in-domains/{id}',
  summary: 'Removes an email domain; without a verified one, the provider isn’t required',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...WRITE_ERRORS],
})
