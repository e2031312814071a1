import { z } from 'zod'
import { races, sexes } from './demographics.ts'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** queued → running → ready | failed. */
export const biasAuditStates = ['queued', 'running', 'ready', 'failed'] as const
export type BiasAuditState = (typeof biasAuditStates)[number]

/** The comparison: a score above the median (scoring rate), or having come so far (selection rate). */
export const auditMeasures = ['scored', 'shortlisted', 'interviewed', 'hired'] as const
export type AuditMeasure = (typeof auditMeasures)[number]
export const auditCuts = ['sex', 'race', 'both'] as const
export type AuditCut = (typeof auditCuts)[number]

export const impactRow = z.object({
  sex: z.enum(sexes).nullable(),
  race: z.enum(races).nullable(),
  people: z.int(),
  selected: z.int(),
  rate: z.number().meta({ description: 'selected / people: the selection rate or the scoring rate.' }),
  low: z.number().meta({ description: 'The 95 % interval of the rate (Wilson).' }),
  high: z.number(),
  ratio: z.number().nullable().meta({
    description:
      'The impact ratio: the rate by the highest rate. null for excluded categories, or if no one was selected.',
  }),
  ratioLow: z.number().nullable().meta({ description: 'The 95 % interval of the ratio (Katz).' }),
  ratioHigh: z.number().nullable(),
  isSmall: z.boolean().meta({ description: 'Less than 2 % of the people: excluded from the ratios.' }),
  isFlagged: z.boolean().meta({ description: 'The ratio is below four fifths.' }),
})
export type ImpactRow = z.output<typeof impactRow>

export const impactTable = z.object({
  measure: z.enum(auditMeasures),
  by: z.enum(auditCuts),
  unknown: z.int().meta({ description: 'Assessed, but not in a row: no answer, or in a hidden category.' }),
  hidden: z.int().meta({ description: 'Categories left out, because few people in them could be recognized.' }),
  rows: z.array(impactRow),
})
export type ImpactTable = z.output<typeof impactTable>

export const swapKinds = ['name', 'photo', 'school', 'gap', 'genderWords'] as const
export type SwapKind = (typeof swapKinds)[number]

/** Candidates ranked again with one irrelevant detail changed. */
export const swapTest = z.object({
  people: z.int(),
  jobs: z.int(),
  kinds: z.array(
    z.object({
      kind: z.enum(swapKinds),
      scores: z.int().meta({ description: 'Scores compared.' }),
      moved: z.int().meta({ description: 'Scores that changed.' }),
      most: z.int().meta({ description: 'The largest change, in points.' }),
    }),
  ),
})
export type SwapTest = z.output<typeof swapTest>

export const proxyLink = z.object({
  feature: z.string(),
  by: z.enum(['sex', 'race']),
  category: z.string(),
  people: z.int(),
  others: z.int(),
  effect: z.number().meta({ description: 'How often a member has more points than another, ties half; 0.5: no link.' }),
  p: z.number(),
  adjusted: z.number().meta({ description: 'p, corrected for all comparisons (Holm).' }),
})
export type ProxyLink = z.output<typeof proxyLink>

/** Which features of the ranking differ between groups. */
export const proxyHunt = z.object({
  tested: z.int(),
  found: z.array(proxyLink),
  strongest: z.array(proxyLink).meta({ description: 'The strongest links, found or not.' }),
})
export type ProxyHunt = z.output<typeof proxyHunt>

/** The effect of DetConstSort on the rankings of the period. It changes no ranking. */
export const rerankingTrial = z.object({
  by: z.enum(['sex', 'race']),
  rankings: z.int(),
  ndcg: z.number().meta({ description: 'NDCG@10 after re-ranking, of 1 before it.' }),
  ndcgLowest: z.number(),
  skewBefore: z.number().meta({ description: 'Mean over rankings of MinSkew@10: 0 is proportional.' }),
  skewAfter: z.number(),
})
export type RerankingTrial = z.output<typeof rerankingTrial>

export const auditResult = z.object({
  assessments: z.int().meta({ description: 'Candidates times the jobs they were ranked for.' }),
  people: z.int(),
  jobs: z.int(),
  answered: z.int().nullable().meta({ description: 'People who volunteered; null if fewer than five.' }),
  models: z.array(z.string()),
  tables: z.array(impactTable),
  swaps: swapTest,
  proxies: proxyHunt,
  reranking: z.array(rerankingTrial),
})
export type AuditResult = z.output<typeof auditResult>

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-10.')
  .meta({ description: 'A whole month, such as 2026-10.' })

export const biasAudits = defineResource({
  type: 'bias-audits',
  attributes: z.object({
    state: z.enum(biasAuditStates),
    from: z.string(),
    to: z.string(),
    companyName: z.string().nullable().meta({ description: 'null: the whole installation.' }),
    triesReranking: z.boolean(),
    result: auditResult.nullable(),
    failure: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    mayDo: z.array(z.enum(['publish', 'unpublish'])),
    version: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

export const listBiasAudits = defineEndpoint({
  method: 'GET',
  path: '/bias-audits',
  summary: 'Bias audits, latest first; without the permission to run them, the published ones',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: biasAudits },
  status: 200,
  sorts: ['createdAt'],
  filters: { published: z.enum(['true']), scope: z.enum(['installation', 'company']) },
  paged: 'both',
  errors: ['request.parameter'],
})

export const getBiasAudit = defineEndpoint({
  method: 'GET',
  path: '/bias-audits/{id}',
  summary: 'One bias audit; anyone reads a published one',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: biasAudits },
  status: 200,
  errors: ['resource.not-found'],
})

export const runBiasAudit = defineEndpoint({
  method: 'POST',
  path: '/bias-audits',
  summary: 'Starts an audit of past months in the background: of the caller’s company or, for operators, of all',
  admission: 'session',
  body: z.object({ from: month, to: month, triesReranking: z.boolean().default(false) }),
  bodyType: 'bias-audits',
  answers: { kind: 'resource', of: biasAudits },
  status: 202,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'bias-audit.running'],
})

const action = actionsOn(biasAudits, {
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'bias-audit.transition'],
})

export const publishBiasAudit = action('publish', 'Publishes the audit', z.object({}))
export const unpublishBiasAudit = action('unpublish', 'Stops publishing the audit', z.object({}))
