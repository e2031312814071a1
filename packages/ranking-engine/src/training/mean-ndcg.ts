import type { TrainingSet } from './training-set.ts'

/**
 * Mean NDCG@k over query groups: gain 2^grade − 1, discount 1 / log2(place + 1); a group without a positive grade
 * counts 1, as LightGBM and XGBoost do. Ties stand in row order.
 */
export function meanNdcg(set: TrainingSet, scores: Float64Array, at: number): number {
  let sum = 0
  const groupCount = set.groupStarts.length - 1
  for (let group = 0; group < groupCount; group += 1) {
    const start = set.groupStarts[group] as number
    const end = set.groupStarts[group + 1] as number
    const rows = Int32Array.from({ length: end - start }, (_, offset) => start + offset)
    const ideal = dcg(
      rows.slice().sort((a, b) => (set.grades[b] as number) - (set.grades[a] as number)),
      set,
      at,
    )
    if (ideal === 0) sum += 1
    else
      sum +=
        dcg(
          rows.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b),
          set,
          at,
        ) / ideal
  }
  return sum / groupCount
}

function dcg(rows: Int32Array, set: TrainingSet, at: number): number {
  let sum = 0
  for (let place = 0; place < Math.min(at, rows.length); place += 1) {
    sum += (2 ** (set.grades[rows[place] as number] as number) - 1) / Math.log2(place + 2)
  }
  return sum
}
