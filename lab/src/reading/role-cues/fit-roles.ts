import { softmax } from '@assay/text-reading/description/learned/linear-model'
import { ROLES, type Role } from '@assay/text-reading/description/skills/role'

/** The features of something and what it is. */
export interface LearnedCase<Name extends string> {
  features: readonly string[]
  role: Name
  weight: number
}

/** The features of a mention and the role that it has. */
export type RoleCase = LearnedCase<Role>

interface FitOptions {
  passes: number
  /** Pull of the weights towards zero. */
  ridge: number
  /** A feature of fewer cases is no sign. */
  minCases: number
}

const STEP = 0.2

export function fitRoles(
  cases: readonly RoleCase[],
  order: () => number[],
  options: FitOptions,
): Map<string, number[]> {
  return fitLinear(cases, ROLES, order, options)
}

/** Multinomial logistic regression by AdaGrad, in a fixed order of the cases, so that the same cases give the same weights. */
export function fitLinear<Name extends string>(
  cases: readonly LearnedCase<Name>[],
  names: readonly Name[],
  order: () => number[],
  { passes, ridge, minCases }: FitOptions,
): Map<string, number[]> {
  const places = placesOf(cases, minCases)
  const size = names.length
  const weights = new Float64Array(places.size * size)
  const gradients = new Float64Array(places.size * size).fill(1e-3)
  const rows = cases.map(({ features }) =>
    features.flatMap((feature) => {
      const place = places.get(feature)
      return place === undefined ? [] : [place * size]
    }),
  )
  for (let pass = 0; pass < passes; pass += 1) {
    for (const index of order()) {
      const row = rows[index] ?? []
      const { role, weight } = cases[index] as LearnedCase<Name>
      const scale = 1 / Math.sqrt(row.length + 1)
      const shares = softmax(
        names.map((_, at) => row.reduce((sum, start) => sum + (weights[start + at] ?? 0), 0) * scale),
      )
      names.forEach((name, at) => {
        const slope = ((shares[at] ?? 0) - (name === role ? 1 : 0)) * scale * weight
        for (const start of row) {
          const step = slope + (ridge * (weights[start + at] ?? 0)) / cases.length
          gradients[start + at] = (gradients[start + at] ?? 0) + step * step
          weights[start + at] = (weights[start + at] ?? 0) - (STEP * step) / Math.sqrt(gradients[start + at] ?? 1)
        }
      })
    }
  }
  return new Map(
    [...places].map(([feature, place]) => [feature, [...weights.subarray(place * size, (place + 1) * size)]]),
  )
}

/**
 * The mean of several fits, which depends less on the order of the cases than one does. Weights of at most `minWeight` are
 * left out.
 */
export function fitMean<Name extends string>(
  cases: readonly LearnedCase<Name>[],
  names: readonly Name[],
  order: () => number[],
  { fits, minWeight, ...options }: FitOptions & { fits: number; minWeight: number },
): Map<string, number[]> {
  const fitted = Array.from({ length: fits }, () => fitLinear(cases, names, order, options))
  const means = [...(fitted[0]?.keys() ?? [])].map((feature): [string, number[]] => [
    feature,
    names.map((_, at) => fitted.reduce((sum, fit) => sum + (fit.get(feature)?.[at] ?? 0), 0) / fits),
  ])
  return new Map(means.filter(([, weights]) => weights.some((weight) => Math.abs(weight) > minWeight)))
}

function placesOf(cases: readonly { features: readonly string[] }[], minCases: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of cases) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= minCases).map(([feature]) => feature)
  return new Map(kept.sort().map((feature, place) => [feature, place]))
}
