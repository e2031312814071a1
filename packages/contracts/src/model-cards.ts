import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'
import { evidenceGrades } from './search-criteria.ts'

/** The groups of features that share the points of a score. */
export const modelParts = [
  'title',
  'skills',
  'seniority',
  'years',
  'vetting',
  'rate',
  'notice',
  'overlap',
  'language',
] as const
export type ModelPart = (typeof modelParts)[number]

const estimate = z
  .object({ mean: z.number(), low: z.number(), high: z.number() })
  .meta({ description: 'With a 95 % confidence interval.' })

const measured = z.object({
  name: z.string().meta({ description: 'The name of the test set, such as judged-test.' }),
  searches: z.int(),
  byHand: estimate.meta({ description: 'NDCG@10 of the hand-set model.' }),
  learned: estimate.meta({ description: 'NDCG@10 with the learned correction.' }),
  gain: estimate.meta({ description: 'Learned minus hand-set, paired by search.' }),
  challenger: estimate.meta({ description: 'NDCG@10 of unconstrained trees on the same features.' }),
  challengerGain: estimate.meta({ description: 'Challenger minus learned: the cost of explainability.' }),
})
export type MeasuredModel = z.output<typeof measured>

/** The public description of a ranking model: its features, their weights and its measured quality. */
export const modelCards = defineResource({
  type: 'model-cards',
  attributes: z.object({
    name: z.string(),
    shares: z
      .array(z.object({ part: z.enum(modelParts), share: z.number() }))
      .meta({ description: 'The share of the points when criteria use every feature, 0 to 1; largest first.' }),
    proof: z
      .array(z.object({ grade: z.enum(evidenceGrades), worth: z.number() }))
      .meta({ description: 'The share of a skill’s points that each verification level earns, 0 to 1.' }),
    most: z.object({
      listed: z.int().meta({
        description: 'The maximum points that lists can move: skills without a dated job, and keywords.',
      }),
      claimed: z.int().meta({
        description: 'The maximum points that self-reported evidence can move within a group of the list.',
      }),
      stated: z.int().meta({
        description: 'The maximum points that text written by the candidate can move within a group of the list.',
      }),
      wordsUntitled: z.int().meta({ description: 'The same for a search without a title.' }),
      careers: z.int().meta({ description: 'Points for skills that led other people to such work.' }),
      words: z.int().meta({ description: 'The maximum points of all keywords together; part of the points of lists.' }),
    }),
    isCorrected: z.boolean().meta({ description: 'Whether the learned correction is served.' }),
    learning: z
      .object({
        searches: z.int(),
        generated: measured.meta({ description: 'On generated searches that were held out from training.' }),
        judged: measured.nullable().meta({ description: 'On real texts, graded by reading.' }),
        reported: z
          .array(measured)
          .meta({ description: 'On further real texts, measured once after all decisions and used for none.' }),
      })
      .nullable()
      .meta({ description: 'null when no correction was learned.' }),
  }),
  relationships: {},
})

export const getServingModelCard = defineEndpoint({
  method: 'GET',
  path: '/model-cards/serving',
  summary: 'The ranking model of the caller: the company’s own if there is one',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: modelCards },
  status: 200,
  errors: ['service.not-ready'],
})
