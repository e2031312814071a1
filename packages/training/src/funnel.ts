/** Converts employers' decisions about the candidates they were shown to training rows. */
import { lookWeight, type PositionBias } from './position-bias.ts'
import type { RowWeights, TrainingSet } from './training-set.ts'

export interface ShownRow {
  /** The rank at which the candidate was shown, from 1. */
  readonly place: number
  /**
   * 0 skipped or rejected, 1 viewed for long, 2 shortlisted or contacted, 3 accepted or interviewed, 4 offer, 5
   * hired.
   */
  readonly grade: number
  /** The employer rejected the candidate as unsuitable. */
  readonly isRefused: boolean
  /** The values at the time of the search; NaN where missing. */
  readonly values: readonly number[]
}

/** An explicit rejection is stronger evidence than a skipped row. */
const REFUSED_WEIGHT = 2
/** Up to this grade the outcome depends on an impression, and impressions depend on the rank. */
const LAST_LOOKED_AT = 2

/**
 * Makes one group of each search; pairs never cross searches. With a bias, impressions and shortlistings are weighted
 * by inverse propensity (Joachims, Swaminathan and Schnabel, 2017); without one, all rows weigh the same.
 */
export function funnelSet(searches: readonly (readonly ShownRow[])[], bias: PositionBias | null): TrainingSet {
  const rows = searches.flat()
  const featureCount = rows[0]?.values.length ?? 0
  return {
    rowCount: rows.length,
    columns: Array.from({ length: featureCount }, (_, feature) =>
      Float64Array.from(rows, ({ values }) => values[feature] ?? Number.NaN),
    ),
    grades: Uint8Array.from(rows, ({ grade }) => grade),
    groupStarts: startsOf(searches),
    rowWeights: rowWeights(rows, bias),
  }
}

/** The weights of each row in its pairs; a null bias leaves ranks uncorrected. */
export function rowWeights(rows: readonly Omit<ShownRow, 'values'>[], bias: PositionBias | null): RowWeights {
  return {
    asBetter: Float64Array.from(rows, ({ grade, place }) =>
      bias === null || grade === 0 || grade > LAST_LOOKED_AT ? 1 : lookWeight(bias, place),
    ),
    asWorse: Float64Array.from(rows, ({ isRefused }) => (isRefused ? REFUSED_WEIGHT : 1)),
  }
}

function startsOf(searches: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(searches.length + 1)
  for (const [place, rows] of searches.entries()) starts[place + 1] = (starts[place] as number) + rows.length
  return starts
}

/** Below this many searches, a company's outcomes cannot be distinguished from chance. */
export const MIN_SEARCHES = 30

/** Shrinks a company's own correction towards none: n / (n + 30). */
export function ownShare(searches: number): number {
  return searches < MIN_SEARCHES ? 0 : searches / (searches + MIN_SEARCHES)
}
