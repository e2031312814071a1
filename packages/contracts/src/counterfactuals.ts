import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

const mover = z.object({
  candidateId: z.string(),
  maskedName: z.string(),
})

/** What would change a candidate's place, in both directions, on today's pool. Nothing is stored. */
export const counterfactuals = defineResource({
  type: 'counterfactuals',
  attributes: z.object({
    into: z.int().meta({ description: 'Who counts as among the best: the first so many.' }),
    rankNow: z.int().nullable().meta({ description: 'null: the criteria leaves the candidate out.' }),
    raise: z
      .object({
        isReached: z.boolean(),
        scoreNow: z.int(),
        scoreNeeded: z.int().meta({ description: 'To be surpassed.' }),
        scoreThen: z.int(),
        changes: z.array(
          z.object({
            kind: z.enum(['evidence', 'notice']),
            label: z.string().meta({ description: 'In words: "have Kafka assessed".' }),
            points: z.int().meta({ description: 'What this change alone brings.' }),
          }),
        ),
      })
      .nullable()
      .meta({
        description: 'The fewest things the candidate can really change; null where there are not so many others.',
      }),
    relaxations: z
      .array(
        z.object({
          target: z.string().meta({ description: 'As in the waterfall: `mustHave:0`, `rate` …' }),
          condition: z.string(),
          rankThen: z.int(),
          scoreThen: z.int(),
          matchedThen: z.int(),
          entering: z.array(mover),
          leaving: z.array(mover),
        }),
      )
      .meta({
        description:
          'Conditions of the criteria without which the candidate would stand higher, the most helpful first.',
      }),
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    search: { to: 'candidate-searches', many: false },
  },
})

export const getCounterfactuals = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches/{id}/counterfactuals/{candidateId}',
  summary: 'What would bring a candidate among the best five, and which condition of the criteria keeps them back',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: counterfactuals },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'search.busy', 'service.not-ready'],
})
