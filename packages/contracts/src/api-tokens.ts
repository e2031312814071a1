import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { permissionNames } from './permission-names.ts'
import { defineResource, timestamps } from './resource.ts'

/** A key for programs that act for their user, with some of the user's permissions. */
export const apiTokens = defineResource({
  type: 'api-tokens',
  attributes: z.object({
    name: z.string(),
    permissions: z.array(z.enum(permissionNames)),
    hint: z.string().meta({ description: 'The end of the token, to recognize it.' }),
    token: z.string().nullable().meta({ description: 'Shown once, when it is created.' }),
    expiresAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

export const listApiTokens = defineEndpoint({
  method: 'GET',
  path: '/api-tokens',
  summary: 'The caller’s personal API tokens, latest first',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: apiTokens },
  status: 200,
  errors: ['session.required', 'session.not-for-tokens'],
})

export const makeApiToken = defineEndpoint({
  method: 'POST',
  path: '/api-tokens',
  summary: 'Creates a bearer token, which never allows more than its user can do',
  admission: 'session',
  forPeopleOnly: true,
  body: z.object({
    name: z.string().overwrite(oneLine).min(1).max(60),
    permissions: z.array(z.enum(permissionNames)).min(1, 'Choose at least one permission.').max(permissionNames.length),
    expiresInDays: z.int().min(1).max(365),
  }),
  bodyType: 'api-tokens',
  answers: { kind: 'resource', of: apiTokens },
  status: 201,
  errors: [
    'session.required',
    'session.not-for-tokens',
    'session.confirmation-required',
    'validation.invalid',
    'permission.denied',
    'api-token.too-many',
  ],
})

export const revokeApiToken = defineEndpoint({
  method: 'DELETE',
  path: '/api-tokens/{id}',
  summary: 'Revokes a token',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'session.not-for-tokens', 'resource.not-found'],
})
