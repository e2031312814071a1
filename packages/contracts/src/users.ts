import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const scopes = ['platform', 'employer', 'agency', 'agencyClient'] as const

export const users = defineResource({
  type: 'users',
  attributes: z.object({
    email: z.email(),
    fullName: z.string(),
    scope: z.array(z.enum(scopes)).meta({ description: 'Enforced by scope checks.' }),
    emailVerifiedAt: z.iso.datetime().nullable(),
    lastLoginAt: z.iso.datetime().nullable(),
    timezone: z.string(),
    companyName: z.string().nullable(),
    ...timestamps,
  }),
  relationships: {
    roles: { to: 'roles', many: true },
    company: { to: 'companies', many: false },
    agency: { to: 'agencies', many: false },
  },
})

export const roles = defineResource({
  type: 'roles',
  attributes: z.object({
    name: z.string(),
    scope: z.enum(scopes),
    description: z.string(),
    builtIn: z.boolean(),
    ...timestamps,
  }),
  relationships: { permissions: { to: 'permissions', many: true } },
})

export const permissions = defineResource({
  type: 'permissions',
  attributes: z.object({
    name: z.string().meta({ description: 'For example `search.run`.' }),
    access: z
      .enum(['all', 'assigned', 'own', 'read', 'masked'])
      .meta({ description: 'Which records within the scope the permission covers.' }),
  }),
  relationships: {},
})

export const companies = defineResource({
  type: 'companies',
  attributes: z.object({
    name: z.string(),
    country: z.string(),
    timezone: z.string(),
    sizeBand: z.string().nullable(),
    ...timestamps,
  }),
  relationships: { industry: { to: 'job-industries', many: false } },
})

export const agencies = defineResource({
  type: 'agencies',
  attributes: z.object({
    legalName: z.string(),
    slug: z.string(),
    country: z.string(),
    state: z.string(),
    ...timestamps,
  }),
  relationships: {},
})

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/me',
  summary: 'The current user',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: users },
  status: 200,
  includes: ['roles', 'roles.permissions', 'company', 'agency'],
  errors: ['session.required', 'session.expired'],
})

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  summary: 'The users of the caller’s company; without one, the caller alone',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: users },
  status: 200,
  errors: ['session.required', 'session.expired'],
})

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/roles',
  summary: 'The roles of the caller’s scope',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: roles },
  status: 200,
  includes: ['permissions'],
  sorts: ['name'],
  paged: 'both',
  errors: ['session.required', 'request.parameter'],
})

export const listPermissions = defineEndpoint({
  method: 'GET',
  path: '/permissions',
  summary: 'The permissions that the roles of the caller’s scope can hold',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: permissions },
  status: 200,
  sorts: ['name'],
  paged: 'both',
  errors: ['session.required', 'session.expired', 'request.parameter'],
})

export const getCompany = defineEndpoint({
  method: 'GET',
  path: '/companies/{id}',
  summary: 'The caller’s company',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: companies },
  status: 200,
  includes: ['industry'],
  errors: ['session.required', 'session.expired', 'permission.denied', 'resource.not-found'],
})
