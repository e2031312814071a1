import type { WaterfallStep } from '@assay/contracts/candidate-searches'
import type { QueryCard, SourceSpan } from '@assay/contracts/query-card'
import type { CardNumbers } from '@assay/ranking-engine'
import type { Question as EngineQuestion } from '@assay/ranking-engine/query/reading'
import type { Context } from '../../platform/context/context.ts'
import { type LivePool, numbersLive } from '../ranking/index.ts'
import { wireCardOf } from '../requirements/index.ts'
import { type Change, cardChanges } from './changes.rules.ts'
import { findContradictions } from './contradictions.rules.ts'
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
  readonly relaxations: readonly (Omit<CardNumbers['relaxations'][number], 'card'> & {
    readonly changes: readonly Change[]
    readonly queryCard: QueryCard
  })[]
  readonly payFit: CardNumbers['payFit']
}

/** Reads a text into a card, or takes the card that was sent, and counts what today's pool would answer. */
export async function readQuery(ctx: Context, live: LivePool, input: QuestionInput): Promise<QueryReading> {
  const now = ctx.now()
  const question = readQuestion(input, now)
  const { relaxations, payFit, ...counted } = await numbersLive(live, question.card, { now: now.getTime() })
  const { reading, wireCard } = question
  return {
    question,
    spans: reading === null ? [] : spansOf(reading),
    lint: lintOf(reading, counted, findContradictions(question.card, now)),
    questions: input.queryCard === undefined ? (reading?.questions ?? []).map(wireQuestion) : [],
    ...counted,
    relaxations: relaxations.map(({ card, ...counts }) => {
      const queryCard = wireCardOf(card, wireCard.exclude)
      return { ...counts, queryCard, changes: cardChanges(wireCard, queryCard) }
    }),
    payFit,
  }
}

function wireQuestion({ id, text, options }: EngineQuestion): QueryReading['questions'][number] {
  return { id, text, options: options.map(({ label, card }) => ({ label, card: wireCardOf(card) })) }
}
