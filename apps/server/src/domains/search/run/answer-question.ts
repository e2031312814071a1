import type { Model } from '@assay/ranking-engine'
import type { Context, Queries } from '../../../platform/context/context.ts'
import type { LivePool } from '../../ranking/index.ts'
import {
  askPool,
  assertWordsFound,
  confirmOnePerson,
  findAbsent,
  findLoosening,
  findWordMatches,
} from '../matches/index.ts'
import {
  assertAsksForSomething,
  findContradictions,
  type Question,
  type QuestionInput,
  readQuestionFor,
} from '../reading/index.ts'
import { FROZEN_MATCHES, lintOf, spansOf } from '../searches/index.ts'

export interface Askable {
  readonly question: Question
  /** Who has the words that the question looks for. */
  readonly saying: Awaited<ReturnType<typeof findWordMatches>>
}

/** Reads what is looked for; refuses a question that asks for nothing, or only for words that no profile has. */
export async function readAskable(ctx: Context, input: QuestionInput): Promise<Askable> {
  const { question, ...known } = await confirmOnePerson(ctx.db, await readQuestionFor(ctx, input))
  assertAsksForSomething(question)
  const saying = await findWordMatches(ctx.db, question.criteria, known)
  assertWordsFound(question, saying)
  return { question, saying }
}

interface Asked extends Askable {
  readonly model: Model
  /** Candidates who are left out. */
  readonly except: readonly string[]
  /** null: all candidates. */
  readonly only: readonly string[] | null
  readonly equalSeed: number
}

/** Ranks today's pool, and says what a search freezes of the question and its answer. */
export async function answerQuestion(db: Queries, live: LivePool, asked: Asked, now: Date) {
  const { question, saying, model, except, only, equalSeed } = asked
  const { criteria, reading } = question
  const ranked = await askPool(
    db,
    live,
    { criteria, except, only, limit: FROZEN_MATCHES, model, equalSeed, saying },
    now,
  )
  const { candidateIds, kept, circumstances, build, wordLint, ...answer } = ranked
  const absent = await findAbsent(live, criteria, answer, now)
  const loosening = await findLoosening(live, criteria, answer, {
    now: now.getTime(),
    model,
    said: saying.said,
    except,
    ...(only === null ? {} : { only }),
  })
  return {
    candidateIds,
    kept,
    circumstances,
    build,
    answer,
    asked: {
      text: question.text,
      criteria: question.wireCriteria,
      spans: reading === null ? [] : spansOf(reading),
      notUnderstood: reading?.notUnderstood ?? [],
      lint: [...wordLint, ...absent, ...lintOf(reading, findContradictions(criteria, now)), ...loosening],
    },
  }
}
