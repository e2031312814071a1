/**
 * How far apart two scores must be before their order means anything. The parts of a score were learned again from
 * searches drawn anew (a bootstrap), and each part's spread says how much its points then differ between neighbours, as
 * a share of the points that the card gives to the part.
 */

export const spreadNames = ['skills', 'title', 'seniority', 'years', 'vetting'] as const
export type SpreadName = (typeof spreadNames)[number]

export interface Uncertainty {
  /** The part of all pairs of neighbours that keep within the margin. */
  readonly confidence: number
  /** How often it was learned again. */
  readonly replicates: number
  readonly spread: Readonly<Record<SpreadName, number>>
}

/** Nothing was learned again, so only equal scores are a tie. */
export const noUncertainty: Uncertainty = {
  confidence: 0.9,
  replicates: 0,
  spread: { skills: 0, title: 0, seniority: 0, years: 0, vetting: 0 },
}

/** Points within which two scores are too close to call: the parts err apart from each other. */
export function marginOf({ spread }: Uncertainty, points: Readonly<Record<SpreadName, number>>): number {
  const squares = spreadNames.reduce((sum, name) => sum + (spread[name] * points[name]) ** 2, 0)
  return Math.ceil(Math.sqrt(squares))
}

export function assertUncertainty({ confidence, replicates, spread }: Uncertainty): void {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError('The confidence must lie between 0 and 1.')
  if (!Number.isInteger(replicates) || replicates < 0) throw new RangeError('The replicates must be counted.')
  for (const name of spreadNames) {
    if (!(spread[name] >= 0 && spread[name] <= 1)) throw new RangeError(`The spread "${name}" must lie from 0 to 1.`)
  }
}
