import { createReadStream, type ReadStream, statSync } from 'node:fs'
import { oneLine } from '@assay/contracts/one-line'
import { findAgencyBySlug, listAgencySlugs } from '../domains/agencies/index.ts'
import {
  type ImportReport,
  importRows,
  type ReadRow,
  readCandidateLines,
  readCsvRows,
  readJsonResumeLine,
} from '../domains/candidates/index.ts'
import { dayOf } from '../platform/time/days.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { type OpenData, withData } from './open-data.ts'
import { startProgress } from './progress.ts'
import { oneOf, readOptions, wholeNumber } from './read-options.ts'
import { readResumeFolder } from './reading/index.ts'

const HELP = `Usage: assay import FILE [--agency SLUG] [--format jsonl|csv] [--max-errors N]

Imports or updates candidates. FILE is one of
  candidates.jsonl   one JSON Resume document per line (jsonresume.org; see docs/import.md)
  candidates.csv     a header and one candidate per row
  folder/            résumés as pdf, docx or txt; the file's name is the candidate's id

Invalid rows are reported with line and reason and skipped. Importing the same file again changes nothing.

  --agency SLUG      the agency that represents these candidates (none)
  --format FORMAT    jsonl or csv, if the file name does not end in it
  --max-errors N     show at most N rejected rows (20); all are counted
  --help             this text
`

export const importCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('import', output, async () => {
      const request = readRequest(argv)
      return withData((data) => runImport(request, data, output))
    })
  },
}

interface Request {
  readonly path: string
  readonly kind: 'jsonl' | 'csv' | 'folder'
  readonly agency: string | undefined
  readonly maxErrors: number
}

function readRequest(argv: readonly string[]): Request {
  const { values, positionals } = readOptions(argv, {
    agency: { type: 'string' },
    format: { type: 'string' },
    'max-errors': { type: 'string' },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError('expected one file or folder; see --help')
  return {
    path,
    kind: kindOf(path, values.format),
    agency: values.agency,
    maxErrors: wholeNumber('--max-errors', values['max-errors'], 20),
  }
}

function kindOf(path: string, format: string | undefined): Request['kind'] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new UsageError(`${path} does not exist`)
  if (found.isDirectory()) return 'folder'
  if (format !== undefined) return oneOf('--format', format, ['jsonl', 'csv'])
  if (/\.(jsonl|ndjson|json)$/i.test(path)) return 'jsonl'
  if (/\.csv$/i.test(path)) return 'csv'
  throw new UsageError(`${path} ends in neither .jsonl nor .csv; add --format`)
}

async function runImport(request: Request, data: OpenData, output: Output): Promise<number> {
  const agencyId = await agencyIdFor(request, data)
  const isFolder = request.kind === 'folder'
  const size = isFolder ? null : statSync(request.path).size
  const stream = isFolder ? null : createReadStream(request.path, { highWaterMark: 1 << 18 })
  const progress = startProgress(output, 'import', size)
  let shown = 0
  const report = await importRows(data.ctx, rowsOf(request, stream), {
    agencyId,
    now: new Date(),
    onRejected: ({ line, reason, name }) => {
      shown += 1
      if (shown > request.maxErrors) return
      progress.end()
      output.err(`${oneLine(`${name ?? `line ${line}`}: ${reason}`)}\n`)
    },
    onProgress: ({ read, imported, updated }) =>
      progress.show(
        stream?.bytesRead ?? read,
        `${read.toLocaleString('en')} read, ${(imported + updated).toLocaleString('en')} written`,
      ),
  })
  progress.end()
  if (shown > request.maxErrors) output.err(`… and ${shown - request.maxErrors} more\n`)
  output.out(summaryOf(report))
  return report.rejected === 0 ? 0 : 1
}

async function agencyIdFor({ agency }: Request, { ctx }: OpenData): Promise<string | null> {
  if (agency === undefined) return null
  const found = await findAgencyBySlug(ctx.db, agency)
  if (found !== null && found.state !== 'approved')
    throw new UsageError(`the agency "${agency}" is not active: ${found.state}`)
  if (found !== null) return found.id
  const known = await listAgencySlugs(ctx.db)
  throw new UsageError(`unknown agency "${agency}"; known: ${known.join(', ') || 'none'}`)
}

function rowsOf(request: Request, stream: ReadStream | null): AsyncIterable<ReadRow> {
  const today = dayOf(new Date())
  if (stream === null) return readResumeFolder(request.path, today)
  if (request.kind === 'csv') return readCsvRows(stream, today)
  return readCandidateLines(stream, (text) => readJsonResumeLine(text, today))
}

const UNKNOWN_SHOWN = 10

function summaryOf(report: ImportReport): string {
  const { read, imported, updated, unchanged, rejected, unknownSkills } = report
  const lines = [`${read} read: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`]
  if (unknownSkills.size > 0) {
    const most = [...unknownSkills].toSorted((left, right) => right[1] - left[1]).slice(0, UNKNOWN_SHOWN)
    const names = most.map(([name, count]) => `${name} (${count})`).join(', ')
    lines.push(`${unknownSkills.size} skill names are unknown and were left out: ${names}`)
  }
  return `${lines.join('\n')}\n`
}
