// Reads the queries of a file as the search box would.
import { createReadStream } from 'node:fs'
import { criteria } from '@assay/contracts/search-criteria'
import type { Door } from '@assay/text-reading'
import { z } from 'zod'
import { linesOf, RowRejected } from '../../domains/candidates/index.ts'
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

/** Reports unreadable lines by number and skips them. `isId`: whether the output format can hold an id. */
export async function readQueries(
  path: string,
  { now, isId = () => true }: { readonly now: Date; readonly isId?: (id: string) => boolean },
  output: Output,
): Promise<Queries> {
  const found: { id: string; question: Question }[] = []
  const taken = new Set<string>()
  let rejected = 0
  for await (const { line, text } of linesOf(createReadStream(path))) {
    if (text?.trim() === '') continue
    try {
      const read = readQueryLine(text ?? '', now)
      assertUsable(read.id, { isId, taken })
      taken.add(read.id)
      found.push(read)
    } catch (error) {
      if (!isComplaint(error)) throw error
      rejected += 1
      output.err(`${path}, line ${line}: ${complaint(error)}\n`)
    }
  }
  return { found, rejected }
}

function assertUsable(
  id: string,
  { isId, taken }: { isId: (id: string) => boolean; taken: ReadonlySet<string> },
): void {
  if (!isId(id)) throw new RowRejected(`id "${id}" has a space, which a TREC run cannot hold; use --format jsonl`)
  if (taken.has(id)) throw new RowRejected(`id "${id}" is already on an earlier line`)
}

function readQueryLine(text: string, now: Date): { id: string; question: Question } {
  const query = queryLine.parse(JSON.parse(text))
  const question =
    'criteria' in query
      ? readQuestion({ door: 'skill', criteria: query.criteria }, now)
      : leavingNobodyOut(readQuestion({ ...doorOf(query.door), text: query.text, isFromFile: true }, now))
  return { id: query.id, question }
}

/** The words of a text about one person are treated as a summary. */
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

const isComplaint = (error: unknown): error is Error =>
  [AppError, RowRejected, SyntaxError, z.ZodError].some((kind) => error instanceof kind)

function complaint(error: Error): string {
  if (error instanceof z.ZodError) return 'needs "id" and either "text" with "door", or "criteria"'
  return error instanceof SyntaxError ? `is not JSON (${error.message.slice(0, 120)})` : error.message
}
