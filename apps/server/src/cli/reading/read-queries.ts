// Reads the queries of a file as the search box would.
import { createReadStream } from 'node:fs'
import { criteria } from '@assay/contracts/search-criteria'
import type { Door } from '@assay/text-reading'
import { z } from 'zod'
import { linesOf } from '../../domains/candidates/index.ts'
import { type Question, readQuestion } from '../../domains/search/index.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Output } from '../command.ts'

const queryLine = z.union([
  z.object({ id: z.coerce.string().min(1), criteria }),
  z.object({
    id: z.coerce.string().min(1),
    door: z.enum(['jobDesc', 'summary', 'skill', 'person']).default('jobDesc'),
    text: z.string().min(1),
  }),
])

export interface Queries {
  readonly found: readonly { readonly id: string; readonly question: Question }[]
  readonly rejected: number
}

/** Reports unreadable lines by number and skips them. */
export async function readQueries(path: string, now: Date, output: Output): Promise<Queries> {
  const found: { id: string; question: Question }[] = []
  let rejected = 0
  for await (const { line, text } of linesOf(createReadStream(path))) {
    if (text?.trim() === '') continue
    try {
      found.push(readQueryLine(text ?? '', now))
    } catch (error) {
      if (!(error instanceof AppError || error instanceof SyntaxError || error instanceof z.ZodError)) throw error
      rejected += 1
      output.err(`${path}, line ${line}: ${complaint(error)}\n`)
    }
  }
  return { found, rejected }
}

function readQueryLine(text: string, now: Date): { id: string; question: Question } {
  const query = queryLine.parse(JSON.parse(text))
  const question =
    'criteria' in query
      ? readQuestion({ door: 'skill', criteria: query.criteria }, now)
      : leavingNobodyOut(readQuestion({ ...doorOf(query.door), text: query.text, isFromFile: true }, now))
  return { id: query.id, question }
}

/** Words of one person are told as in a summary. */
function doorOf(door: Door | 'person'): { door: Door; isOfOnePerson: boolean } {
  return door === 'person' ? { door: 'summary', isOfOnePerson: true } : { door, isOfOnePerson: false }
}

/**
 * A file is ranked in full: text criteria lower the score, but résumés without a country or language stay in. Explicit
 * criteria still filter.
 */
function leavingNobodyOut(question: Question): Question {
  const { criteria } = question
  const constraints = { ...criteria.constraints, countries: [], languages: [], engagement: [] }
  return { ...question, criteria: { ...criteria, mustHaveMode: 'prefer', constraints } }
}

function complaint(error: Error): string {
  if (error instanceof z.ZodError) return 'needs "id" and either "text" with "door", or "criteria"'
  return error instanceof SyntaxError ? `is not JSON (${error.message.slice(0, 120)})` : error.message
}
