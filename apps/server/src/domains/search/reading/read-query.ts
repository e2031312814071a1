import type { WaterfallStep } from '@assay/contracts/candidate-searches'
import type { SearchCriteria, SourceSpan } from '@assay/contracts/search-criteria'
import type { CriteriaNumbers } from '@assay/ranking-engine'
import type { Question as EngineQuestion } from '@assay/text-reading/description/reading'
import type { Context } from '../../../platform/context/context.ts'
import { type LivePool, numbersLive } from '../../ranking/index.ts'
import { wireCriteriaOf } from '../../requirements/index.ts'
import { confirmOnePerson, findAbsent, findWordMatches, type ListAmong, listOnly } from '../matches/index.ts'
import { lintOf, looseningOf, spansOf } from '../searches/index.ts'
import { type Change, criteriaChanges } from './changes.rules.ts'
import { findContradictions } from './contradictions.rules.ts'
import { type Question, type QuestionInput, readQuestionFor, withoutMatches } from './read-question.ts'

export interface QueryReading {
  readonly question: Question
  readonly spans: readonly SourceSpan[]
  readonly lint: ReturnType<typeof lintOf>
  readonly questions: readonly {
    readonly id: string
    readonly text: string
    readonly options: readonly { readonly label: string; readonly criteria: ReturnType<typeof wireCriteriaOf> }[]
  }[]
  readonly poolSize: number
  readonly matchedCount: number
  readonly waterfall: readonly WaterfallStep[]
  readonly relaxations: readonly (Omit<CriteriaNumbers['relaxations'][number], 'criteria'> & {
    readonly changes: readonly Change[]
    readonly criteria: SearchCriteria
  })[]
  readonly payFit: CriteriaNumbers['payFit']
}

/** Reads a text into criteria, or takes the given ones, and counts the matches in today's pool. */
export async function readQuery(
  ctx: Context,
  { live, listAmong }: { readonly live: LivePool; readonly listAmong: ListAmong },
  input: QuestionInput,
): Promise<QueryReading> {
  const now = ctx.now()
  const only = await listOnly(ctx, listAmong, input.criteria?.among)
  const { question: asked, ...known } = await confirmOnePerson(ctx.db, await readQuestionFor(ctx, input))
  const { said, lint: wordLint, isTextUnmatched } = await findWordMatches(ctx.db, asked.criteria, known)
  const question = isTextUnmatched ? withoutMatches(asked) : asked
  const options = { now: now.getTime(), said, ...(only === null ? {} : { only }) }
  const { relaxations, payFit, ...counted } = await numbersLive(live, question.criteria, options)
  const { reading, wireCriteria } = question
  const absent = await findAbsent(live, question.criteria, counted, now)
  return {
    question,
    spans: reading === null ? [] : spansOf(reading),
    lint: [
      ...wordLint,
      ...absent,
      ...lintOf(reading, findContradictions(question.criteria, now)),
      ...looseningOf(counted, relaxations),
    ],
    questions: input.criteria === undefined ? (reading?.questions ?? []).map(wireQuestion) : [],
    ...counted,
    relaxations: relaxations.map(({ criteria: relaxed, ...counts }) => {
      const criteria = wireCriteriaOf(relaxed, wireCriteria)
      return { ...counts, criteria, changes: criteriaChanges(wireCriteria, criteria) }
    }),
    payFit,
  }
}

function wireQuestion({ id, text, options }: EngineQuestion): QueryReading['questions'][number] {
  return { id, text, options: options.map(({ label, criteria }) => ({ label, criteria: wireCriteriaOf(criteria) })) }
}
