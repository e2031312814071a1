import { createReadStream, existsSync } from 'node:fs'
import { queryCard } from '@assay/contracts/query-card'
import { buildPool, type Pool } from '@assay/ranking-engine'
import { z } from 'zod'
import { linesOf } from '../domains/candidates/index.ts'
import { dayNumber, dayOf, poolOptions, type RankedPool, rankPool } from '../domains/ranking/index.ts'
import { asksForSomething } from '../domains/requirements/index.ts'
import { type Question, readQuestion, whyNothingIsAsked } from '../domains/search/index.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { startProgress } from './progress.ts'
import { oneOf, readOptions, wholeNumber } from './read-options.ts'
import { readProfiles } from './read-profiles.ts'

const HELP = `Usage: assay rank --candidates FILE.jsonl --queries FILE.jsonl [--top N] [--format trec|jsonl] [--as-of DAY]

Ranks files without a database, through the code that the server uses. The ranking goes to the standard output.

  --candidates FILE  a JSON Resume per line (its id is meta.assay.externalId),
                     or {"externalId", "text"} with a plain-text résumé
  --queries FILE     {"id", "door": "jobDesc"|"summary"|"skill", "text"} or {"id", "queryCard"} per line;
                     what a text asks for leaves nobody out, a card is taken at its word
  --top N            so many candidates per query (100)
  --format FORMAT    trec (default): qid Q0 externalId rank score assay
                     jsonl: one ranked candidate per line, with the contributions that sum to its score
  --as-of DAY        the day that ages are measured from, such as 2026-11-20 (today)
  --help             this text

A line that cannot be read is reported with its number and left out; the exit code is then 1.
`

export const rankCommand: Command = {
  name: 'rank',
  summary: 'rank candidates of a file for queries of a file, without a database',
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('rank', output, () => runRank(readRequest(argv), output))
  },
}

interface Request {
  readonly candidatesPath: string
  readonly queriesPath: string
  readonly top: number
  readonly format: 'trec' | 'jsonl'
  readonly now: Date
}

function readRequest(argv: readonly string[]): Request {
  const { values, positionals } = readOptions(argv, {
    candidates: { type: 'string' },
    queries: { type: 'string' },
    top: { type: 'string' },
    format: { type: 'string' },
    'as-of': { type: 'string' },
  })
  if (values.candidates === undefined || values.queries === undefined || positionals.length > 0)
    throw new UsageError('--candidates FILE and --queries FILE are both needed; see --help')
  for (const path of [values.candidates, values.queries])
    if (!existsSync(path)) throw new UsageError(`there is no ${path}`)
  const asOf = values['as-of']
  const now = asOf === undefined ? new Date() : new Date(`${asOf}T12:00:00Z`)
  if (Number.isNaN(now.getTime())) throw new UsageError(`--as-of is a day such as 2026-11-20, not "${asOf}"`)
  return {
    candidatesPath: values.candidates,
    queriesPath: values.queries,
    top: wholeNumber('--top', values.top, 100),
    format: oneOf('--format', values.format, ['trec', 'jsonl']),
    now,
  }
}

async function runRank(request: Request, output: Output): Promise<number> {
  const { profiles, rejected } = await readProfiles(request.candidatesPath, dayOf(request.now), output)
  const pool = buildPool(profiles, { ...poolOptions(), asOfDay: dayNumber(request.now) })
  const queries = await readQueries(request, output)
  const progress = startProgress(output, 'ranking', queries.found.length)
  let unanswered = 0
  for (const [place, { id, question }] of queries.found.entries()) {
    if (!asksForSomething(question.card)) {
      unanswered += 1
      output.err(`query ${id}: ${whyNothingIsAsked(question)}\n`)
      continue
    }
    output.out(linesFor(request, id, answer(pool, question, request)))
    progress.show(place + 1, `${(place + 1).toLocaleString('en')} queries`)
  }
  progress.end()
  output.err(
    `${profiles.length} candidates ranked for ${queries.found.length - unanswered} queries` +
      `${rejected + queries.rejected === 0 ? '' : `, ${rejected + queries.rejected} lines left out`}\n`,
  )
  return rejected + queries.rejected === 0 ? 0 : 1
}

function answer(pool: Pool, question: Question, { top, now }: Request): RankedPool {
  return rankPool(pool, question.card, { limit: top, now: now.getTime(), facets: false })
}

function linesFor({ format }: Request, id: string, { matches }: RankedPool): string {
  if (format === 'trec')
    return matches.map(({ candidateId, rank, score }) => `${id} Q0 ${candidateId} ${rank} ${score} assay\n`).join('')
  return matches
    .map(({ candidateId, ...match }) => `${JSON.stringify({ query: id, externalId: candidateId, ...match })}\n`)
    .join('')
}

const queryLine = z.union([
  z.object({ id: z.coerce.string().min(1), queryCard }),
  z.object({
    id: z.coerce.string().min(1),
    door: z.enum(['jobDesc', 'summary', 'skill']).default('jobDesc'),
    text: z.string().min(1),
  }),
])

interface Queries {
  readonly found: readonly { readonly id: string; readonly question: Question }[]
  readonly rejected: number
}

async function readQueries(request: Request, output: Output): Promise<Queries> {
  const found: { id: string; question: Question }[] = []
  let rejected = 0
  for await (const { line, text } of linesOf(createReadStream(request.queriesPath))) {
    if (text?.trim() === '') continue
    try {
      found.push(readQueryLine(text ?? '', request.now))
    } catch (error) {
      if (!(error instanceof AppError || error instanceof SyntaxError || error instanceof z.ZodError)) throw error
      rejected += 1
      output.err(`${request.queriesPath}, line ${line}: ${complaint(error)}\n`)
    }
  }
  return { found, rejected }
}

function readQueryLine(text: string, now: Date): { id: string; question: Question } {
  const query = queryLine.parse(JSON.parse(text))
  const question =
    'queryCard' in query
      ? readQuestion({ door: 'skill', queryCard: query.queryCard }, now)
      : leavingNobodyOut(readQuestion({ door: query.door, text: query.text, isFromFile: true }, now))
  return { id: query.id, question }
}

/**
 * A file is ranked whole: what a text asks for moves people down, but résumés that say nothing of a country or a
 * language are still ranked. A query card is taken at its word.
 */
function leavingNobodyOut(question: Question): Question {
  const { card } = question
  const constraints = { ...card.constraints, countries: [], languages: [], engagement: [] }
  return { ...question, card: { ...card, mustHaveMode: 'prefer', constraints } }
}

function complaint(error: Error): string {
  if (error instanceof z.ZodError) return 'needs "id" and either "text" with "door", or "queryCard"'
  return error instanceof SyntaxError ? `is not JSON (${error.message.slice(0, 120)})` : error.message
}
