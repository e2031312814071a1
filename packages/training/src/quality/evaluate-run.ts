import type { Estimate } from '@assay/ranking-engine/model/training-record'
import { type BootstrapOptions, bootstrapMean, DEFAULT_BOOTSTRAP } from './bootstrap.ts'
import type { Grade, GradesByCandidate, Judgments, RankedRun } from './judgments.ts'
import { ndcgAt } from './ndcg.ts'
import { averagePrecision, precisionAt, recallAt } from './set-measures.ts'

export const MEASURES = ['ndcg@10', 'ndcg@25', 'p@25', 'map', 'recall@100'] as const
export type Measure = (typeof MEASURES)[number]

export type MeasuresOfQuery = Readonly<Record<Measure, number>>

export interface RunQuality {
  readonly perQuery: ReadonlyMap<string, MeasuresOfQuery>
  readonly summary: Readonly<Record<Measure, Estimate>>
  /** Judged queries without a relevant candidate; they carry no information and are left out. */
  readonly withoutRelevant: readonly string[]
  /** Judged queries that the run does not answer; each counts 0. */
  readonly unanswered: readonly string[]
}

export interface QualityOptions {
  /** The lowest grade that counts as relevant for precision, average precision and recall. */
  readonly relevantFrom: Grade
  readonly bootstrap: BootstrapOptions
}

export const DEFAULT_QUALITY_OPTIONS: QualityOptions = { relevantFrom: 1, bootstrap: DEFAULT_BOOTSTRAP }

/** Evaluates a run against the judgments query by query and summarizes it with confidence intervals over queries. */
export function evaluateRun(
  run: RankedRun,
  judgments: Judgments,
  options: QualityOptions = DEFAULT_QUALITY_OPTIONS,
): RunQuality {
  const perQuery = new Map<string, MeasuresOfQuery>()
  const withoutRelevant: string[] = []
  const unanswered: string[] = []
  for (const [queryId, grades] of judgments) {
    const ranking = run.get(queryId)
    const measures = measureQuery(ranking ?? [], grades, options.relevantFrom)
    if (measures === null) {
      withoutRelevant.push(queryId)
      continue
    }
    if (ranking === undefined) unanswered.push(queryId)
    perQuery.set(queryId, measures)
  }
  return { perQuery, summary: summarize([...perQuery.values()], options.bootstrap), withoutRelevant, unanswered }
}

/** The paired difference of two runs on the same queries, so that query difficulty cancels out. */
export function compareRuns(
  run: RunQuality,
  baseline: RunQuality,
  bootstrap: BootstrapOptions = DEFAULT_BOOTSTRAP,
): Readonly<Record<Measure, Estimate>> {
  const differences: MeasuresOfQuery[] = []
  for (const [queryId, measures] of run.perQuery) {
    const other = baseline.perQuery.get(queryId)
    if (other !== undefined) differences.push(recordOf((measure) => measures[measure] - other[measure]))
  }
  return summarize(differences, bootstrap)
}

function measureQuery(
  ranking: readonly string[],
  grades: GradesByCandidate,
  relevantFrom: Grade,
): MeasuresOfQuery | null {
  const ndcg10 = ndcgAt(10, ranking, grades)
  const ndcg25 = ndcgAt(25, ranking, grades)
  const map = averagePrecision(ranking, grades, relevantFrom)
  const recall = recallAt(100, ranking, grades, relevantFrom)
  if (ndcg10 === null || ndcg25 === null || map === null || recall === null) return null
  return {
    'ndcg@10': ndcg10,
    'ndcg@25': ndcg25,
    'p@25': precisionAt(25, ranking, grades, relevantFrom),
    map,
    'recall@100': recall,
  }
}

function summarize(rows: readonly MeasuresOfQuery[], bootstrap: BootstrapOptions): Readonly<Record<Measure, Estimate>> {
  return recordOf((measure) =>
    bootstrapMean(
      rows.map((row) => row[measure]),
      bootstrap,
    ),
  )
}

function recordOf<Value>(pick: (measure: Measure) => Value): Record<Measure, Value> {
  return {
    'ndcg@10': pick('ndcg@10'),
    'ndcg@25': pick('ndcg@25'),
    'p@25': pick('p@25'),
    map: pick('map'),
    'recall@100': pick('recall@100'),
  }
}
