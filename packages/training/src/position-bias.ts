/** How much a place in a list, and not the person in it, decides whether somebody is looked at. */

/** A person stood at two places for the same requirement, and this is one look that fell on them; places count from 1. */
export interface HarvestedLook {
  readonly place: number
  readonly otherPlace: number
}

export interface PositionBias {
  /** The chance to be looked at falls with the place as place^-exponent; 0 means that places do not matter. */
  readonly exponent: number
  /** 95 %. */
  readonly low: number
  readonly high: number
  /** Looks that it was read off. */
  readonly looks: number
}

/** Beyond it one lucky look far below would outweigh everything (Swaminathan and Joachims, 2015). */
export const MAX_WEIGHT = 10

/** Eye tracking and click models put it near 1 (Joachims, Swaminathan and Schnabel, 2017). */
const EXPECTED = 1
const EXPECTED_DEVIATION = 0.5
const STEPS = 30

/**
 * Intervention harvesting (Agarwal et al., WSDM 2019): nobody's place is changed for the sake of an experiment. Where a
 * person stood at two places, who the person is cancels out, and the odds that a look fell on the one rather than on the
 * other are (other / place)^exponent; who was looked at in both places counts once for each. One logistic regression
 * with a single number to find, held towards what is known from elsewhere as long as there is little to go by.
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

/** The chance that a place is looked at, as a part of that of the first. */
export function propensityAt({ exponent }: Pick<PositionBias, 'exponent'>, place: number): number {
  return place ** -exponent
}

/** What a look at this place counts: one over the chance of it, clipped. */
export function lookWeight(bias: Pick<PositionBias, 'exponent'>, place: number): number {
  return Math.min(MAX_WEIGHT, 1 / propensityAt(bias, place))
}
