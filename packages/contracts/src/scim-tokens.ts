import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** Two, so that a new one can be entered before the old one ends. */
export const MAX_SCIM_TOKENS = 2

/** With one, the directory of a company adds and removes its people here, by SCIM 2.0. */
export const scimTokens = defineResource({
  type: 'scim-tokens',
  attributes: z.object({
    hint: z.string().meta({ description: 'The end of the token, to recognize it.' }),
    token: z.string().nullable().meta({ description: 'Shown once, when it is created.' }),
    baseUrl: z.url().meta({ description: 'What the directory calls.' }),
    createdByName: z.string().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

export const listScimTokens = defineEndpoint({
  method: 'GET',
  path: '/scim-tokens',
  summary: 'The directory tokens of the caller’s company, latest first',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: scimTokens },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

export const makeScimToken = defineEndpoint({
  method: 'POST',
  path: '/scim-tokens',
  summary: 'Creates a token for the company’s directory',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'resource', of: scimTokens },
  status: 201,
  errors: ['session.required', 'permission.denied', 'session.confirmation-required', 'scim-token.too-many'],
})

export const revokeScimToken = defineEndpoint({
  method: 'DELETE',
  path: '/scim-tokens/{id}',
  summary: 'Revokes a token',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
