// The history of what operators changed about skills, job titles and industries.
import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { EDIT_ERRORS } from './taxonomy-entries.ts'

export const taxonomyLists = ['skills', 'titles', 'industries'] as const
export const taxonomyActs = ['add', 'change', 'merge', 'deprecate', 'restore', 'undo'] as const

/** A change of the taxonomy by an operator. Nothing is ever removed from this history. */
export const taxonomyEdits = defineResource({
  type: 'taxonomy-edits',
  attributes: z.object({
    number: z.int().meta({ description: 'The version of the taxonomy since this change.' }),
    act: z.enum(taxonomyActs),
    list: z.enum(taxonomyLists),
    name: z.string().meta({ description: 'Of the skill, job title or industry.' }),
    summary: z.string(),
    editedByName: z.string().nullable(),
    isUndone: z.boolean(),
    mayUndo: z.boolean().meta({ description: 'Only the latest change can be undone.' }),
    superseded: z
      .array(z.string())
      .meta({ description: 'What a later release made unnecessary or impossible; that part is left out.' }),
    createdAt: timestamps.createdAt,
  }),
  relationships: {},
})

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomyEdits = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-edits',
  summary: 'What operators changed about skills, job titles and industries, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyEdits },
  status: 200,
  sorts: ['createdAt'],
  filters: {
    list: z.enum(taxonomyLists),
    entry: z.string().max(80).meta({ description: 'The id of a skill, job title or industry.' }),
  },
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyEdit = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-edits/{id}',
  summary: 'One change of the taxonomy',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyEdits },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const undoTaxonomyEdit = actionsOn(taxonomyEdits, { errors: EDIT_ERRORS })(
  'undo',
  'Undoes the latest change',
  z.object({}),
)
