import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Estimate } from '@assay/ranking-engine/model/training-record'
import {
  compareRuns,
  DEFAULT_QUALITY_OPTIONS,
  evaluateRun,
  MEASURES,
  type RunQuality,
} from '@assay/training/quality/evaluate-run'
import type { Judgments } from '@assay/training/quality/judgments'
import { readTrecJudgments, readTrecRun } from '@assay/training/quality/trec'

const USAGE = `Usage: node lab/src/report.ts --runs DIR [--runs DIR ...] --qrels FILE --split dev|test
       [--against bm25] [--queries ID,ID,...] [--forms posting,summary,skills]

Prints a Markdown table of all runs NAME-SPLIT-FORM.run in the folders, with 95 % intervals,
and the paired difference in NDCG@10 against one of them.
`

/** Partial matches (grade 2) are worth viewing, weak relations (grade 1) are not: only the former count as relevant. */
const OPTIONS = { ...DEFAULT_QUALITY_OPTIONS, relevantFrom: 2 }

export interface ReportRequest {
  readonly runFolders: readonly string[]
  readonly qrelsPath: string
  readonly split: string
  readonly against: string
  /** The ids of the queries to include; all when null. */
  readonly queryIds: ReadonlySet<string> | null
  readonly forms: readonly string[]
}

export async function report(request: ReportRequest): Promise<string> {
  const judgments = keepQueries(readTrecJudgments(await readFile(request.qrelsPath, 'utf8')), request.queryIds)
  const sections: string[] = []
  for (const form of request.forms) {
    const qualities = await qualitiesOf(request, form, judgments)
    sections.push(sectionFor(form, qualities, request.against, judgments.size))
  }
  return sections.join('\n')
}

function keepQueries(judgments: Judgments, ids: ReadonlySet<string> | null): Judgments {
  return ids === null ? judgments : new Map([...judgments].filter(([queryId]) => ids.has(queryId)))
}

async function qualitiesOf(
  request: ReportRequest,
  form: string,
  judgments: Judgments,
): Promise<Map<string, RunQuality>> {
  const ending = `-${request.split}-${form}.run`
  const qualities = new Map<string, RunQuality>()
  for (const folder of request.runFolders) {
    for (const file of (await readdir(folder)).sort()) {
      if (!file.endsWith(ending)) continue
      const run = readTrecRun(await readFile(join(folder, file), 'utf8'))
      qualities.set(file.slice(0, -ending.length), evaluateRun(run, judgments, OPTIONS))
    }
  }
  return qualities
}

function sectionFor(
  form: string,
  qualities: ReadonlyMap<string, RunQuality>,
  against: string,
  queryCount: number,
): string {
  const reference = qualities.get(against)
  const ranked = [...qualities].sort(
    ([, left], [, right]) => left.summary['ndcg@10'].mean - right.summary['ndcg@10'].mean,
  )
  const rows = ranked.map(([name, quality]) => {
    const difference =
      reference === undefined || name === against ? '' : figure(compareRuns(quality, reference)['ndcg@10'], true)
    return `| ${[name, ...MEASURES.map((measure) => figure(quality.summary[measure])), difference].join(' | ')} |`
  })
  return [
    `### Query: ${form} (${queryCount} queries)`,
    '',
    `| Ranker | ${MEASURES.map((measure) => measure.toUpperCase()).join(' | ')} | NDCG@10 against ${against} |`,
    `|---|${MEASURES.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ].join('\n')
}

function figure({ mean, low, high }: Estimate, signed = false): string {
  const show = (value: number) => `${signed && value >= 0 ? '+' : ''}${value.toFixed(3)}`
  return `${show(mean)} [${show(low)}, ${show(high)}]`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', multiple: true },
      qrels: { type: 'string' },
      split: { type: 'string' },
      against: { type: 'string', default: 'bm25' },
      queries: { type: 'string' },
      forms: { type: 'string', default: 'posting,summary,skills' },
    },
  })
  if (values.runs === undefined || values.qrels === undefined || values.split === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    const request = {
      runFolders: values.runs,
      qrelsPath: values.qrels,
      split: values.split,
      against: values.against,
      queryIds: values.queries === undefined ? null : new Set(values.queries.split(',')),
      forms: values.forms.split(','),
    }
    process.stdout.write(await report(request))
  }
}
