import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

export const poolVisibilities = ['team', 'private'] as const
export type PoolVisibility = (typeof poolVisibilities)[number]

/** How many candidates one pool holds. */
export const MAX_POOL_MEMBERS = 2000
/** Candidates of one request. */
export const MAX_POOLED = 200

export const talentPools = defineResource({
  type: 'talent-pools',
  attributes: z.object({
    name: z.string(),
    description: z.string().nullable(),
    visibility: z.enum(poolVisibilities).meta({ description: '`private`: only its creator sees it.' }),
    members: z.int(),
    ownerName: z.string(),
    mayChange: z.boolean().meta({ description: 'Its creator, owners and admins.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { owner: { to: 'users', many: false }, candidates: { to: 'candidates', many: true } },
})

export const poolMembers = defineResource({
  type: 'talent-pool-members',
  attributes: z.object({
    note: z.string().nullable(),
    remindOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'Becomes a task of the person who set it on that day, in the company’s zone.' }),
    isDue: z.boolean(),
    addedByName: z.string(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    pool: { to: 'talent-pools', many: false },
  },
})

const name = z.string().overwrite(oneLine).min(2).max(60)
const description = z.string().trim().max(500).nullable()
const read = ['session.required', 'permission.denied', 'request.parameter'] as const

export const listPools = defineEndpoint({
  method: 'GET',
  path: '/talent-pools',
  summary: 'The pools of the company that the caller may see, by name',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: talentPools },
  status: 200,
  filters: { search: z.string().trim().min(1).max(60), candidate: z.uuid() },
  sorts: ['name', 'createdAt'],
  paged: 'both',
  errors: read,
})

export const getPool = defineEndpoint({
  method: 'GET',
  path: '/talent-pools/{id}',
  summary: 'A pool that the caller may see',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: talentPools },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const createPool = defineEndpoint({
  method: 'POST',
  path: '/talent-pools',
  summary: 'Creates an empty talent pool',
  admission: 'session',
  body: z.object({
    name,
    description: description.default(null),
    visibility: z.enum(poolVisibilities).default('team'),
  }),
  bodyType: 'talent-pools',
  answers: { kind: 'resource', of: talentPools },
  status: 201,
  errors: [...WRITE_ERRORS, 'talent-pool.name-taken'],
})

export const changePool = defineEndpoint({
  method: 'PATCH',
  path: '/talent-pools/{id}',
  summary: 'Renames or describes a pool, or decides who sees it',
  admission: 'session',
  body: z.object({
    name: name.optional(),
    description: description.optional(),
    visibility: z.enum(poolVisibilities).optional(),
    version: z.int().optional(),
  }),
  bodyType: 'talent-pools',
  answers: { kind: 'resource', of: talentPools },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict', 'talent-pool.name-taken'],
})

export const deletePool = defineEndpoint({
  method: 'DELETE',
  path: '/talent-pools/{id}',
  summary: 'Deletes a pool with its notes and reminders; the candidates stay',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const addToPool = defineEndpoint({
  method: 'POST',
  path: '/talent-pools/{id}/actions/add',
  summary: 'Adds candidates; those already in it are left unchanged. `meta.addedIds` names the new ones',
  admission: 'session',
  body: z.object({
    candidateIds: z.array(z.uuid()).min(1).max(MAX_POOLED),
    note: z.string().trim().max(1000).nullable().default(null),
  }),
  bodyType: 'talent-pools',
  answers: { kind: 'collection', of: poolMembers },
  status: 200,
  errors: [...WRITE_ERRORS, 'talent-pool.full'],
})

const some = { candidateIds: z.array(z.uuid()).min(1).max(MAX_POOLED) }

export const removeAllFromPool = defineEndpoint({
  method: 'POST',
  path: '/talent-pools/{id}/actions/remove',
  summary: 'Removes candidates from a pool, with their notes; ignores candidates who are not in it',
  admission: 'session',
  body: z.object(some),
  bodyType: 'talent-pools',
  answers: { kind: 'resource', of: talentPools },
  status: 200,
  errors: WRITE_ERRORS,
})

export const restoreToPool = defineEndpoint({
  method: 'POST',
  path: '/talent-pools/{id}/actions/restore',
  summary:
    'Undoes the caller’s own removals of the last ten minutes, with notes and reminders; returns the restored members',
  admission: 'session',
  body: z.object(some),
  bodyType: 'talent-pools',
  answers: { kind: 'collection', of: poolMembers },
  status: 200,
  errors: [...WRITE_ERRORS, 'talent-pool.full'],
})

export const noteInPool = defineEndpoint({
  method: 'POST',
  path: '/talent-pools/{id}/actions/note',
  summary: 'Adds a line to the notes of candidates; `meta.changed` counts those with room for it',
  admission: 'session',
  body: z.object({
    ...some,
    line: z.string().overwrite(oneLine).min(1).max(500),
    isUndo: z.boolean().default(false).meta({ description: 'Removes the line again where it is still the last.' }),
  }),
  bodyType: 'talent-pools',
  answers: { kind: 'collection', of: poolMembers },
  status: 200,
  errors: WRITE_ERRORS,
})

export const listPoolMembers = defineEndpoint({
  method: 'GET',
  path: '/talent-pool-members',
  summary: 'The candidates in the pools that the caller may see',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: poolMembers },
  status: 200,
  includes: ['candidate', 'pool'],
  filters: {
    pool: z.uuid(),
    candidate: z.uuid(),
    search: z.string().trim().min(1).max(120).meta({ description: 'In the notes.' }),
    reminder: z.enum(['due', 'set', 'none']),
  },
  sorts: ['createdAt', 'remindOn'],
  paged: 'both',
  errors: [...read, 'quota.used-up'],
})

export const getPoolMember = defineEndpoint({
  method: 'GET',
  path: '/talent-pool-members/{id}',
  summary: 'A candidate in a pool that the caller may see',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: poolMembers },
  status: 200,
  includes: ['candidate', 'pool'],
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})

export const changePoolMember = defineEndpoint({
  method: 'PATCH',
  path: '/talent-pool-members/{id}',
  summary: 'Changes the note or the reminder',
  admission: 'session',
  body: z.object({
    note: z.string().trim().max(1000).nullable().optional(),
    remindOn: z.iso.date().nullable().optional(),
    version: z.int().optional(),
  }),
  bodyType: 'talent-pool-members',
  answers: { kind: 'resource', of: poolMembers },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

export const removeFromPool = defineEndpoint({
  method: 'DELETE',
  path: '/talent-pool-members/{id}',
  summary: 'Removes a candidate from a pool',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
