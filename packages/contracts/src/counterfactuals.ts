import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

const mover = z.object({
  candidateId: z.string(),
  maskedName: z.string(),
})

/** What would change a candidate's rank, up or down, among current candidates. Nothing is stored. */
export const counterfactuals = defineResource({
  type: 'counterfactuals',
  attributes: z.object({
    into: z.int().meta({ description: 'The rank to reach.' }),
    rankNow: z.int().nullable().meta({ description: 'null when the criteria exclude the candidate.' }),
    raise: z
      .object({
        isReached: z.boolean(),
        scoreNow: z.int(),
        scoreNeeded: z.int().meta({ description: 'The score to beat.' }),
        scoreThen: z.int(),
        changes: z.array(
          z.object({
            kind: z.enum(['evidence', 'notice']),
            label: z.string().meta({ description: 'The change as text: "have Kafka assessed".' }),
            points: z.int().meta({ description: 'The effect of this change alone.' }),
          }),
        ),
      })
      .nullable()
      .meta({
        description: 'The smallest set of changes a candidate can make; null when there are too few other candidates.',
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
        description: 'Conditions whose removal would raise the candidate’s rank, most effective first.',
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
  summary: 'What would move a candidate into the top five, and which conditions of the criteria prevent it',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: counterfactuals },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'search.busy', 'service.not-ready'],
})
