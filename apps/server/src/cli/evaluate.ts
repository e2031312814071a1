import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Estimate } from '@assay/ranking-engine/model/training-record'
import {
  compareRuns,
  DEFAULT_QUALITY_OPTIONS,
  evaluateRun,
  MEASURES,
  type Measure,
  type RunQuality,
} from '@assay/training/quality/evaluate-run'
import { readTrecJudgments, readTrecRun, TrecFormatError } from '@assay/training/quality/trec'

export const EVALUATE_HELP = `Usage: assay evaluate --run FILE --qrels FILE [--baseline FILE] [options]

Measures a ranking against human grades: NDCG@10, NDCG@25, P@25, MAP and recall@100,
each with a 95 % bootstrap interval over the queries.

  --run FILE            TREC run: "qid Q0 docid rank score tag" per line
  --qrels FILE          TREC qrels: "qid 0 docid grade" per line, grades 0 to 4
  --baseline FILE       a second run; prints the paired difference with its interval
  --relevant-from N     the lowest grade that counts as relevant for P, MAP and recall (1)
  --resamples N         bootstrap resamples (10000)
  --seed N              seed of the bootstrap, so that a figure repeats
  --per-query           the measures of every query too
  --format text|json    text by default
  --help                this text
`

export interface Output {
  out(text: string): void
  err(text: string): void
}

const CONSOLE: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}

interface EvaluateRequest {
  readonly runPath: string
  readonly qrelsPath: string
  readonly baselinePath: string | undefined
  readonly relevantFrom: number
  readonly resamples: number
  readonly seed: number
  readonly perQuery: boolean
  readonly format: 'text' | 'json'
}

/** Runs `assay evaluate` and returns its exit code. */
export async function evaluate(argv: readonly string[], output: Output = CONSOLE): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    output.out(EVALUATE_HELP)
    return 0
  }
  try {
    output.out(await report(readRequest(argv)))
    return 0
  } catch (error) {
    if (!(error instanceof EvaluateError)) throw error
    output.err(`assay evaluate: ${error.message}\n`)
    return 2
  }
}

class EvaluateError extends Error {}

function readRequest(argv: readonly string[]): EvaluateRequest {
  const values = parseOptions(argv)
  if (values.run === undefined || values.qrels === undefined) {
    throw new EvaluateError('--run FILE and --qrels FILE are required; see --help')
  }
  const format = values.format ?? 'text'
  if (format !== 'text' && format !== 'json') throw new EvaluateError(`--format must be text or json, not "${format}"`)
  return {
    runPath: values.run,
    qrelsPath: values.qrels,
    baselinePath: values.baseline,
    relevantFrom: wholeNumber('--relevant-from', values['relevant-from'], DEFAULT_QUALITY_OPTIONS.relevantFrom),
    resamples: wholeNumber('--resamples', values.resamples, DEFAULT_QUALITY_OPTIONS.bootstrap.resamples),
    seed: wholeNumber('--seed', values.seed, DEFAULT_QUALITY_OPTIONS.bootstrap.seed),
    perQuery: values['per-query'] ?? false,
    format,
  }
}

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      strict: true,
      options: {
        run: { type: 'string' },
        qrels: { type: 'string' },
        baseline: { type: 'string' },
        'relevant-from': { type: 'string' },
        resamples: { type: 'string' },
        seed: { type: 'string' },
        'per-query': { type: 'boolean' },
        format: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new EvaluateError(`${(error as Error).message}; see --help`)
  }
}

function wholeNumber(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new EvaluateError(`${option} must be a whole number above 0, not "${text}"`)
  return value
}

async function report(request: EvaluateRequest): Promise<string> {
  const judgments = await readWith(request.qrelsPath, readTrecJudgments)
  const options = {
    relevantFrom: request.relevantFrom,
    bootstrap: { ...DEFAULT_QUALITY_OPTIONS.bootstrap, seed: request.seed, resamples: request.resamples },
  }
  const quality = evaluateRun(await readWith(request.runPath, readTrecRun), judgments, options)
  if (quality.perQuery.size === 0) throw new EvaluateError(`${request.qrelsPath}: no query has a relevant candidate`)
  if (quality.unanswered.length === quality.perQuery.size) {
    throw new EvaluateError(
      `${request.runPath} has results for none of the queries in ${request.qrelsPath}; are the ids the same?`,
    )
  }
  if (request.baselinePath === undefined) return present(request, quality, null, null)
  const baseline = evaluateRun(await readWith(request.baselinePath, readTrecRun), judgments, options)
  return present(request, quality, baseline, compareRuns(quality, baseline, options.bootstrap))
}

async function readWith<Content>(path: string, read: (text: string) => Content): Promise<Content> {
  try {
    return read(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof TrecFormatError) throw new EvaluateError(`${path}, ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new EvaluateError(`cannot read ${path} (${String(error.code)})`)
    throw error
  }
}

type Summary = Readonly<Record<Measure, Estimate>>

function present(
  request: EvaluateRequest,
  quality: RunQuality,
  baseline: RunQuality | null,
  difference: Summary | null,
): string {
  if (request.format === 'json') return `${JSON.stringify(asJson(request, quality, baseline, difference), null, 2)}\n`
  const lines = [
    `${quality.perQuery.size} queries${noteOn(quality)}; relevant from grade ${request.relevantFrom}; 95 % bootstrap intervals`,
    ...MEASURES.map((measure) => measureLine(measure, quality.summary, baseline?.summary ?? null, difference)),
  ]
  if (request.perQuery) lines.push('', ...perQueryLines(quality))
  return `${lines.join('\n')}\n`
}

function noteOn(quality: RunQuality): string {
  const notes: string[] = []
  if (quality.unanswered.length > 0) notes.push(`${quality.unanswered.length} unanswered, counted 0`)
  if (quality.withoutRelevant.length > 0)
    notes.push(`${quality.withoutRelevant.length} without a relevant candidate, left out`)
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`
}

function measureLine(measure: Measure, summary: Summary, baseline: Summary | null, difference: Summary | null): string {
  const own = `${measure.padEnd(11)} ${figure(summary[measure])}`
  if (baseline === null || difference === null) return own
  return `${own}   baseline ${figure(baseline[measure])}   difference ${figure(difference[measure], true)}`
}

function figure({ mean, low, high }: Estimate, signed = false): string {
  const show = (value: number) => `${signed && value >= 0 ? '+' : ''}${value.toFixed(4)}`
  return `${show(mean)} [${show(low)}, ${show(high)}]`
}

function perQueryLines(quality: RunQuality): string[] {
  const header = ['query', ...MEASURES].join('\t')
  const rows = [...quality.perQuery].map(([queryId, measures]) =>
    [queryId, ...MEASURES.map((measure) => measures[measure].toFixed(4))].join('\t'),
  )
  return [header, ...rows]
}

function asJson(
  request: EvaluateRequest,
  quality: RunQuality,
  baseline: RunQuality | null,
  difference: Summary | null,
) {
  return {
    queries: quality.perQuery.size,
    relevantFrom: request.relevantFrom,
    unanswered: quality.unanswered,
    withoutRelevant: quality.withoutRelevant,
    measures: quality.summary,
    ...(baseline === null ? {} : { baseline: baseline.summary, difference }),
    ...(request.perQuery ? { perQuery: Object.fromEntries(quality.perQuery) } : {}),
  }
}
