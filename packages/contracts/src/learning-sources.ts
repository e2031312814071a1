import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** A company as a source of training data: how much there is, and whether the global model may use it. */
export const learningSources = defineResource({
  type: 'learning-sources',
  attributes: z.object({
    companyName: z.string(),
    impressions: z.int(),
    searches: z.int().meta({ description: 'Searches with an outcome in the last twelve months.' }),
    needed: z.int().meta({ description: 'The minimum of searches with an outcome; below it only the prior ranks.' }),
    share: z.number().meta({ description: 'The weight of the company’s own correction: n / (n + 30).' }),
    modelName: z.string().meta({ description: 'The model that serves the company now.' }),
    hasOwnModel: z.boolean(),
    agreement: z.object({ agreedAt: z.iso.datetime(), note: z.string() }).nullable(),
  }),
  relationships: { company: { to: 'companies', many: false } },
})

export const listLearningSources = defineEndpoint({
  method: 'GET',
  path: '/learning-sources',
  summary: 'Companies with impressions; meta sums up the training data of the global model',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: learningSources },
  status: 200,
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const agreeToLearn = defineEndpoint({
  method: 'POST',
  path: '/learning-sources/{id}/actions/agree',
  summary: 'Records a company’s consent to train the global model',
  admission: 'session',
  body: z.object({
    note: z.string().trim().min(3).max(500).meta({ description: 'Who agreed for the company, and when.' }),
  }),
  bodyType: 'learning-sources',
  answers: { kind: 'resource', of: learningSources },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid'],
})

export const withdrawFromLearning = defineEndpoint({
  method: 'POST',
  path: '/learning-sources/{id}/actions/withdraw',
  summary: 'Withdraws the consent; the next proposal excludes the company',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: learningSources },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})
