import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { visibilities } from './requirements.ts'
import { defineResource } from './resource.ts'
import { constraints } from './search-criteria.ts'

/** The requirements of a job, as the public and its candidates read them. */
export const jobAsks = z.object({
  description: z.string(),
  mustHave: z
    .array(z.object({ anyOf: z.array(z.string()), minYears: z.number().nullable() }))
    .meta({ description: 'Names of skills; one of each entry is enough.' }),
  niceToHave: z.array(z.string()),
  minYears: z.number().nullable(),
  languages: constraints.shape.languages,
  countries: constraints.shape.countries,
  countriesPreferred: z.boolean().meta({ description: 'Candidates from other countries may apply too.' }),
  engagement: constraints.shape.engagement,
  overlapHours: constraints.shape.overlapHours,
})
export type JobAsks = z.output<typeof jobAsks>

export const publicJobs = defineResource({
  type: 'public-jobs',
  attributes: jobAsks.extend({
    title: z.string(),
    company: z.string(),
    seats: z.int(),
    band: pay.nullable(),
    openedAt: z.iso.datetime(),
    visibility: z.enum(visibilities).exclude(['private']),
  }),
  relationships: {},
})

export const getPublicJob = defineEndpoint({
  method: 'GET',
  path: '/public-jobs/{id}',
  summary: 'An open job whose company shares it: what a candidate reads',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: publicJobs },
  status: 200,
  errors: ['resource.not-found'],
})
