/** Measures a fit on held-out searches and decides whether it may be served. */

import type { Pool } from '@assay/ranking-engine/inverted-index/pool'
import { type Correction, isEmpty, noCorrection } from '@assay/ranking-engine/model/correction'
import { checkedModel, type Model } from '@assay/ranking-engine/model/model'
import type { Estimate, MeasuredOn } from '@assay/ranking-engine/model/training-record'
import { predictTrees, type TreeEnsemble } from '@assay/ranking-engine/model/tree-ensemble'
import { rank } from '@assay/ranking-engine/rank'
import type { AdditiveSet, JudgedSearch } from './additive-set.ts'
import { defaultLambdaMart, trainLambdaMart } from './lambdamart.ts'
import { type BootstrapOptions, bootstrapMean, DEFAULT_BOOTSTRAP } from './quality/bootstrap.ts'
import { ndcgAt } from './quality/ndcg.ts'

/** Candidates and searches to measure on; the rows of all matches are what the challenger ranks. */
export interface MeasuringSet {
  readonly name: string
  readonly sha256: string
  readonly pool: Pool
  readonly searches: readonly JudgedSearch[]
  readonly measured: AdditiveSet
  readonly now: number
}

const AT = 10
const DIGITS = 1e4
const PATIENCE = 40

export function withCorrection(prior: Model, correction: Correction): Model {
  return checkedModel({ ...prior, shapes: { ...prior.shapes, correction } })
}

/**
 * Trains unconstrained trees from scratch on the same features, with early stopping on the same validation searches.
 */
export function trainChallenger(
  training: AdditiveSet,
  validation: AdditiveSet | null,
  treeCount: number,
  seed: number,
) {
  const run = { training: training.set, ...(validation === null ? {} : { validation: validation.set }) }
  const patience = validation === null ? Number.POSITIVE_INFINITY : PATIENCE
  const options = { ...defaultLambdaMart, rowShare: 0.8, featureShare: 0.6, minDataInLeaf: 20 }
  return trainLambdaMart(run, { ...options, treeCount, patience, seed })
}

/** NDCG@10 on one set: before, with the correction, and with the tree ensemble as challenger. */
export function measureOn(
  set: MeasuringSet,
  { prior, correction, challenger }: { prior: Model; correction: Correction; challenger: TreeEnsemble },
): MeasuredOn {
  const before = servedNdcg(set, withCorrection(prior, noCorrection))
  const after = isEmpty(correction) ? before : servedNdcg(set, withCorrection(prior, correction))
  const trees = challengerNdcg(set, challenger)
  return {
    name: set.name,
    searches: set.searches.length,
    sha256: set.sha256,
    prior: estimate(before),
    corrected: estimate(after),
    challenger: estimate(trees),
    gain: estimate(after.map((value, place) => value - (before[place] as number))),
    challengerGain: estimate(trees.map((value, place) => value - (after[place] as number))),
  }
}

/** Decides whether the learned tables may be served, and states the reason in one sentence. */
export function judge(
  correction: Correction,
  heldOut: MeasuredOn,
  guard: MeasuredOn | null,
): { isServed: boolean; verdict: string } {
  const figures = ({ gain }: MeasuredOn) => `${signed(gain.mean)} [${signed(gain.low)}, ${signed(gain.high)}]`
  if (isEmpty(correction)) return { isServed: false, verdict: 'The validation searches asked for no tree at all.' }
  if (heldOut.gain.low <= 0) {
    return { isServed: false, verdict: `No gain is proven on ${heldOut.name}: ${figures(heldOut)}.` }
  }
  const won = `It wins on ${heldOut.name}: ${figures(heldOut)}`
  if (guard !== null && guard.gain.mean < 0) {
    return { isServed: false, verdict: `${won}, but loses on ${guard.name}: ${figures(guard)}. The prior is served.` }
  }
  return { isServed: true, verdict: `${won}${guard === null ? '' : `, and not on ${guard.name}: ${figures(guard)}`}.` }
}

/** NDCG@10 of every search, ranked by the code that serves rankings. */
function servedNdcg({ pool, searches, now }: MeasuringSet, model: Model): number[] {
  return searches.map(({ criteria, grades }) => {
    const { matches } = rank(pool, criteria, { model, now, limit: AT, facets: false })
    const ids = matches.map(({ candidateId }) => candidateId)
    return ndcgAt(AT, ids, grades) ?? 0
  })
}

function challengerNdcg({ searches, measured }: MeasuringSet, trees: TreeEnsemble): number[] {
  const { set, candidateIds } = measured
  const places = new Map(measured.searches.map((search, group) => [search, group]))
  return searches.map((search) => {
    const group = places.get(search)
    if (group === undefined) return 0
    const start = set.groupStarts[group] as number
    const rows = Array.from({ length: (set.groupStarts[group + 1] as number) - start }, (_, offset) => start + offset)
    const scored = rows.map((row) => {
      const readFeature = (feature: number) => (set.columns[feature] as Float64Array)[row] as number
      return { row, score: predictTrees(trees, readFeature) }
    })
    scored.sort((left, right) => right.score - left.score || left.row - right.row)
    return (
      ndcgAt(
        AT,
        scored.slice(0, AT).map(({ row }) => candidateIds[row] as string),
        search.grades,
      ) ?? 0
    )
  })
}

function estimate(values: readonly number[], options: BootstrapOptions = DEFAULT_BOOTSTRAP): Estimate {
  const { mean, low, high } = bootstrapMean(values, options)
  const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS + 0
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) }
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`
}
