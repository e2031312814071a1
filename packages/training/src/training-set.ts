/** Rows of features with human or derived grades, grouped by query. */
export interface TrainingSet {
  readonly rowCount: number
  /** One column for each feature with `rowCount` numbers; NaN where missing. */
  readonly columns: readonly Float64Array[]
  /** The grade of each row, 0 to 30. */
  readonly grades: Uint8Array
  /** The offset of each query group, and finally the row count. */
  readonly groupStarts: Int32Array
  /** The weight of each group; all 1 where absent. */
  readonly groupWeights?: Float64Array
  readonly rowWeights?: RowWeights
}

/**
 * A pair is weighted by its better row's weight as the better one times its worse row's weight as the worse one. The
 * first corrects clicks for position bias by inverse propensity (Joachims, Swaminathan and Schnabel, WSDM 2017); the
 * second lets an explicit rejection outweigh a skipped row.
 */
export interface RowWeights {
  readonly asBetter: Float64Array
  readonly asWorse: Float64Array
}

/** Throws with what to fix when the parts are inconsistent. */
export function assertTrainingSet(set: TrainingSet): void {
  const starts = set.groupStarts
  if (starts[0] !== 0 || starts.at(-1) !== set.rowCount) {
    throw new RangeError(`Query groups must begin at row 0 and end at row ${set.rowCount}.`)
  }
  for (let group = 1; group < starts.length; group += 1) {
    if ((starts[group] ?? 0) <= (starts[group - 1] ?? 0)) throw new RangeError(`Query group ${group - 1} is empty.`)
  }
  if (set.grades.length !== set.rowCount) throw new RangeError('Every row needs a grade.')
  for (const [feature, column] of set.columns.entries()) {
    if (column.length !== set.rowCount)
      throw new RangeError(`Feature ${feature} has ${column.length} values for ${set.rowCount} rows.`)
  }
  const { asBetter, asWorse } = set.rowWeights ?? {}
  for (const weights of [asBetter, asWorse])
    if (weights !== undefined && weights.length !== set.rowCount) throw new RangeError('Every row needs both weights.')
  if (set.grades.some((grade) => grade > 30)) throw new RangeError('Grades run from 0 to 30.')
}
