import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { jobIndustries } from './reference-lists.ts'
import { defineResource, timestamps } from './resource.ts'
import {
  EDIT_ERRORS,
  editedEntry,
  entryActions,
  entryFilters,
  seenVersion,
  spellingFields,
} from './taxonomy-entries.ts'

/** An industry as operators edit it, with how many use it. */
export const taxonomyIndustries = defineResource({
  type: 'taxonomy-industries',
  attributes: z.object({
    ...editedEntry,
    code: z.string().meta({ description: 'Of NAICS 2022.' }),
    parent: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Null for a main industry.' }),
    companyCount: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const NAICS = /^\d{2,6}(-\d{2})?$/

export const industryFields = z.object({
  ...spellingFields,
  code: z.string().trim().regex(NAICS, 'Enter a NAICS code such as 5132 or 44-45.'),
  parentId: z.uuid().nullable(),
})

const reading = ['session.required', 'permission.denied'] as const

export const listTaxonomyIndustries = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-industries',
  summary: 'Industries with how many companies have them, for operators and creators',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: taxonomyIndustries },
  status: 200,
  sorts: ['name', 'code', 'companyCount'],
  filters: entryFilters,
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getTaxonomyIndustry = defineEndpoint({
  method: 'GET',
  path: '/taxonomy-industries/{id}',
  summary: 'One industry; of a merged one, the industry that it became a part of',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: taxonomyIndustries },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const addJobIndustry = defineEndpoint({
  method: 'POST',
  path: '/job-industries',
  summary: 'Adds an industry',
  admission: 'session',
  body: industryFields.extend({
    aliases: industryFields.shape.aliases.default([]),
    parentId: industryFields.shape.parentId.default(null),
  }),
  bodyType: 'job-industries',
  answers: { kind: 'resource', of: jobIndustries },
  status: 201,
  errors: EDIT_ERRORS,
})

export const changeJobIndustry = defineEndpoint({
  method: 'PATCH',
  path: '/job-industries/{id}',
  summary: 'Edits an industry; a former name stays as an alias',
  admission: 'session',
  body: industryFields.partial().extend(seenVersion),
  bodyType: 'job-industries',
  answers: { kind: 'resource', of: jobIndustries },
  status: 200,
  errors: EDIT_ERRORS,
})

export const taxonomyIndustryActions = entryActions(taxonomyIndustries, 'companies')
