import { type Among, emptyCriteria, type SearchCriteria } from '@assay/contracts/search-criteria'
import { searchTextLimits } from '@assay/contracts/search-texts'
import type { SearchCriteria as EngineCriteria } from '@assay/ranking-engine'
import { remarksWithoutMatches } from '@assay/text-reading'
import type { Door, Reading } from '@assay/text-reading/description/reading'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { engineCriteriaOf, hasCriteria, wireCriteriaOf, withMeanings } from '../../requirements/index.ts'
import { readTextFor } from './reading-thread.ts'
import { readText } from './text-reader.ts'

export interface QuestionInput {
  readonly door: Door
  readonly text?: string | undefined
  readonly criteria?: SearchCriteria | undefined
  /** For a text alone; criteria name it themselves. */
  readonly among?: Among | undefined
  /** Files may hold texts of any length, for either search mode. */
  readonly isFromFile?: boolean
  /** The words of the text are of one person, who is looked for. */
  readonly isOfOnePerson?: boolean
}

/** An interpreted query: criteria for the engine and for the wire, and how the text was read. */
export interface Question {
  readonly door: Door
  readonly text: string | null
  readonly criteria: EngineCriteria
  readonly wireCriteria: SearchCriteria
  /** null without a text. */
  readonly reading: Reading | null
}

/** Given criteria take precedence; the text then only shows where their parts came from. */
export function readQuestion(input: QuestionInput, now: Date): Question {
  const text = textOf(input)
  return questionOf(input, text, text === null ? null : readText(text, input.door, now, input))
}

/** The question of a request, whose text is read while others are answered. */
export async function readQuestionFor(ctx: Context, input: QuestionInput): Promise<Question> {
  const text = textOf(input)
  return questionOf(input, text, text === null ? null : await readTextFor(ctx, text, input))
}

function textOf(input: QuestionInput): string | null {
  const text = input.text === undefined || input.text.trim() === '' ? null : input.text
  if (input.isFromFile !== true && input.door === 'summary' && (text?.length ?? 0) > searchTextLimits.summary.max)
    throw new ValidationError([
      {
        field: 'text',
        message: `A summary can have at most ${searchTextLimits.summary.max} characters. Paste longer texts as a job description.`,
      },
    ])
  return text
}

function questionOf(input: QuestionInput, text: string | null, reading: Reading | null): Question {
  const sent = input.criteria === undefined ? undefined : withMeanings(input.criteria)
  const criteria = sent === undefined ? (reading?.criteria ?? engineCriteriaOf(emptyCriteria)) : engineCriteriaOf(sent)
  const beside = sent ?? { among: input.among }
  return { door: input.door, text, criteria, wireCriteria: wireCriteriaOf(criteria, beside), reading }
}

/** The same question, with the text read in another way. */
export function withReading(question: Question, reading: Reading): Question {
  const { among } = question.wireCriteria
  return { ...question, reading, criteria: reading.criteria, wireCriteria: wireCriteriaOf(reading.criteria, { among }) }
}

/** A search needs skills or a title; the reader often knows why there are none. */
export function assertAsksForSomething(question: Question): void {
  if (!hasCriteria(question.criteria)) throw noCriteria(question)
}

export const noCriteria = (question: Question): AppError =>
  new AppError('search.nothing-asked', {
    detail: whyNoCriteria(question),
    field: question.text === null ? 'criteria' : 'text',
    meta: {
      lint: question.reading?.lint ?? [],
      notUnderstood: question.reading?.notUnderstood ?? [],
      language: question.reading?.language ?? null,
    },
  })

/** The same question once it is known that no profile contains its words. */
export function withoutMatches(question: Question): Question {
  const { reading } = question
  return reading === null ? question : { ...question, reading: { ...reading, lint: remarksWithoutMatches(reading) } }
}

const TELLING = new Set(['foreign-language', 'too-short', 'vague', 'looks-like-resume'])

/** The reader's remarks on a text without title or skill. */
export function whyNoCriteria({ reading }: Question): string {
  const telling = reading?.lint.find((finding) => TELLING.has(finding.code))
  return telling?.message ?? 'Add a title or at least one skill.'
}
