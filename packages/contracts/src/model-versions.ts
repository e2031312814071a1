import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'

/** proposed → serving → retired | rolledBack; proposed → rejected | superseded. */
export const modelVersionStates = ['proposed', 'serving', 'retired', 'rolledBack', 'rejected', 'superseded'] as const
export type ModelVersionState = (typeof modelVersionStates)[number]

const difference = z.object({
  mean: z.number(),
  low: z.number().meta({ description: 'The lower bound of the 95 % confidence interval.' }),
  high: z.number(),
})

/** The training data of a version. */
export const learnedFrom = z.object({
  searches: z.int().meta({ description: 'Searches with at least one outcome.' }),
  impressions: z.int(),
  outcomes: z.object({
    longLooks: z.int(),
    shortlisted: z.int(),
    contacted: z.int(),
    released: z.int(),
    interviewed: z.int(),
    offered: z.int(),
    hired: z.int(),
    rejected: z.int(),
  }),
  companies: z.int(),
  share: z.number().meta({ description: 'The weight of the learned correction: n / (n + 30).' }),
  positionBias: z.object({ exponent: z.number(), low: z.number(), high: z.number(), looks: z.int() }),
  largestWeight: z.number().meta({ description: 'The clipping limit of the propensity weights.' }),
  until: z.iso.datetime(),
})
export type LearnedFrom = z.output<typeof learnedFrom>

/** Measured on the newest fifth of the searches, which was held out from training. */
export const modelMetrics = z.object({
  heldOut: z.int().meta({ description: 'The number of searches measured.' }),
  ndcgBefore: z.number(),
  ndcgAfter: z.number(),
  difference,
  ndcgChallenger: z
    .number()
    .nullable()
    .meta({ description: 'The NDCG of unconstrained trees on the same features: the cost of explainability.' }),
})
export type ModelMetrics = z.output<typeof modelMetrics>

/** How the correction changes one feature, in points of a score and as text. */
export const shapeChange = z.object({
  feature: z.string(),
  words: z.string(),
  most: z.int().meta({ description: 'The largest change in points, signed.' }),
  points: z.array(z.object({ at: z.string(), before: z.int(), after: z.int() })),
})
export type ShapeChange = z.output<typeof shapeChange>

/** Past frozen searches, ranked by both models. */
export const shadowTest = z.object({
  searches: z.int(),
  kendallTau: z.number().meta({ description: 'Kendall’s tau (1: the same order); the mean over the searches.' }),
  topTenChanged: z.number().meta({ description: 'How many of the top ten differ, on average.' }),
  unchanged: z.int().meta({ description: 'Searches with an unchanged top ten.' }),
  groups: z
    .array(z.object({ group: z.string(), people: z.int(), before: z.number(), after: z.number() }))
    .meta({ description: 'Selection rate of each group at the top, relative to the others.' }),
  moves: z.array(
    z.object({
      searchId: z.uuid(),
      title: z.string(),
      candidateId: z.uuid(),
      maskedName: z.string(),
      before: z.int(),
      after: z.int(),
    }),
  ),
})
export type ShadowTest = z.output<typeof shadowTest>

export const guardNames = ['enoughSearches', 'ranksBetter', 'noLeak', 'fair'] as const
export type GuardName = (typeof guardNames)[number]

export const guard = z.object({
  name: z.enum(guardNames),
  passed: z.boolean(),
  words: z.string(),
})
export type Guard = z.output<typeof guard>

export const modelVersions = defineResource({
  type: 'model-versions',
  attributes: z.object({
    name: z.string(),
    state: z.enum(modelVersionStates),
    modelHash: z.string(),
    basedOn: z.string(),
    learnedFrom,
    metrics: modelMetrics,
    diff: z.array(shapeChange),
    shadow: shadowTest,
    guards: z.array(guard),
    reason: z.string().nullable().meta({ description: 'Why it was promoted or rejected.' }),
    decidedAt: z.iso.datetime().nullable(),
    rollBackReason: z.string().nullable(),
    rolledBackAt: z.iso.datetime().nullable(),
    companyName: z.string().nullable().meta({ description: 'null for the global model.' }),
    mayDo: z.array(z.enum(['promote', 'reject', 'rollback'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

const reading = ['session.required', 'permission.denied', 'request.parameter'] as const

export const listModelVersions = defineEndpoint({
  method: 'GET',
  path: '/model-versions',
  summary: 'Learned models, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: modelVersions },
  status: 200,
  sorts: ['createdAt'],
  filters: { state: oneOrMoreOf(modelVersionStates), company: z.uuid() },
  paged: 'both',
  errors: reading,
})

export const getModelVersion = defineEndpoint({
  method: 'GET',
  path: '/model-versions/{id}',
  summary: 'One model with its diff, its shadow test and its guards',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: modelVersions },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

export const proposeModelVersion = defineEndpoint({
  method: 'POST',
  path: '/model-versions/actions/propose',
  summary: 'Starts training now instead of tonight; 404 for an unknown company',
  admission: 'session',
  body: z.object({
    companyId: z.uuid().nullable().default(null).meta({ description: 'null for the global model.' }),
  }),
  bodyType: 'model-versions',
  answers: { kind: 'resource', of: modelVersions },
  status: 201,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found', 'model.too-few'],
})

const decision = z.object({ reason: z.string().trim().min(3).max(500) })
const action = actionsOn(modelVersions, {
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid', 'model.transition'],
})

export const promoteModelVersion = action('promote', 'Deploys a proposed model; refused when a guard fails', decision, [
  'model.outdated',
  'model.guard-searches',
  'model.guard-quality',
  'model.guard-leakage',
  'model.guard-fairness',
])

export const rejectModelVersion = action('reject', 'Turns a proposed model down', decision)

export const rollBackModelVersion = action(
  'rollback',
  'Rolls back the serving model to its exact predecessor',
  decision,
)
