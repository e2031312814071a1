import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const teammates = defineResource({
  type: 'teammates',
  attributes: z.object({
    userId: z.uuid(),
    fullName: z.string(),
    state: z.string(),
    ...timestamps,
  }),
  relationships: { user: { to: 'users', many: false } },
})

export const listTeammates = defineEndpoint({
  method: 'GET',
  path: '/teammates',
  summary: 'The users of the caller’s company, by name',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: teammates },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})
