/** What employers did with the candidates they were shown, as rows to learn from. */
import { lookWeight, type PositionBias } from './position-bias.ts'
import type { RowWeights, TrainingSet } from './training-set.ts'

export interface ShownRow {
  /** Where the person stood when they were shown, counted from 1. */
  readonly place: number
  /** 0 skipped or passed, 1 looked at for long, 2 shortlisted or asked, 3 agreed or interviewed, 4 offer, 5 hired. */
  readonly grade: number
  /** Somebody said no to the person's fit. */
  readonly isRefused: boolean
  /** As they were when the search was made; NaN where not known. */
  readonly values: readonly number[]
}

/** A refusal says more than having been skipped. */
const REFUSED_WEIGHT = 2
/** Up to here it was the look that made the difference, and a look depends on the place. */
const LAST_LOOKED_AT = 2

/**
 * One group for each search; pairs never cross searches. With a bias, looks and shortlists count one over the chance
 * that their place was looked at; without one they count as they are.
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

/** What each row counts in its pairs; null for a bias leaves places uncorrected. */
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

/** Below it a company's own outcomes say nothing that could be told from chance. */
export const MIN_SEARCHES = 30

/** How much of what was learned from a company's own searches counts for it: n / (n + 30). */
export function ownShare(searches: number): number {
  return searches < MIN_SEARCHES ? 0 : searches / (searches + MIN_SEARCHES)
}
