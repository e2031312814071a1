import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { entryMarks } from './taxonomy-entries.ts'

export const skillKinds = ['language', 'framework', 'tool', 'domain', 'soft'] as const

export const jobSkills = defineResource({
  type: 'job-skills',
  attributes: z.object({
    name: z.string(),
    slug: z.string(),
    kind: z.enum(skillKinds),
    aliases: z.array(z.string()),
    ...entryMarks,
    candidateCount: z.int().meta({ description: 'Candidates who have the skill.' }),
    verifiedCount: z.int().meta({ description: 'Of those, candidates with evidence above self-reported.' }),
    payBand: z
      .object({ low: z.int(), middle: z.int(), high: z.int(), currency: z.string(), people: z.int() })
      .nullable()
      .meta({ description: 'Hourly pay in minor units: quartiles of the candidates; null below 20.' }),
    oftenWith: z.array(z.object({ skillId: z.string(), slug: z.string(), name: z.string(), share: z.number() })),
    ...timestamps,
  }),
  relationships: { broader: { to: 'job-skills', many: true }, related: { to: 'job-skills', many: true } },
})

/** `filter[search]` matches name, alias and prefix, best first; `filter[slug]` is exact. */
export const listJobSkills = defineEndpoint({
  method: 'GET',
  path: '/job-skills',
  summary: 'Skills',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: jobSkills },
  status: 200,
  includes: ['broader', 'related'],
  sorts: ['name', 'candidateCount'],
  filters: {
    search: z.string().max(80),
    slug: z.string().max(80),
    kind: z.enum(skillKinds),
    ids: z.string().max(4000),
  },
  paged: 'both',
  errors: ['request.parameter'],
})

export const getJobSkill = defineEndpoint({
  method: 'GET',
  path: '/job-skills/{id}',
  summary: 'One skill, by id or slug',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: jobSkills },
  status: 200,
  includes: ['broader', 'related'],
  errors: ['resource.not-found'],
})
