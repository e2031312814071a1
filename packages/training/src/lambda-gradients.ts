import type { RowWeights, TrainingSet } from './training-set.ts'

export interface LambdaOptions {
  /** Only pairs with at least one row above this rank count (LightGBM: lambdarank_truncation_level). */
  readonly truncationLevel: number
  /** Steepness of the pairwise logistic loss. */
  readonly sigma: number
  /** Divides by the score difference and dampens large groups, as LightGBM's lambdarank_norm does. */
  readonly normalize: boolean
}

export interface Gradients {
  readonly first: Float64Array
  readonly second: Float64Array
}

const DISTANCE_FLOOR = 0.01

/**
 * NDCG-weighted LambdaRank gradients (Burges, "From RankNet to LambdaRank to LambdaMART", 2010). For a pair whose
 * better row i has score s_i: λ = −σ·|ΔNDCG| / (1 + e^{σ(s_i − s_j)}), added to i and subtracted from j; the second
 * derivative is σ²·|ΔNDCG|·ρ(1 − ρ) for both. Gain 2^grade − 1, discount 1 / log2(rank + 1).
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
  const { truncationLevel, sigma, normalize } = options
  const { rowWeights } = set
  const ideal = idealDcg(set.grades.subarray(group.start, group.end), truncationLevel)
  if (ideal === 0 || group.weight === 0) return
  const order = orderByScore(scores, group.start, group.end)
  // Sorted by rank, so that the pairs read memory sequentially.
  const count = order.length
  const placed = Float64Array.from(order, (row) => scores[row] as number)
  const gains = Float64Array.from(order, (row) => gainOf(set.grades[row] as number))
  const first = new Float64Array(count)
  const second = new Float64Array(count)
  const dampen = normalize && (placed[0] as number) !== (placed[count - 1] as number)
  let total = 0
  for (let upper = 0; upper < Math.min(count, truncationLevel); upper += 1) {
    const ownGain = gains[upper] as number
    const ownDiscount = discountAt(upper)
    for (let lower = upper + 1; lower < count; lower += 1) {
      const gainGap = ownGain - (gains[lower] as number)
      if (gainGap === 0) continue
      const better = gainGap > 0 ? upper : lower
      const worse = gainGap > 0 ? lower : upper
      const distance = (placed[better] as number) - (placed[worse] as number)
      let change = (Math.abs(gainGap) * (ownDiscount - discountAt(lower))) / ideal
      if (rowWeights) change *= pairWeight(rowWeights, order[better] as number, order[worse] as number)
      if (dampen) change /= DISTANCE_FLOOR + Math.abs(distance)
      const doubt = 1 / (1 + Math.exp(sigma * distance))
      const push = sigma * change * doubt
      const curve = sigma * push * (1 - doubt)
      first[better] = (first[better] as number) - push
      first[worse] = (first[worse] as number) + push
      second[better] = (second[better] as number) + curve
      second[worse] = (second[worse] as number) + curve
      total += 2 * push
    }
  }
  const dampening = normalize && total > 0 ? Math.log2(1 + total) / total : 1
  const factor = dampening * group.weight
  for (let place = 0; place < count; place += 1) {
    const row = order[place] as number
    out.first[row] = (first[place] as number) * factor
    out.second[row] = (second[place] as number) * factor
  }
}

function pairWeight({ asBetter, asWorse }: RowWeights, better: number, worse: number): number {
  return (asBetter[better] as number) * (asWorse[worse] as number)
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
