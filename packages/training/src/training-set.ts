/** Rows of features with human or derived grades, in query groups that lie one behind the other. */
export interface TrainingSet {
  readonly rowCount: number
  /** One column per feature, `rowCount` numbers each; NaN where the value is not known. */
  readonly columns: readonly Float64Array[]
  /** The gain-carrying grade of each row, 0 to 30. */
  readonly grades: Uint8Array
  /** Where each query group begins, and at the end the row count. */
  readonly groupStarts: Int32Array
  /** Weight of each group; all 1 when absent. */
  readonly groupWeights?: Float64Array
  readonly rowWeights?: RowWeights
}

/**
 * A pair counts the weight that its better row has as the better one, times the weight that its worse row has as the
 * worse one. Clicks are corrected for position by the first (one over the chance that the row was looked at: Joachims,
 * Swaminathan and Schnabel, WSDM 2017), and a spoken refusal outweighs a row that was merely skipped by the second.
 */
export interface RowWeights {
  readonly asBetter: Float64Array
  readonly asWorse: Float64Array
}

/** Throws with what to mend when the parts do not fit together. */
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
