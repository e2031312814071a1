/**
 * How far apart two scores must be before their order means anything. Bootstrap: the parts of a score are learned
 * again from resampled searches; the spread of each part gives the variation of its points between neighbors, as a
 * share of its points.
 */

export const spreadNames = ['skills', 'title', 'seniority', 'years', 'vetting'] as const
export type SpreadName = (typeof spreadNames)[number]

export interface Uncertainty {
  /** The share of neighboring pairs that stay within the margin. */
  readonly confidence: number
  /** The number of bootstrap replicates. */
  readonly replicates: number
  readonly spread: Readonly<Record<SpreadName, number>>
}

/** Without a bootstrap only equal scores are a tie. */
export const noUncertainty: Uncertainty = {
  confidence: 0.9,
  replicates: 0,
  spread: { skills: 0, title: 0, seniority: 0, years: 0, vetting: 0 },
}

/** The margin within which two scores are tied; the errors of the parts are independent. */
export function marginOf({ spread }: Uncertainty, points: Readonly<Record<SpreadName, number>>): number {
  const squares = spreadNames.reduce((sum, name) => sum + (spread[name] * points[name]) ** 2, 0)
  return Math.ceil(Math.sqrt(squares))
}

/** Throws a RangeError unless all figures are within their bounds. */
export function assertUncertainty({ confidence, replicates, spread }: Uncertainty): void {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError('The confidence must lie between 0 and 1.')
  if (!Number.isInteger(replicates) || replicates < 0) throw new RangeError('The replicates must be counted.')
  for (const name of spreadNames) {
    if (!(spread[name] >= 0 && spread[name] <= 1)) throw new RangeError(`The spread "${name}" must lie from 0 to 1.`)
  }
}
