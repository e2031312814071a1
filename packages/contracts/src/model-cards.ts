import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'
import { evidenceGrades } from './search-criteria.ts'

/** What a card shares its points out to. */
export const cardParts = [
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
export type CardPart = (typeof cardParts)[number]

const estimate = z
  .object({ mean: z.number(), low: z.number(), high: z.number() })
  .meta({ description: 'With the bounds of its 95 % interval.' })

const measured = z.object({
  searches: z.int(),
  byHand: estimate.meta({ description: 'NDCG@10 of the model that is set by hand.' }),
  learned: estimate.meta({ description: 'The same with what was learned on top.' }),
  gain: estimate.meta({ description: 'Learned less by hand, paired by search.' }),
  challenger: estimate.meta({ description: 'Unrestricted trees on the same features.' }),
  challengerGain: estimate.meta({ description: 'Challenger less learned: what being explainable costs.' }),
})
export type MeasuredModel = z.output<typeof measured>

/** What anybody may know of a ranking model: what counts, how much, and how good the order is. */
export const modelCards = defineResource({
  type: 'model-cards',
  attributes: z.object({
    name: z.string(),
    shares: z
      .array(z.object({ part: z.enum(cardParts), share: z.number() }))
      .meta({ description: 'Of the points of a card that asks for everything, 0 to 1; the first has most.' }),
    proof: z
      .array(z.object({ grade: z.enum(evidenceGrades), worth: z.number() }))
      .meta({ description: 'How much of a skill’s points proof of each grade earns, 0 to 1.' }),
    most: z.object({
      claimed: z.int().meta({ description: 'Points of 1,000 that everything only claimed can move, at most.' }),
      stated: z.int().meta({ description: 'The same for everything that a candidate can write.' }),
      wordsUntitled: z.int().meta({ description: 'The same for a search that names no title.' }),
      words: z
        .int()
        .meta({ description: 'Points that all words of work together can bring; they are among what is claimed.' }),
    }),
    isCorrected: z.boolean().meta({ description: 'Whether what was learned is served.' }),
    learning: z
      .object({
        searches: z.int(),
        generated: measured.meta({ description: 'On searches made up like those it learned from, but others.' }),
        judged: measured.nullable().meta({ description: 'On real texts that were judged by reading.' }),
        reported: z
          .array(measured)
          .meta({ description: 'On further real texts, measured once after all was decided; they decided nothing.' }),
      })
      .nullable()
      .meta({ description: 'null: nothing was ever learned for it.' }),
  }),
  relationships: {},
})

export const getServingModelCard = defineEndpoint({
  method: 'GET',
  path: '/model-cards/serving',
  summary: 'The model by which the caller is answered: a company’s own where it has one',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: modelCards },
  status: 200,
  errors: ['service.not-ready'],
})
