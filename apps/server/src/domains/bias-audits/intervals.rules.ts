// Intervals that hold for small samples too.

export interface Share {
  readonly people: number
  readonly selected: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Of 95 % of a standard normal, two-sided. */
const Z = 1.959964

/** Wilson (1927). */
export function wilson({ people, selected }: Share): Interval {
  if (people === 0) return { low: 0, high: 1 }
  const rate = selected / people
  const middle = (rate + Z ** 2 / (2 * people)) / (1 + Z ** 2 / people)
  const spread = (Z / (1 + Z ** 2 / people)) * Math.sqrt((rate * (1 - rate)) / people + Z ** 2 / (4 * people ** 2))
  return { low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}

/** Katz et al. (1978) on the logarithm of the ratio, with half a person added where none or all are selected. */
export function ratioInterval(of: Share, to: Share): Interval {
  const isEdge = [of, to].some(({ people, selected }) => selected === 0 || selected === people)
  const [a, b] = isEdge ? [padded(of), padded(to)] : [of, to]
  const ratio = a.selected / a.people / (b.selected / b.people)
  const spread = Z * Math.sqrt(1 / a.selected - 1 / a.people + 1 / b.selected - 1 / b.people)
  // The half person would put the lower bound above a ratio of none.
  return { low: of.selected === 0 ? 0 : ratio * Math.exp(-spread), high: ratio * Math.exp(spread) }
}

const padded = ({ people, selected }: Share): Share => ({ people: people + 1, selected: selected + 0.5 })

/**
 * The value that a standard normal exceeds, in either direction, with this probability (Abramowitz and Stegun 1964,
 * 7.1.26).
 */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.min(1, series * Math.exp(-(x ** 2)))
}

/** Holm (1979): the chance that even one of all comparisons that are no link looks like one. In the given order. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((left, right) => (values[left] ?? 1) - (values[right] ?? 1))
  const adjusted = Array.from({ length: values.length }, () => 1)
  let before = 0
  for (const [rank, at] of order.entries()) {
    before = Math.max(before, Math.min(1, (values.length - rank) * (values[at] ?? 1)))
    adjusted[at] = before
  }
  return adjusted
}
