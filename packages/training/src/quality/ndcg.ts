import { type GradesByCandidate, gradeOf } from './judgments.ts'

/** Gain 2^grade − 1, discount 1 / log2(rank + 1): the form of Burges et al. (2005), used by LightGBM and XGBoost. */
function gain(grade: number): number {
  return 2 ** grade - 1
}

function discount(rank: number): number {
  return 1 / Math.log2(rank + 1)
}

function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + gain(grade) * discount(index + 1), 0)
}

/** NDCG@k (Järvelin and Kekäläinen, 2002); null when no candidate has a positive grade. */
export function ndcgAt(k: number, ranking: readonly string[], grades: GradesByCandidate): number | null {
  const best = discountedGain([...grades.values()].sort((left, right) => right - left).slice(0, k))
  if (best === 0) return null
  return discountedGain(ranking.slice(0, k).map((id) => gradeOf(grades, id))) / best
}
