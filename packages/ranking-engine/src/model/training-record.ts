/** The data that a model was learned from, and its quality on searches that training did not see. */

/** A mean with the interval in which it would lie for other queries of the same kind. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export interface MeasuredOn {
  /** The name of the set. */
  readonly name: string
  readonly searches: number
  /** SHA-256 of the files, so that figures of different sets are not compared. */
  readonly sha256: string
  /** NDCG@10 with 95 % intervals over the searches. */
  readonly prior: Estimate
  readonly corrected: Estimate
  /** Full trees on the same features: the cost of additivity. */
  readonly challenger: Estimate
  /** Corrected less prior, paired by search. */
  readonly gain: Estimate
  /** Challenger less corrected, paired by search. */
  readonly challengerGain: Estimate
}

export interface TrainingRecord {
  readonly searches: number
  readonly rows: number
  readonly sha256: string
  readonly seed: number
  /** The number of trees that the validation searches chose. */
  readonly trees: number
  readonly challengerTrees: number
  readonly heldOut: MeasuredOn
  /** Judged by people; the correction must not lose on it. */
  readonly guard: MeasuredOn | null
  /** Measured after all decisions; nothing was chosen by these. None if absent. */
  readonly reported?: readonly MeasuredOn[]
  /** The correction is served only if it won on the held-out searches and did not lose on the guard. */
  readonly isServed: boolean
  readonly verdict: string
  readonly limits: readonly string[]
}

/** Throws if the record has another shape. */
export function assertRecord(record: TrainingRecord): void {
  for (const name of ['searches', 'rows', 'seed', 'trees', 'challengerTrees'] as const) {
    if (!Number.isInteger(record[name])) throw new Error(`The training record's "${name}" must be a whole number.`)
  }
  if (!/^[0-9a-f]{64}$/.test(record.sha256)) throw new Error('The training record names no SHA-256 of its data.')
  if (typeof record.isServed !== 'boolean' || typeof record.verdict !== 'string' || !Array.isArray(record.limits)) {
    throw new Error('The training record must say what is served, why, and its limits.')
  }
  for (const measured of [record.heldOut, record.guard, ...(record.reported ?? [])]) {
    if (measured === null) continue
    for (const name of ['prior', 'corrected', 'challenger', 'gain', 'challengerGain'] as const) {
      const { mean, low, high } = measured?.[name] ?? {}
      if (![mean, low, high].every(Number.isFinite)) throw new Error(`The training record has no figure "${name}".`)
    }
  }
}
