import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

export const tags = defineResource({
  type: 'tags',
  attributes: z.object({
    name: z.string(),
    colour: z.string().meta({ description: 'Hexadecimal.' }),
    kind: z.enum(['candidate', 'content']),
    used: z.int().meta({ description: 'How many entries have it.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

export const listTags = defineEndpoint({
  method: 'GET',
  path: '/tags',
  summary: 'The tags of the caller’s company, by name; without one, and for content, those of the learning hub',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: tags },
  status: 200,
  filters: { kind: z.enum(['candidate', 'content']) },
  errors: ['session.required', 'permission.denied'],
})

const tagName = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{N} _-]+$/u, 'Letters, digits, spaces, - and _ only.')
const tagColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Such as #3a7d6b.')

export const createTag = defineEndpoint({
  method: 'POST',
  path: '/tags',
  summary: 'Creates a tag, or returns the existing one of that name',
  admission: 'session',
  body: z.object({ name: tagName, colour: tagColor.default('#3a7d6b') }),
  bodyType: 'tags',
  answers: { kind: 'resource', of: tags },
  status: 201,
  errors: ['session.required', 'permission.denied', 'validation.invalid'],
})

export const mergeTag = defineEndpoint({
  method: 'POST',
  path: '/tags/{id}/actions/merge',
  summary: 'Merges this tag into another and returns the other',
  admission: 'session',
  body: z.object({ intoId: z.uuid() }),
  bodyType: 'tags',
  answers: { kind: 'resource', of: tags },
  status: 200,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found'],
})

export const changeTag = defineEndpoint({
  method: 'PATCH',
  path: '/tags/{id}',
  summary: 'Renames or recolors a tag everywhere; to the name of another one, merge them',
  admission: 'session',
  body: z.object({ name: tagName, colour: tagColor, version: z.int() }).partial(),
  bodyType: 'tags',
  answers: { kind: 'resource', of: tags },
  status: 200,
  anyVersionUnlessNamed: true,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found', 'resource.conflict'],
})

export const deleteTag = defineEndpoint({
  method: 'DELETE',
  path: '/tags/{id}',
  summary: 'Deletes a tag and removes it from everything that has it',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
