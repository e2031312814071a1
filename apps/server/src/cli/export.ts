import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { formatCount } from '@assay/contracts/display-words'
import { findAgencyBySlug } from '../domains/agencies/index.ts'
import { csvColumns, csvLineOf, exportCandidates, jsonResumeOf } from '../domains/candidates/index.ts'
import { writeCompany } from '../domains/company-exports/index.ts'
import { exportSearch } from '../domains/search/index.ts'
import { findCompanyByName } from '../domains/tenants/index.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { type OpenData, withData } from './open-data.ts'
import { startProgress } from './progress.ts'
import { oneOf, readOptions } from './read-options.ts'

const HELP = `Usage: assay export candidates [FILE] [--agency SLUG] [--format jsonl|csv]
       assay export company NAME [FILE]
       assay export search ID [FILE]

candidates: all, or those of one agency, in the formats that assay import reads. Contains names: keep it safe.
company:    all that Assay keeps for one company, one JSON object per line: the company, its team, jobs, searches,
            contact requests with shared details, interviews, offers, hires and the whole timeline. Keep it safe.
search:     a frozen search with everything that assay replay needs to rank it again anywhere, one JSON object
            per line: the search, then each profile of its pool as it was ranked. Contains no names.

Without FILE, it is written to standard output.
`

export const exportCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('export', output, async () => {
      const { values, positionals } = readOptions(argv, { agency: { type: 'string' }, format: { type: 'string' } })
      const [what, ...rest] = positionals
      if (rest.length > (what === 'candidates' ? 1 : 2)) throw new UsageError('too many arguments; see --help')
      if (what !== 'candidates' && Object.keys(values).length > 0)
        throw new UsageError('--agency and --format are for candidates; see --help')
      if (what === 'candidates') {
        const format = oneOf('--format', values.format, ['jsonl', 'csv'])
        return withData((data) => candidatesOut(data, { agency: values.agency, format, path: rest[0], output }))
      }
      const [name, path] = rest
      if (what === 'company' && name !== undefined) return withData((data) => companyOut(data, { name, path, output }))
      if (what === 'search' && name !== undefined)
        return withData((data) => searchOut(data, { id: name, path, output }))
      throw new UsageError('expected "candidates", "company NAME" or "search ID"; see --help')
    })
  },
}

interface CandidatesRequest {
  readonly agency: string | undefined
  readonly format: 'jsonl' | 'csv'
  readonly path: string | undefined
  readonly output: Output
}

async function candidatesOut({ ctx }: OpenData, request: CandidatesRequest): Promise<number> {
  const agency = request.agency === undefined ? null : await findAgencyBySlug(ctx.db, request.agency)
  if (request.agency !== undefined && agency === null) throw new UsageError(`unknown agency "${request.agency}"`)
  const isCsv = request.format === 'csv'
  const progress = startProgress(request.output, 'export', null)
  let written = 0
  await writeLines(request.path, async function* () {
    if (isCsv) yield csvColumns.join(',')
    for await (const records of exportCandidates(ctx.db, agency?.id ?? 'all')) {
      for (const record of records) yield isCsv ? csvLineOf(record) : JSON.stringify(jsonResumeOf(record))
      written += records.length
      progress.show(written, `${written.toLocaleString('en')} candidates`)
    }
  })
  progress.end()
  request.output.err(`${formatCount(written, 'candidate')} exported\n`)
  return 0
}

async function companyOut(
  { ctx }: OpenData,
  request: { name: string; path: string | undefined; output: Output },
): Promise<number> {
  const company = await findCompanyByName(ctx.db, request.name)
  if (company === null) throw new UsageError(`no company is named "${request.name}"`)
  let written = 0
  await writeLines(request.path, async function* () {
    for await (const entry of writeCompany(ctx, company, { userId: null, hasNames: true })) {
      written += 1
      yield JSON.stringify(entry)
    }
  })
  request.output.err(`${formatCount(written, 'record')} exported\n`)
  return 0
}

async function searchOut(
  { ctx, database }: OpenData,
  request: { id: string; path: string | undefined; output: Output },
): Promise<number> {
  const progress = startProgress(request.output, 'export', null)
  let written = 0
  await writeLines(request.path, async function* () {
    for await (const line of exportSearch(ctx, database.pool, request.id)) {
      written += 1
      progress.show(written, `${written.toLocaleString('en')} lines`)
      yield JSON.stringify(line)
    }
  }).catch((error: unknown) => {
    progress.end()
    throw error instanceof AppError ? new UsageError(error.message) : error
  })
  progress.end()
  request.output.err(`1 search and ${formatCount(written - 1, 'profile')} exported\n`)
  return 0
}

/** Renames into place at the end, so a file appears only when it is complete. */
async function writeLines(path: string | undefined, lines: () => AsyncIterable<string>): Promise<void> {
  if (path === undefined || path === '-') return pour(process.stdout, lines())
  const unfinished = `${path}.unfinished`
  const file = createWriteStream(unfinished, { mode: 0o600 })
  try {
    await once(file, 'open')
    // Rejects with the first failure, including a write that is not awaited.
    const stored = finished(file)
    await Promise.race([stored, pour(file, lines()).then(() => file.end())])
    await stored
    await rename(unfinished, path)
  } catch (error) {
    file.destroy()
    await rm(unfinished, { force: true })
    if ((error as NodeJS.ErrnoException).syscall === 'open') throw new UsageError(`cannot write ${path}`)
    throw error
  }
}

async function pour(target: Writable, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (!target.write(`${line}\n`)) await once(target, 'drain')
}
