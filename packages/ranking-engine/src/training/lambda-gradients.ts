import type { RowWeights, TrainingSet } from './training-set.ts'

export interface LambdaOptions {
  /** Pairs count when at least one of the two stands above this place (LightGBM: lambdarank_truncation_level). */
  readonly truncationLevel: number
  /** Steepness of the pairwise logistic loss. */
  readonly sigma: number
  /** Divides by the distance of the scores and dampens large groups, as LightGBM's lambdarank_norm does. */
  readonly normalise: boolean
}

export interface Gradients {
  readonly first: Float64Array
  readonly second: Float64Array
}

const DISTANCE_FLOOR = 0.01

/**
 * NDCG-weighted LambdaRank gradients (Burges, "From RankNet to LambdaRank to LambdaMART", 2010). For a pair whose
 * better row i has score s_i: λ = −σ·|ΔNDCG| / (1 + e^{σ(s_i − s_j)}), added to i and taken from j; the second
 * derivative is σ²·|ΔNDCG|·ρ(1 − ρ) for both. Gain 2^grade − 1, discount 1 / log2(place + 1).
 */
export function lambdaGradients(set: TrainingSet, scores: Float64Array, options: LambdaOptions): Gradients {
  const gradients = { first: new Float64Array(set.rowCount), second: new Float64Array(set.rowCount) }
  for (let group = 0; group + 1 < set.groupStarts.length; group += 1) {
    const start = set.groupStarts[group] as number
    const end = set.groupStarts[group + 1] as number
    addGroup(set, scores, { start, end, weight: set.groupWeights?.[group] ?? 1 }, options, gradients)
  }
  return gradients
}

interface Group {
  readonly start: number
  readonly end: number
  readonly weight: number
}

function addGroup(set: TrainingSet, scores: Float64Array, group: Group, options: LambdaOptions, out: Gradients): void {
  const ideal = idealDcg(set.grades.subarray(group.start, group.end), options.truncationLevel)
  if (ideal === 0) return
  const order = orderByScore(scores, group.start, group.end)
  const spread = (scores[order[0] as number] as number) - (scores[order.at(-1) as number] as number)
  const dampen = options.normalise && spread !== 0
  let total = 0
  for (let upper = 0; upper < Math.min(order.length, options.truncationLevel); upper += 1) {
    for (let lower = upper + 1; lower < order.length; lower += 1) {
      const upperRow = order[upper] as number
      const lowerRow = order[lower] as number
      const gainGap = gainOf(set.grades[upperRow] as number) - gainOf(set.grades[lowerRow] as number)
      if (gainGap === 0) continue
      const better = gainGap > 0 ? upperRow : lowerRow
      const worse = gainGap > 0 ? lowerRow : upperRow
      const distance = (scores[better] as number) - (scores[worse] as number)
      let change = (Math.abs(gainGap) * (discountAt(upper) - discountAt(lower))) / ideal
      if (set.rowWeights) change *= pairWeight(set.rowWeights, better, worse)
      if (dampen) change /= DISTANCE_FLOOR + Math.abs(distance)
      const doubt = 1 / (1 + Math.exp(options.sigma * distance))
      const push = options.sigma * change * doubt
      const curve = options.sigma * push * (1 - doubt)
      out.first[better] = (out.first[better] as number) - push
      out.first[worse] = (out.first[worse] as number) + push
      out.second[better] = (out.second[better] as number) + curve
      out.second[worse] = (out.second[worse] as number) + curve
      total += 2 * push
    }
  }
  const dampening = options.normalise && total > 0 ? Math.log2(1 + total) / total : 1
  scaleRows(out, group, dampening * group.weight)
}

function pairWeight({ asBetter, asWorse }: RowWeights, better: number, worse: number): number {
  return (asBetter[better] as number) * (asWorse[worse] as number)
}

function scaleRows(out: Gradients, group: Group, factor: number): void {
  if (factor === 1) return
  for (let row = group.start; row < group.end; row += 1) {
    out.first[row] = (out.first[row] as number) * factor
    out.second[row] = (out.second[row] as number) * factor
  }
}

function orderByScore(scores: Float64Array, start: number, end: number): Int32Array {
  const order = Int32Array.from({ length: end - start }, (_, offset) => start + offset)
  return order.sort((left, right) => (scores[right] as number) - (scores[left] as number) || left - right)
}

function idealDcg(grades: Uint8Array, level: number): number {
  const best = Uint8Array.from(grades).sort().reverse()
  let sum = 0
  for (let place = 0; place < Math.min(best.length, level); place += 1) {
    sum += gainOf(best[place] as number) * discountAt(place)
  }
  return sum
}

const gains = Float64Array.from({ length: 31 }, (_, grade) => 2 ** grade - 1)
const discounts = Float64Array.from({ length: 4096 }, (_, place) => 1 / Math.log2(place + 2))

function gainOf(grade: number): number {
  return gains[grade] as number
}

/** `place` counts from 0. */
function discountAt(place: number): number {
  return discounts[place] ?? 1 / Math.log2(place + 2)
}
