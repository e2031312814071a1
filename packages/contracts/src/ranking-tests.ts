import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** The weights of a model that may be moved, from 0 to 1,000. */
export const testedWeights = [
  'title',
  'skills',
  'seniority',
  'years',
  'vetting',
  'rate',
  'notice',
  'overlap',
  'language',
  'mustHave',
  'niceToHave',
  'typicalSkill',
  'unwantedSkill',
] as const
export type TestedWeight = (typeof testedWeights)[number]

const weights = z.partialRecord(z.enum(testedWeights), z.number().min(0).max(1_000))

/** builtIn: the model of this build. serving: the shared model in use. Or the hash of a model version, for operators. */
const modelName = z.union([z.enum(['builtIn', 'serving']), z.string().regex(/^[0-9a-f]{64}$/)])

const testedLine = z.object({ feature: z.string(), label: z.string(), value: z.string(), points: z.int() })

const testedMatch = z.object({
  name: z.string().meta({ description: 'The number of an invented candidate.' }),
  headline: z.string(),
  country: z.string().nullable(),
  rank: z.int(),
  score: z.int(),
  lines: z.array(testedLine).meta({ description: 'Their points add up to the score.' }),
  rankBefore: z.int().nullable().meta({ description: 'Under the other model; null if it leaves the candidate out.' }),
  scoreBefore: z.int().nullable(),
})

const biasGroup = z.object({
  by: z.string(),
  group: z.string(),
  candidates: z.int(),
  selected: z.int(),
  rate: z.number(),
  impactRatio: z.number().nullable().meta({ description: 'The rate over the highest rate; null for small groups.' }),
  isFlagged: z.boolean().meta({ description: 'Under four fifths.' }),
})

/** One run on invented candidates. Nothing of it is stored. */
export const rankingTests = defineResource({
  type: 'ranking-tests',
  attributes: z.object({
    seed: z.string(),
    poolSize: z.int(),
    poolHash: z.string(),
    title: z.string().nullable(),
    skills: z.array(z.string()).meta({ description: 'The skills read from the text.' }),
    notUnderstood: z.array(z.string()),
    matchedCount: z.int(),
    model: z.object({ version: z.string(), hash: z.string() }),
    against: z.object({ version: z.string(), hash: z.string() }),
    weights: z.array(z.object({ name: z.enum(testedWeights), base: z.number(), value: z.number() })),
    matches: z.array(testedMatch),
    sums: z.object({ checked: z.int(), exact: z.int() }),
    comparison: z.object({
      topTenShared: z.int(),
      moved: z.int().meta({ description: 'Candidates whose rank differs.' }),
      kendallTau: z.number().nullable(),
    }),
    bias: z.object({ selected: z.int(), groups: z.array(biasGroup) }),
    replay: z.object({
      isIdentical: z.boolean(),
      first: z.string().meta({ description: 'Hash of the ranking.' }),
      second: z.string().meta({ description: 'Of the same, with the index rebuilt from shuffled candidates.' }),
    }),
    health: z.array(z.object({ name: z.string(), isWell: z.boolean(), detail: z.string() })),
  }),
  relationships: {},
})

export const runRankingTest = defineEndpoint({
  method: 'POST',
  path: '/ranking-tests',
  summary:
    'Ranks invented candidates for a text: sums, bias arithmetic, replay and installation health. Stores nothing',
  admission: 'session',
  body: z.object({
    seed: z.string().min(1).max(40),
    size: z.int().min(20).max(500).default(200),
    text: z.string().min(20).max(20_000),
    model: modelName.default('serving'),
    against: modelName.default('builtIn'),
    weights: weights.default({}),
  }),
  bodyType: 'ranking-tests',
  answers: { kind: 'resource', of: rankingTests },
  status: 200,
  errors: [
    'session.required',
    'permission.denied',
    'validation.invalid',
    'resource.not-found',
    'search.nothing-asked',
    'service.not-ready',
  ],
})
