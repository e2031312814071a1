import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { singleLine } from './single-line.ts'

/** Lists that support saved views. */
export const viewableLists = ['shortlists', 'requirements', 'contacts', 'interviews', 'offers', 'hires'] as const
export type ViewableList = (typeof viewableLists)[number]

export const maxListViews = 20

export const maxViewNameLength = 60

const parts = {
  name: singleLine().min(1).max(maxViewNameLength),
  columns: z
    .array(z.string().regex(/^[a-zA-Z][\w-]{0,39}$/))
    .min(1)
    .max(30)
    .meta({ description: 'In display order.' }),
  filters: z.record(z.string().regex(/^[a-zA-Z]\w{0,39}$/), z.string().max(200)),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]\w{0,39}$/)
    .nullable(),
  isDefault: z.boolean().meta({ description: 'The default view; one per list.' }),
}

/** A saved view of a list; private to the user. */
export const listViews = defineResource({
  type: 'list-views',
  attributes: z.object({ list: z.enum(viewableLists), ...parts, version: z.int(), ...timestamps }),
  relationships: {},
})

export const listListViews = defineEndpoint({
  method: 'GET',
  path: '/list-views',
  summary: 'The caller’s saved views, by name',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: listViews },
  status: 200,
  filters: { list: z.enum(viewableLists) },
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const saveListView = defineEndpoint({
  method: 'POST',
  path: '/list-views',
  summary: 'Saves a view; one of the same name is replaced',
  admission: 'session',
  body: z.object({
    list: z.enum(viewableLists),
    ...parts,
    filters: parts.filters.default({}),
    sort: parts.sort.default(null),
    isDefault: parts.isDefault.default(false),
  }),
  bodyType: 'list-views',
  answers: { kind: 'resource', of: listViews },
  status: 201,
  errors: [...WRITE_ERRORS, 'list-view.too-many'],
})

export const changeListView = defineEndpoint({
  method: 'PATCH',
  path: '/list-views/{id}',
  summary: 'Renames a view, or makes it the default',
  admission: 'session',
  body: z.object({ name: parts.name, isDefault: parts.isDefault, version: z.int() }).partial(),
  anyVersionUnlessNamed: true,
  bodyType: 'list-views',
  answers: { kind: 'resource', of: listViews },
  status: 200,
  errors: [...WRITE_ERRORS, 'list-view.name-taken', 'resource.conflict'],
})

export const deleteListView = defineEndpoint({
  method: 'DELETE',
  path: '/list-views/{id}',
  summary: 'Deletes a view',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
