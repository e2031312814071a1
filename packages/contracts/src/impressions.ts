import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** The maximum rows of one report: two pages of the longest list. */
export const MAX_IMPRESSIONS = 200

/** A candidate was shown, opened, or viewed for a while; sent in batches and counted once. */
export const reportImpressions = defineEndpoint({
  method: 'POST',
  path: '/candidate-searches/{id}/actions/report-impressions',
  summary: 'Reports which candidates were shown, opened and viewed for long; idempotent',
  admission: 'session',
  body: z.object({
    seen: z
      .array(
        z.object({
          candidateId: z.uuid(),
          opened: z.boolean().default(false).meta({ description: 'The explanation or the profile was opened.' }),
          longLook: z.boolean().default(false).meta({ description: 'It stayed open for a while.' }),
        }),
      )
      .min(1)
      .max(MAX_IMPRESSIONS),
  }),
  bodyType: 'candidate-searches',
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid'],
})

/** How often a candidate was shown: the exposure that the ranking gives. */
export const exposures = defineResource({
  type: 'exposures',
  attributes: z.object({
    maskedName: z.string(),
    shown: z.int().meta({ description: 'How many users saw the candidate in a search.' }),
    companies: z.int(),
    meanPlace: z.number(),
    exposure: z.number().meta({ description: 'The sum of the examination probabilities of the ranks shown.' }),
    opened: z.int(),
    lastShownAt: z.iso.datetime(),
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

export const listExposures = defineEndpoint({
  method: 'GET',
  path: '/exposures',
  summary: 'Candidates by how often they were shown in the last 90 days; meta measures the inequality',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: exposures },
  status: 200,
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})
