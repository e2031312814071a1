import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { seniorities } from './search-criteria.ts'
import { entryMarks } from './taxonomy-entries.ts'

const listErrors = ['request.parameter'] as const

export const uniqueJobTitles = defineResource({
  type: 'unique-job-titles',
  attributes: z.object({
    name: z.string(),
    slug: z.string(),
    aliases: z.array(z.string()),
    seniority: z.enum(seniorities),
    family: z.string(),
    onetCode: z.string().nullable(),
    escoUri: z.string().nullable().meta({ description: 'The equivalent occupation of ESCO.' }),
    ...entryMarks,
    ...timestamps,
  }),
  relationships: { typicalSkills: { to: 'job-skills', many: true } },
})

export const listUniqueJobTitles = defineEndpoint({
  method: 'GET',
  path: '/unique-job-titles',
  summary: 'Job titles',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: uniqueJobTitles },
  status: 200,
  includes: ['typicalSkills'],
  sorts: ['name'],
  filters: { search: z.string().max(80), family: z.string().max(80) },
  paged: 'both',
  errors: listErrors,
})

export const countries = defineResource({
  type: 'countries',
  attributes: z.object({
    code: z.string(),
    name: z.string(),
    dialCode: z.string(),
    currency: z.string(),
    regions: z.array(z.string()).meta({ description: 'Continents first, then groups such as DACH or Nordics.' }),
    flags: z.object({ eu: z.boolean(), eea: z.boolean() }),
    ...timestamps,
  }),
  relationships: {},
})

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/countries',
  summary: 'Countries',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: countries },
  status: 200,
  sorts: ['name', 'code'],
  filters: { code: z.string().length(2), region: z.string().max(40) },
  paged: 'both',
  errors: listErrors,
})

export const timezones = defineResource({
  type: 'timezones',
  attributes: z.object({
    name: z.string(),
    offsetNow: z.int().meta({ description: 'Minutes east of UTC, now.' }),
    offsetNext: z
      .object({ at: z.iso.datetime(), offset: z.int() })
      .nullable()
      .meta({ description: 'The next change; null when none is known.' }),
    countries: z.array(z.string()),
    ...timestamps,
  }),
  relationships: {},
})

export const listTimezones = defineEndpoint({
  method: 'GET',
  path: '/timezones',
  summary: 'Time zones, from the runtime’s zone data',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: timezones },
  status: 200,
  sorts: ['name', 'offsetNow'],
  filters: { search: z.string().max(80), country: z.string().length(2) },
  paged: 'both',
  errors: listErrors,
})

export const jobIndustries = defineResource({
  type: 'job-industries',
  attributes: z.object({
    name: z.string(),
    slug: z.string(),
    code: z.string(),
    aliases: z.array(z.string()),
    ...entryMarks,
    ...timestamps,
  }),
  relationships: { parent: { to: 'job-industries', many: false } },
})

export const listJobIndustries = defineEndpoint({
  method: 'GET',
  path: '/job-industries',
  summary: 'Industries',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: jobIndustries },
  status: 200,
  includes: ['parent'],
  sorts: ['name', 'code'],
  filters: { search: z.string().max(80) },
  paged: 'both',
  errors: listErrors,
})
