import { z } from 'zod'
import { givenInstant } from './calendar-day.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

export const itemStates = ['draft', 'inReview', 'scheduled', 'published', 'retired'] as const
export const itemKinds = ['article', 'course', 'tour', 'post', 'template'] as const
export const itemAudiences = ['all', 'employer', 'agency'] as const
export const itemCovers = ['scale', 'people', 'law', 'talk', 'pay', 'chart'] as const
export const itemVerbs = ['submit', 'withdraw', 'schedule', 'publish', 'retire'] as const
export type ItemVerb = (typeof itemVerbs)[number]

const line = (min: number, max: number) => z.string().transform(oneLine).pipe(z.string().min(min).max(max))

/** What a creator writes for the learning hub. */
export const items = defineResource({
  type: 'items',
  attributes: z.object({
    title: z.string(),
    slug: z.string(),
    summary: z.string(),
    body: z.string().meta({ description: 'Markdown; raw HTML in it is text.' }),
    kind: z.enum(itemKinds),
    audience: z.enum(itemAudiences),
    cover: z.enum(itemCovers).nullable().meta({ description: 'One of the drawings that come with Assay.' }),
    readMinutes: z.int(),
    categoryName: z.string(),
    tagNames: z.array(z.string()),
    authorName: z.string().nullable(),
    state: z.enum(itemStates),
    publishAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    isNew: z.boolean().meta({ description: 'Published within two weeks and not opened by the caller.' }),
    isDone: z.boolean().meta({ description: 'Marked as read by the caller.' }),
    ownRating: z.int().nullable(),
    rating: z.number().nullable().meta({ description: 'The average from three ratings on, of 5.' }),
    readers: z.int().nullable().meta({ description: 'Users who marked it as read, for its author and operators.' }),
    mayDo: z.array(z.enum([...itemVerbs, 'edit'])).meta({ description: 'What the caller may do now.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { category: { to: 'categories', many: false }, tags: { to: 'tags', many: true } },
})

export const categoryKinds = ['content', 'skill'] as const

export const categories = defineResource({
  type: 'categories',
  attributes: z.object({
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    kind: z.enum(categoryKinds),
    order: z.int(),
    items: z.int().meta({ description: 'Items that the caller can read.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { parent: { to: 'categories', many: false } },
})

const fields = z.object({
  title: line(3, 120),
  summary: z.string().trim().max(240),
  body: z.string().trim().min(1).max(40_000),
  categoryId: z.uuid(),
  tagIds: z.array(z.uuid()).max(8),
  kind: z.enum(itemKinds),
  audience: z.enum(itemAudiences),
  cover: z.enum(itemCovers).nullable(),
})

/** Defaults are kept apart: with them, editing one field would reset the others. */
const newItem = fields.extend({
  summary: fields.shape.summary.default(''),
  tagIds: fields.shape.tagIds.default([]),
  kind: fields.shape.kind.default('article'),
  audience: fields.shape.audience.default('all'),
  cover: fields.shape.cover.default(null),
})

export const listItems = defineEndpoint({
  method: 'GET',
  path: '/items',
  summary: 'What is published for the caller, latest first; authors add their own, operators all',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: items },
  status: 200,
  filters: {
    category: z.uuid(),
    tag: z.uuid(),
    search: z.string().trim().min(1).max(120),
    state: z.enum(itemStates),
    slug: z.string().max(140),
  },
  sorts: ['publishedAt', 'updatedAt'],
  paged: 'both',
  errors: ['request.parameter'],
})

export const getItem = defineEndpoint({
  method: 'GET',
  path: '/items/{id}',
  summary: 'One item',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: items },
  status: 200,
  errors: ['resource.not-found'],
})

export const createItem = defineEndpoint({
  method: 'POST',
  path: '/items',
  summary: 'Writes a draft',
  admission: 'session',
  body: newItem,
  bodyType: 'items',
  answers: { kind: 'resource', of: items },
  status: 201,
  errors: WRITE_ERRORS,
})

export const changeItem = defineEndpoint({
  method: 'PATCH',
  path: '/items/{id}',
  summary: 'Edits the caller’s own item, unless retired',
  admission: 'session',
  body: fields.extend({ version: z.int() }).partial(),
  anyVersionUnlessNamed: true,
  bodyType: 'items',
  answers: { kind: 'resource', of: items },
  status: 200,
  errors: [...WRITE_ERRORS, 'item.transition', 'resource.conflict'],
})

const act = actionsOn(items, { errors: [...WRITE_ERRORS, 'item.transition'] })
const nothing = z.object({})

export const itemActions = {
  submit: act('submit', 'Submits a draft for review', nothing),
  withdraw: act('withdraw', 'Returns it to draft', nothing),
  schedule: act('schedule', 'Schedules its publication', z.object({ publishAt: givenInstant })),
  publish: act('publish', 'Publishes it now', nothing),
  retire: act('retire', 'Retires it from the learning hub', nothing),
  markDone: act('markDone', 'Marks it as read, or as not read', z.object({ done: z.boolean() })),
  rate: act('rate', 'Rates it from 1 to 5', z.object({ stars: z.int().min(1).max(5) })),
}

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/categories',
  summary: 'Categories of content and skills, in order',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: categories },
  status: 200,
  errors: [],
})

const categoryFields = z.object({
  name: line(2, 60),
  description: z.string().trim().max(300),
  order: z.int().min(0).max(1000),
})

const newCategory = categoryFields.extend({
  description: categoryFields.shape.description.default(''),
  order: categoryFields.shape.order.default(100),
  kind: z.enum(categoryKinds).default('content'),
})

export const createCategory = defineEndpoint({
  method: 'POST',
  path: '/categories',
  summary: 'Adds a category',
  admission: 'session',
  body: newCategory,
  bodyType: 'categories',
  answers: { kind: 'resource', of: categories },
  status: 201,
  errors: [...WRITE_ERRORS, 'category.exists'],
})

export const changeCategory = defineEndpoint({
  method: 'PATCH',
  path: '/categories/{id}',
  summary: 'Renames, describes or reorders a category',
  admission: 'session',
  body: categoryFields.extend({ version: z.int() }).partial(),
  bodyType: 'categories',
  answers: { kind: 'resource', of: categories },
  status: 200,
  anyVersionUnlessNamed: true,
  errors: [...WRITE_ERRORS, 'category.exists', 'resource.conflict'],
})
