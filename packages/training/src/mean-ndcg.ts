import type { TrainingSet } from './training-set.ts'

export function meanNdcg(set: TrainingSet, scores: Float64Array, at: number): number {
  return ndcgByGroup(set, scores, at).reduce((sum, ndcg) => sum + ndcg, 0) / (set.groupStarts.length - 1)
}

/**
 * NDCG@k of each query group: gain 2^grade − 1, discount 1 / log2(rank + 1); a group without a positive grade counts
 * 1, as in LightGBM and XGBoost. Ties keep the row order.
 */
export function ndcgByGroup(set: TrainingSet, scores: Float64Array, at: number): Float64Array {
  return Float64Array.from({ length: set.groupStarts.length - 1 }, (_, group) => {
    const start = set.groupStarts[group] as number
    const end = set.groupStarts[group + 1] as number
    const rows = Int32Array.from({ length: end - start }, (_, offset) => start + offset)
    const best = rows.slice().sort((a, b) => (set.grades[b] as number) - (set.grades[a] as number))
    const ideal = dcg(best, set, at)
    if (ideal === 0) return 1
    const ranked = rows.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    return dcg(ranked, set, at) / ideal
  })
}

function dcg(rows: Int32Array, set: TrainingSet, at: number): number {
  let sum = 0
  for (let place = 0; place < Math.min(at, rows.length); place += 1) {
    sum += (2 ** (set.grades[rows[place] as number] as number) - 1) / Math.log2(place + 2)
  }
  return sum
}
