import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'

export const sampleStates = ['draft', 'scheduled', 'published', 'archived'] as const
export const sampleVerbs = ['schedule', 'withdraw', 'publish', 'archive'] as const
export type SampleVerb = (typeof sampleVerbs)[number]

export const sampleBodyLimits = { min: 200, max: 6000 } as const

/** Job descriptions to try a search with. Some come with Assay, creators write the others. */
export const sampleJobDescriptions = defineResource({
  type: 'sample-job-descriptions',
  attributes: z.object({
    title: z.string(),
    body: z.string(),
    locale: z.string(),
    licenceNote: z.string(),
    categoryName: z.string().nullable(),
    tagNames: z.array(z.string()),
    authorName: z.string().nullable().meta({ description: 'null for those that come with Assay.' }),
    state: z.enum(sampleStates),
    publishAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum([...sampleVerbs, 'edit'])).meta({ description: 'What the caller may do now.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {
    jobTitle: { to: 'unique-job-titles', many: false },
    skills: { to: 'job-skills', many: true },
    category: { to: 'categories', many: false },
    tags: { to: 'tags', many: true },
  },
})

const line = (min: number, max: number) => z.string().transform(oneLine).pipe(z.string().min(min).max(max))

const fields = z.object({
  title: line(3, 120),
  body: z.string().trim().min(sampleBodyLimits.min).max(sampleBodyLimits.max),
  titleId: z.uuid().nullable(),
  skillIds: z.array(z.uuid()).max(40),
  categoryId: z.uuid().nullable(),
  tagIds: z.array(z.uuid()).max(8),
  locale: z
    .string()
    .trim()
    .max(20)
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Enter a language such as en or en-GB.'),
  licenceNote: line(2, 200),
})

/** Defaults are kept apart: with them, editing one field would reset the others. */
const newSample = fields.extend({
  titleId: fields.shape.titleId.default(null),
  skillIds: fields.shape.skillIds.default([]),
  categoryId: fields.shape.categoryId.default(null),
  tagIds: fields.shape.tagIds.default([]),
  locale: fields.shape.locale.default('en'),
})

export const listSampleJobDescriptions = defineEndpoint({
  method: 'GET',
  path: '/sample-job-descriptions',
  summary: 'Published sample job descriptions; authors add their own, operators all',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: sampleJobDescriptions },
  status: 200,
  includes: ['skills'],
  sorts: ['createdAt', 'updatedAt'],
  filters: {
    search: z.string().trim().min(1).max(120),
    state: z.enum(sampleStates),
    category: z.uuid(),
    tag: z.uuid(),
  },
  paged: 'both',
  errors: ['request.parameter'],
})

export const getSampleJobDescription = defineEndpoint({
  method: 'GET',
  path: '/sample-job-descriptions/{id}',
  summary: 'One sample job description',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: sampleJobDescriptions },
  status: 200,
  includes: ['skills'],
  errors: ['resource.not-found'],
})

export const createSampleJobDescription = defineEndpoint({
  method: 'POST',
  path: '/sample-job-descriptions',
  summary: 'Writes a draft of a sample job description',
  admission: 'session',
  body: newSample,
  bodyType: 'sample-job-descriptions',
  answers: { kind: 'resource', of: sampleJobDescriptions },
  status: 201,
  includes: ['skills'],
  errors: WRITE_ERRORS,
})

export const changeSampleJobDescription = defineEndpoint({
  method: 'PATCH',
  path: '/sample-job-descriptions/{id}',
  summary: 'Edits the caller’s own sample job description, unless archived',
  admission: 'session',
  body: fields.partial(),
  bodyType: 'sample-job-descriptions',
  answers: { kind: 'resource', of: sampleJobDescriptions },
  status: 200,
  includes: ['skills'],
  errors: [...WRITE_ERRORS, 'item.transition', 'resource.conflict'],
})

const act = actionsOn(sampleJobDescriptions, { errors: [...WRITE_ERRORS, 'item.transition'] })
const nothing = z.object({})

export const sampleActions = {
  schedule: act('schedule', 'Schedules its publication', z.object({ publishAt: z.iso.datetime() })),
  withdraw: act('withdraw', 'Returns a scheduled one to draft', nothing),
  publish: act('publish', 'Publishes it now', nothing),
  archive: act('archive', 'Archives it', nothing),
}
