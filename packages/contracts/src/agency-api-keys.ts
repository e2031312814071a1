// Keys by which a program acts for an agency.
import { z } from 'zod'
import { givenInstant } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** What a key may do. `apiKeyScopeRules` says which endpoints each opens. */
export const apiKeyScopes = [
  'jobs.read',
  'candidates.submit',
  'candidates.read',
  'interviews.read',
  'webhooks.manage',
] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** `rotating`: two secrets are valid. */
export const apiKeyStates = ['active', 'rotating', 'expired', 'revoked'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

/** The window of the rate limit. */
export const RATE_WINDOW_SECONDS = 10
export const DEFAULT_RATE_LIMIT = 50
/** After a rotation the old secret is valid for so long. */
export const ROTATION_HOURS = 24
export const MAX_API_KEYS = 25

const network = z
  .union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], 'An address or a network such as 203.0.113.0/24.')
  .meta({ description: 'An address, or a network in CIDR notation.' })

export const agencyApiKeys = defineResource({
  type: 'agency-api-keys',
  attributes: z.object({
    name: z.string(),
    prefix: z.string().meta({ description: 'The beginning of the secret, to recognize it by.' }),
    secret: z.string().nullable().meta({ description: 'Shown once: when the key is created or rotated.' }),
    scopes: z.array(z.enum(apiKeyScopes)),
    rateLimit: z.int().meta({ description: `Requests per ${RATE_WINDOW_SECONDS} seconds.` }),
    ipAllow: z.array(z.string()).meta({ description: 'Networks that may use the key; none: every network.' }),
    expiresAt: z.iso.datetime().nullable(),
    previousValidUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'How long the secret before a rotation is valid.' }),
    lastUsedAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    state: z.enum(apiKeyStates),
    agencyName: z.string(),
    createdByName: z.string(),
    mayDo: z.array(z.enum(['edit', 'rotate', 'revoke'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { agency: { to: 'agencies', many: false } },
})

const read = ['session.required', 'permission.denied'] as const

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/agency-api-keys',
  summary: 'The keys of the agency; of every agency for operators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyApiKeys },
  status: 200,
  sorts: ['createdAt', 'lastUsedAt'],
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getApiKey = defineEndpoint({
  method: 'GET',
  path: '/agency-api-keys/{id}',
  summary: 'One key, without its secret',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyApiKeys },
  status: 200,
  errors: [...read, 'resource.not-found'],
})

const settings = {
  name: singleLine().min(1).max(60),
  scopes: z.array(z.enum(apiKeyScopes)).min(1, 'Choose at least one.').max(apiKeyScopes.length),
  rateLimit: z.int().min(1).max(500),
  ipAllow: z.array(network).max(20),
}

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/agency-api-keys',
  summary: 'Creates a key and shows its secret, once',
  admission: 'session',
  body: z.object({
    ...settings,
    rateLimit: settings.rateLimit.default(DEFAULT_RATE_LIMIT),
    ipAllow: settings.ipAllow.default([]),
    expiresAt: givenInstant.nullable().default(null),
  }),
  bodyType: 'agency-api-keys',
  answers: { kind: 'resource', of: agencyApiKeys },
  status: 201,
  errors: [...WRITE_ERRORS, 'api-key.too-many'],
})

export const changeApiKey = defineEndpoint({
  method: 'PATCH',
  path: '/agency-api-keys/{id}',
  summary: 'Changes what a key may do, from where and how often',
  admission: 'session',
  body: z.object({
    name: settings.name.optional(),
    scopes: settings.scopes.optional(),
    rateLimit: settings.rateLimit.optional(),
    ipAllow: settings.ipAllow.optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
  }),
  bodyType: 'agency-api-keys',
  answers: { kind: 'resource', of: agencyApiKeys },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict', 'api-key.transition'],
})

const action = actionsOn(agencyApiKeys, { errors: [...WRITE_ERRORS, 'api-key.transition'] })

export const rotateApiKey = action(
  'rotate',
  `Creates a new secret and shows it once; the old one stays valid for ${ROTATION_HOURS} hours`,
  z.object({}),
)

export const revokeApiKey = action(
  'revoke',
  'Revokes the key immediately and permanently',
  z.object({ reason: z.string().trim().max(500).nullable().default(null) }),
)

/** A call made with a key. Addresses of resources are kept, not what was sent. */
export const agencyApiCalls = defineResource({
  type: 'agency-api-calls',
  attributes: z.object({
    at: z.iso.datetime(),
    keyName: z.string(),
    keyPrefix: z.string(),
    method: z.string(),
    path: z.string().meta({ description: 'Without the query.' }),
    status: z.int(),
    errorCode: z.string().nullable(),
    tookMs: z.int(),
    network: z.string().nullable().meta({ description: 'The caller’s network, without the last part of the address.' }),
    requestId: z.string(),
    ...timestamps,
  }),
  relationships: { key: { to: 'agency-api-keys', many: false } },
})

/** Kept for each agency. */
export const CALLS_KEPT = 100

export const listApiCalls = defineEndpoint({
  method: 'GET',
  path: '/agency-api-calls',
  summary: `The last ${CALLS_KEPT} calls made with the agency’s keys`,
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: agencyApiCalls },
  status: 200,
  sorts: ['createdAt'],
  filters: { key: z.uuid() },
  paged: 'both',
  errors: [...read, 'request.parameter'],
})

export const getApiCall = defineEndpoint({
  method: 'GET',
  path: '/agency-api-calls/{id}',
  summary: 'One call',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: agencyApiCalls },
  status: 200,
  errors: [...read, 'resource.not-found'],
})
