/** Estimates position bias: how much the rank, and not the candidate, decides whether a result is examined. */

/** A candidate shown at two ranks for the same requirement, and one impression there; ranks count from 1. */
export interface HarvestedLook {
  readonly place: number
  readonly otherPlace: number
}

export interface PositionBias {
  /** The examination probability falls as rank^-exponent; 0 means no position bias. */
  readonly exponent: number
  /** 95% confidence interval. */
  readonly low: number
  readonly high: number
  /** The number of impressions behind the estimate. */
  readonly looks: number
}

/**
 * Clips the propensity weights: one chance impression far below must not outweigh the rest (Swaminathan and Joachims,
 * 2015).
 */
export const MAX_WEIGHT = 10

/** Eye tracking and click models put it near 1 (Joachims, Swaminathan and Schnabel, 2017). */
const EXPECTED = 1
const EXPECTED_DEVIATION = 0.5
const STEPS = 30

/**
 * Intervention harvesting (Agarwal et al., WSDM 2019) needs no randomized ranking. For a candidate shown at two
 * ranks, relevance cancels out, and the odds that the impression fell on one rather than the other are (other /
 * rank)^exponent; an impression at both ranks counts once for each. This is a logistic regression with one
 * coefficient, regularized towards the published value while data is scarce.
 */
export function estimatePositionBias(looks: readonly HarvestedLook[]): PositionBias {
  let exponent = EXPECTED
  let curvature = 0
  for (let step = 0; step < STEPS; step += 1) {
    let slope = (EXPECTED - exponent) / EXPECTED_DEVIATION ** 2
    curvature = 1 / EXPECTED_DEVIATION ** 2
    for (const { place, otherPlace } of looks) {
      const distance = Math.log(otherPlace / place)
      const expected = 1 / (1 + Math.exp(-exponent * distance))
      slope += distance * (1 - expected)
      curvature += distance * distance * expected * (1 - expected)
    }
    exponent += slope / curvature
  }
  const margin = 1.96 / Math.sqrt(curvature)
  const held = Math.max(0, exponent)
  return {
    exponent: held,
    low: Math.max(0, exponent - margin),
    high: Math.max(held, exponent + margin),
    looks: looks.length,
  }
}

/** The examination probability of a rank relative to the first. */
export function propensityAt({ exponent }: Pick<PositionBias, 'exponent'>, place: number): number {
  return place ** -exponent
}

/** The weight of an impression at this rank: its inverse propensity, clipped. */
export function lookWeight(bias: Pick<PositionBias, 'exponent'>, place: number): number {
  return Math.min(MAX_WEIGHT, 1 / propensityAt(bias, place))
}
