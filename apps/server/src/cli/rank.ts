import { statSync } from 'node:fs'
import { buildPool, type Pool, type WordMatches } from '@assay/ranking-engine'
import { matchCopiedText, matchExactWords, matchText } from '@assay/text-reading'
import { poolOptions, type RankedPool, rankPool } from '../domains/ranking/index.ts'
import { hasCriteria } from '../domains/requirements/index.ts'
import { type Question, soughtAmong, tellingMatches, whyNoCriteria } from '../domains/search/index.ts'
import { dayNumberOf, dayOf } from '../platform/time/days.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { startProgress } from './progress.ts'
import { oneOf, readOptions, wholeNumber } from './read-options.ts'
import { type MaskedTexts, readProfiles, readQueries } from './reading/index.ts'

const HELP = `Usage: assay rank --candidates FILE.jsonl --queries FILE.jsonl [--top N] [--format trec|jsonl] [--as-of DAY]

Ranks files without a database, with the code that the server uses. The ranking is written to standard output.

  --candidates FILE  a JSON Resume per line (its id is meta.assay.externalId),
                     or {"externalId", "text"} with a plain-text résumé
  --queries FILE     {"id", "door": "jobDesc"|"summary"|"skill"|"person", "text"} or {"id", "criteria"} per line;
                     criteria read from a text exclude no one, given criteria do;
                     "exact words" in quotation marks are found in the full texts;
                     "person" looks for one known person: the profile with most of the words
                     comes first
  --top N            candidates per query (100)
  --format FORMAT    trec (default): qid Q0 externalId rank score assay
                     jsonl: one ranked candidate per line, with the contributions that sum to its score
  --as-of DAY        the reference day for ages, such as 2026-11-20 (today)
  --help             this text

Unreadable lines are reported with their number and skipped; the exit code is then 1.
`

export const rankCommand: Command = {
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
    throw new UsageError('--candidates FILE and --queries FILE are required; see --help')
  for (const path of [values.candidates, values.queries]) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found === undefined) throw new UsageError(`${path} does not exist`)
    if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a file`)
  }
  const asOf = values['as-of']
  const now = asOf === undefined ? new Date() : new Date(`${asOf}T12:00:00Z`)
  if (Number.isNaN(now.getTime())) throw new UsageError(`--as-of must be a day such as 2026-11-20, not "${asOf}"`)
  return {
    candidatesPath: values.candidates,
    queriesPath: values.queries,
    top: wholeNumber('--top', values.top, 100),
    format: oneOf('--format', values.format, ['trec', 'jsonl']),
    now,
  }
}

async function runRank(request: Request, output: Output): Promise<number> {
  const isId = request.format === 'trec' ? (id: string) => !/\s/.test(id) : () => true
  const { profiles, said, rejected } = await readProfiles(
    request.candidatesPath,
    { today: dayOf(request.now), isId },
    output,
  )
  const pool = buildPool(profiles, { ...poolOptions(), asOfDay: dayNumberOf(request.now) })
  const queries = await readQueries(request.queriesPath, { now: request.now, isId }, output)
  const progress = startProgress(output, 'ranking', queries.found.length)
  let unanswered = 0
  for (const [place, { id, question }] of queries.found.entries()) {
    if (!hasCriteria(question.criteria)) {
      unanswered += 1
      output.err(`query ${id}: ${whyNoCriteria(question)}\n`)
      continue
    }
    output.out(linesFor(request, id, answer(pool, wordMatchesIn(question, said), question, request)))
    progress.show(place + 1, `${(place + 1).toLocaleString('en')} queries`)
  }
  progress.end()
  output.err(
    `${profiles.length} candidates ranked for ${queries.found.length - unanswered} queries` +
      `${rejected + queries.rejected === 0 ? '' : `, ${rejected + queries.rejected} lines skipped`}\n`,
  )
  return rejected + queries.rejected === 0 ? 0 : 1
}

function answer(pool: Pool, said: readonly WordMatches[], question: Question, { top, now }: Request): RankedPool {
  return rankPool(pool, question.criteria, { limit: top, now: now.getTime(), facets: false, said })
}

function wordMatchesIn({ criteria, reading, text }: Question, { saying, texts }: MaskedTexts): WordMatches[] {
  const { exactWords = [], writtenWords = [], textWords } = criteria
  const look = (words: string) => ({ words, ids: saying(words) })
  const words = reading?.wordsIfCopied
  const ofText =
    textWords !== undefined
      ? matchText(textWords, saying, texts, { isRead: reading !== null })
      : words !== undefined && text !== null
        ? matchCopiedText({ words, text }, saying, texts)
        : null
  const found = exactWords.map(look)
  const ofExact = ofText === null ? matchExactWords(soughtAmong(found), texts) : null
  return tellingMatches(found, writtenWords.map(look), ofText, ofExact)
}

function linesFor({ format }: Request, id: string, { matches }: RankedPool): string {
  if (format === 'trec')
    return matches.map(({ candidateId, rank, score }) => `${id} Q0 ${candidateId} ${rank} ${score} assay\n`).join('')
  return matches
    .map(({ candidateId, ...match }) => `${JSON.stringify({ query: id, externalId: candidateId, ...match })}\n`)
    .join('')
}
