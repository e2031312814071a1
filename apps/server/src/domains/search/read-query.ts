import type { WaterfallStep } from '@assay/contracts/candidate-searches'
import type { SourceSpan } from '@assay/contracts/query-card'
import type { Question as EngineQuestion } from '@assay/ranking-engine/query/reading'
import type { Context } from '../../platform/context/context.ts'
import { countLive, type LivePool } from '../ranking/index.ts'
import { wireCardOf } from '../requirements/index.ts'
import { type Question, type QuestionInput, readQuestion } from './read-question.ts'
import { lintOf, spansOf } from './searches.rules.ts'

export interface QueryReading {
  readonly question: Question
  readonly spans: readonly SourceSpan[]
  readonly lint: ReturnType<typeof lintOf>
  readonly questions: readonly {
    readonly id: string
    readonly text: string
    readonly options: readonly { readonly label: string; readonly card: ReturnType<typeof wireCardOf> }[]
  }[]
  readonly poolSize: number
  readonly matchedCount: number
  readonly waterfall: readonly WaterfallStep[]
}

/** Reads a text into a card, or takes the card that was sent, and counts what today's pool would answer. */
export async function readQuery(ctx: Context, live: LivePool, input: QuestionInput): Promise<QueryReading> {
  const now = ctx.now()
  const question = readQuestion(input, now)
  const counted = await countLive(live, question.card, { now: now.getTime() })
  const { reading } = question
  return {
    question,
    spans: reading === null ? [] : spansOf(reading),
    lint: lintOf(reading, counted),
    questions: input.queryCard === undefined ? (reading?.questions ?? []).map(wireQuestion) : [],
    ...counted,
  }
}

function wireQuestion({ id, text, options }: EngineQuestion): QueryReading['questions'][number] {
  return { id, text, options: options.map(({ label, card }) => ({ label, card: wireCardOf(card) })) }
}
