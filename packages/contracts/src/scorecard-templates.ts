import { z } from 'zod'
import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { interviewKinds } from './scheduled-interviews.ts'
import { singleLine } from './single-line.ts'

const criterion = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]{0,59}$/)
    .meta({ description: 'Stays the same when the wording changes, so that scorecards remain comparable.' }),
  label: singleLine().min(2).max(80),
  hint: z.string().trim().max(300).nullable().default(null).meta({ description: 'Descriptions of a 1 and a 5.' }),
})

export const scorecardTemplates = defineResource({
  type: 'scorecard-templates',
  attributes: z.object({
    name: z.string(),
    kind: z.enum(interviewKinds),
    criteria: z.array(criterion.extend({ hint: z.string().nullable() })),
    retiredAt: z.iso.datetime().nullable().meta({ description: 'Archived since then; existing interviews keep it.' }),
    mayEdit: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

const name = singleLine().min(2).max(60)
const criteria = z
  .array(criterion)
  .min(1)
  .max(12)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Each key can be listed once.')

export const listScorecardTemplates = defineEndpoint({
  method: 'GET',
  path: '/scorecard-templates',
  summary: 'The scorecard templates of the company',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: scorecardTemplates },
  status: 200,
  filters: { kind: z.enum(interviewKinds), retired: z.enum(['yes', 'no']) },
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const createScorecardTemplate = defineEndpoint({
  method: 'POST',
  path: '/scorecard-templates',
  summary: 'Creates a scorecard template; owners and admins only',
  admission: 'session',
  body: z.object({ name, kind: z.enum(interviewKinds), criteria }),
  bodyType: 'scorecard-templates',
  answers: { kind: 'resource', of: scorecardTemplates },
  status: 201,
  errors: [...WRITE_ERRORS, 'scorecard-template.name-taken'],
})

export const changeScorecardTemplate = defineEndpoint({
  method: 'PATCH',
  path: '/scorecard-templates/{id}',
  summary: 'Updates a scorecard template; existing interviews keep their version',
  admission: 'session',
  body: z.object({ name: name.optional(), criteria: criteria.optional(), version: z.int().optional() }),
  bodyType: 'scorecard-templates',
  answers: { kind: 'resource', of: scorecardTemplates },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict', 'scorecard-template.name-taken'],
})

export const retireScorecardTemplate = defineEndpoint({
  method: 'POST',
  path: '/scorecard-templates/{id}/actions/retire',
  summary: 'Archives a scorecard template',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: scorecardTemplates },
  status: 200,
  errors: WRITE_ERRORS,
})
