import { z } from 'zod'
import { door, waterfallStep } from './candidate-searches.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'
import { criteria, legend, lintFinding, sourceSpan } from './search-criteria.ts'
import { searchTextLimits } from './search-texts.ts'

/** One condition relaxed, with the resulting criteria. Sending them back matches exactly the promised candidates. */
export const relaxation = z.object({
  target: z.string().meta({ description: 'As in the waterfall: `mustHave:0`, `rate` …' }),
  how: z
    .enum(['eased', 'dropped'])
    .meta({ description: 'dropped: removed, or a must-have that becomes a nice-to-have.' }),
  changes: z.array(z.object({ what: z.string(), was: z.string().nullable(), is: z.string().nullable() })),
  brings: z.int().meta({ description: 'How many more candidates match then.' }),
  matchedThen: z.int(),
  criteria,
})
export type Relaxation = z.output<typeof relaxation>

/** The criteria read from a text, and the result on current candidates. Nothing is stored. */
export const queryReadings = defineResource({
  type: 'query-readings',
  attributes: z.object({
    door,
    criteria,
    legend,
    spans: z.array(sourceSpan),
    notUnderstood: z.array(z.string()),
    lint: z.array(lintFinding),
    questions: z
      .array(
        z.object({
          id: z.string(),
          text: z.string(),
          options: z.array(z.object({ label: z.string(), criteria })),
        }),
      )
      .max(2)
      .meta({
        description: 'Clarifying questions, each option with its resulting criteria. The first option is the default.',
      }),
    language: z.string().nullable().meta({ description: 'The language of the text when it is not English.' }),
    poolSize: z.int(),
    matchedCount: z.int(),
    waterfall: z.array(waterfallStep),
    relaxations: z.array(relaxation).meta({
      description: 'Single changes of the criteria that yield more matches, smallest first. No current match is lost.',
    }),
    payFit: z
      .object({
        fits: z.int().meta({ description: 'Candidates who state a rate within the limit.' }),
        stated: z.int().meta({ description: 'Candidates who state a rate.' }),
        silent: z.int(),
        percent: z.int().meta({ description: 'fits / stated.' }),
      })
      .nullable()
      .meta({ description: 'Of all candidates who meet the other criteria; null without a pay limit.' }),
  }),
  relationships: {},
})

export const readQuery = defineEndpoint({
  method: 'POST',
  path: '/query-readings',
  summary: 'Reads criteria from a text, or counts the matches of edited criteria',
  admission: 'guest',
  body: z.object({
    door,
    text: z.string().max(searchTextLimits.jobDesc.max).optional(),
    criteria: criteria.optional(),
  }),
  bodyType: 'query-readings',
  answers: { kind: 'resource', of: queryReadings },
  status: 200,
  errors: ['validation.invalid', 'request.rate-limited', 'search.busy', 'service.not-ready'],
})

/** The text of an uploaded file. The file itself is not stored. */
export const documentTexts = defineResource({
  type: 'document-texts',
  attributes: z.object({ fileName: z.string(), text: z.string(), characters: z.int(), truncated: z.boolean() }),
  relationships: {},
})

/** Sent as multipart/form-data with one part named `file` (pdf, docx or txt, at most 2 MB). */
export const readDocument = defineEndpoint({
  method: 'POST',
  path: '/document-texts',
  summary: 'Extracts the text of a pdf, docx or txt file',
  admission: 'guest',
  body: null,
  answers: { kind: 'resource', of: documentTexts },
  status: 200,
  errors: ['document.unreadable', 'document.kind', 'document.too-large', 'request.rate-limited', 'service.not-ready'],
})
