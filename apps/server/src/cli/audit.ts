import { existsSync, readFileSync } from 'node:fs'
import type { AuditResult, ImpactRow, ImpactTable } from '@assay/contracts/bias-audits'
import { auditPeriod, OutcomesRejected, readOutcomes, tablesOfOutcomes } from '../domains/bias-audits/index.ts'
import { createLivePool } from '../domains/ranking/index.ts'
import { findCompanyByName } from '../domains/tenants/index.ts'
import { readSettings } from '../platform/config/settings.ts'
import { demographicsKeyOf } from '../platform/files/secret-key.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { oneOf, readOptions, wholeNumber } from './read-options.ts'

const HELP = `Usage: assay audit [--company NAME] [--from MONTH] [--to MONTH] [options]
       assay audit --outcomes FILE.csv [--min-people N] [options]

Computes selection rates, scoring rates and impact ratios by sex, by race and ethnicity, and by both, as
6 RCNY 5-300 defines them. Without a file: over the searches and shortlists of this installation, with a swap
test and a search for proxies.

  --company NAME     one company (all)
  --from MONTH       the first month, such as 2026-01 (twelve months ago)
  --to MONTH         the last month, which must be over (last month)
  --rerank           also try fairness-aware re-ranking on the rankings of the period
  --outcomes FILE    a CSV file with the columns sex, race and at least one of selected and score, and job if
                     scores are to be compared within jobs; an empty sex or race is unknown
                     sex: male, female
                     race: hispanic, white, black, pacificIslander, asian, native, twoOrMore
  --min-people N     leave out categories of fewer people (5); for files only
  --format FORMAT    table (default) or json
  --fail-below R     exit with 1 if an impact ratio is below R, such as 0.8
  --help             this text

The exit code is 0 when the audit was computed, 1 if a ratio is below --fail-below, 2 if it could not be computed.
`

export const auditCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('audit', output, () => runAudit(argv, output))
  },
}

async function runAudit(argv: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readOptions(argv, {
    company: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    rerank: { type: 'boolean' },
    outcomes: { type: 'string' },
    'min-people': { type: 'string' },
    format: { type: 'string' },
    'fail-below': { type: 'string' },
  })
  if (positionals.length > 0) throw new UsageError('unexpected argument; see --help')
  const format = oneOf('--format', values.format, ['table', 'json'])
  const failBelow = ratioOf(values['fail-below'])
  const minPeople = wholeNumber('--min-people', values['min-people'], 5)
  const result: Partial<AuditResult> & Pick<AuditResult, 'tables'> =
    values.outcomes === undefined
      ? await auditHere({ company: values.company, from: values.from, to: values.to, rerank: values.rerank === true })
      : { tables: auditFile(values.outcomes, minPeople) }
  output.out(format === 'json' ? `${JSON.stringify(result, null, 2)}\n` : formatResult(result))
  const lowest = Math.min(...result.tables.flatMap(({ rows }) => rows.flatMap(({ ratio }) => ratio ?? [])))
  return lowest < failBelow ? 1 : 0
}

function ratioOf(text: string | undefined): number {
  const ratio = Number(text ?? 0)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new UsageError(`--fail-below must be a ratio from 0 to 1, not "${text}"`)
}

function auditFile(path: string, minPeople: number): ImpactTable[] {
  if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
  try {
    return tablesOfOutcomes(readOutcomes(readFileSync(path, 'utf8')), { smallShare: 0.02, minPeople })
  } catch (error) {
    throw error instanceof OutcomesRejected ? new UsageError(`${path}: ${error.message}`) : error
  }
}

interface Here {
  readonly company: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly rerank: boolean
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

async function auditHere({ company, from, to, rerank }: Here): Promise<AuditResult> {
  const now = new Date()
  const before = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
  const [fromMonth, toMonth] = [from ?? before(12), to ?? before(1)]
  for (const month of [fromMonth, toMonth])
    if (!MONTH.test(month)) throw new UsageError(`"${month}" is not a month such as 2026-01`)
  if (fromMonth > toMonth || toMonth > before(1))
    throw new UsageError('the months must be over, and the first not after the last')
  return withData(async ({ database, ctx }) => {
    const found = company === undefined ? null : await findCompanyByName(ctx.db, company)
    if (company !== undefined && found === null) throw new UsageError(`no company is named "${company}"`)
    const onError = (error: unknown): never => {
      throw error
    }
    const live = createLivePool({ database, now: () => now, onError })
    try {
      await live.open()
      const parts = { live, demographicsKey: demographicsKeyOf(readSettings(process.env)) }
      const period = { companyId: found?.id ?? null, fromMonth, toMonth, triesReranking: rerank }
      const result = await auditPeriod(ctx, parts, period)
      if (result === null) throw new UsageError('no candidates were ranked for a job in these months')
      return result
    } finally {
      await live.close()
    }
  })
}

function formatResult({
  tables,
  swaps,
  proxies,
  reranking,
  ...figures
}: Partial<AuditResult> & { tables: readonly ImpactTable[] }): string {
  const parts = tables.map(formatTable)
  if (figures.assessments !== undefined)
    parts.unshift(`${figures.assessments} assessments of ${figures.people} people for ${figures.jobs} jobs`)
  if (swaps !== undefined)
    parts.push(
      `swap test, ${swaps.people} people, ${swaps.jobs} jobs\n${swaps.kinds.map(({ kind, scores, moved }) => `  ${kind.padEnd(12)} ${moved} of ${scores} scores moved`).join('\n')}`,
    )
  if (proxies !== undefined)
    parts.push(
      `proxies: ${proxies.found.length} of ${proxies.tested} comparisons beyond chance${proxies.found.map(({ feature, category, adjusted }) => `\n  ${feature} and ${category}, p = ${adjusted.toPrecision(2)}`).join('')}`,
    )
  for (const { by, ndcg, rankings, skewBefore, skewAfter } of reranking ?? [])
    parts.push(
      `re-ranking by ${by}, tried on ${rankings} rankings: NDCG@10 ${ndcg.toFixed(4)}, MinSkew@10 ${skewBefore.toFixed(2)} to ${skewAfter.toFixed(2)}`,
    )
  return `${parts.join('\n\n')}\n`
}

const TITLES = { scored: 'scoring rates', shortlisted: 'selection rates', interviewed: 'interviewed', hired: 'hired' }

function formatTable({ measure, by, rows, unknown, hidden }: ImpactTable): string {
  const head = ['', 'people', 'selected', 'rate', 'ratio', '95 % interval', '']
  const lines = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) =>
    `  ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  )
  const foot = `  ${unknown} without a known category${hidden > 0 ? `, ${hidden} small categories hidden` : ''}`
  return [`${TITLES[measure]} by ${by === 'both' ? 'sex and race' : by}`, ...text, foot].join('\n')
}

function cellsOf({
  sex,
  race,
  people,
  selected,
  rate,
  ratio,
  ratioLow,
  ratioHigh,
  isSmall,
  isFlagged,
}: ImpactRow): string[] {
  return [
    [race, sex].filter((name) => name !== null).join(' '),
    String(people),
    String(selected),
    `${(100 * rate).toFixed(1)} %`,
    isSmall ? 'too few' : (ratio?.toFixed(3) ?? '-'),
    ratioLow === null || ratioHigh === null ? '' : `${ratioLow.toFixed(2)} to ${ratioHigh.toFixed(2)}`,
    isFlagged ? 'below 0.80' : '',
  ]
}
