import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** A note of the team on a shortlisted candidate; never shown outside the team. */
export const shortlistNotes = defineResource({
  type: 'shortlist-notes',
  attributes: z.object({
    body: z.string(),
    author: z.object({ userId: z.uuid(), fullName: z.string() }),
    editedAt: z.iso.datetime().nullable(),
    isOwn: z.boolean().meta({ description: 'Whether the caller may change and delete it.' }),
    ...timestamps,
  }),
  relationships: { shortlisted: { to: 'shortlisteds', many: false } },
})

const body = z.string().trim().min(1).max(2000)

export const listShortlistNotes = defineEndpoint({
  method: 'GET',
  path: '/shortlist-notes',
  summary: 'Notes of one entry or of a whole shortlist, oldest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: shortlistNotes },
  status: 200,
  filters: { entry: z.uuid(), requirement: z.uuid() },
  errors: ['session.required', 'permission.denied', 'request.parameter', 'resource.not-found'],
})

export const getShortlistNote = defineEndpoint({
  method: 'GET',
  path: '/shortlist-notes/{id}',
  summary: 'One note',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: shortlistNotes },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const writeShortlistNote = defineEndpoint({
  method: 'POST',
  path: '/shortlist-notes',
  summary: 'Writes a note on an entry of a shortlist',
  admission: 'session',
  body: z.object({ shortlistedId: z.uuid(), body }),
  bodyType: 'shortlist-notes',
  answers: { kind: 'resource', of: shortlistNotes },
  status: 201,
  errors: WRITE_ERRORS,
})

export const changeShortlistNote = defineEndpoint({
  method: 'PATCH',
  path: '/shortlist-notes/{id}',
  summary: 'Updates the caller’s own note',
  admission: 'session',
  body: z.object({ body }),
  bodyType: 'shortlist-notes',
  answers: { kind: 'resource', of: shortlistNotes },
  status: 200,
  errors: WRITE_ERRORS,
})

export const deleteShortlistNote = defineEndpoint({
  method: 'DELETE',
  path: '/shortlist-notes/{id}',
  summary: 'Deletes the caller’s own note and its text',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
