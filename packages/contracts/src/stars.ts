import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** A candidate starred by a user; private to the user. */
export const stars = defineResource({
  type: 'stars',
  attributes: z.object({ note: z.string().nullable(), ...timestamps }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
  },
})

export const listStars = defineEndpoint({
  method: 'GET',
  path: '/stars',
  summary: 'The caller’s stars',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: stars },
  status: 200,
  includes: ['candidate'],
  sorts: ['createdAt'],
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter', 'quota.used-up'],
})

export const getStar = defineEndpoint({
  method: 'GET',
  path: '/stars/{id}',
  summary: 'One of the caller’s stars',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: stars },
  status: 200,
  includes: ['candidate'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const starCandidate = defineEndpoint({
  method: 'POST',
  path: '/stars',
  summary: 'Stars a candidate; idempotent',
  admission: 'session',
  body: z.object({
    candidateId: z.uuid(),
    note: z.string().max(200).nullable().default(null),
    requirementId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'The job that the candidate was starred for.' }),
  }),
  bodyType: 'stars',
  answers: { kind: 'resource', of: stars },
  status: 201,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found'],
})

export const unstarCandidate = defineEndpoint({
  method: 'DELETE',
  path: '/stars/{id}',
  summary: 'Removes a star, by the id of the star or of the candidate',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
