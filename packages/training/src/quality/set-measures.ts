import { countRelevant, type Grade, type GradesByCandidate, gradeOf } from './judgments.ts'

/** Precision@k: the share of relevant candidates among the first k. A shorter ranking is still divided by k. */
export function precisionAt(
  k: number,
  ranking: readonly string[],
  grades: GradesByCandidate,
  relevantFrom: Grade,
): number {
  return relevantAmong(ranking.slice(0, k), grades, relevantFrom) / k
}

/** Recall@k: the share of all relevant candidates among the first k; null when none is relevant. */
export function recallAt(
  k: number,
  ranking: readonly string[],
  grades: GradesByCandidate,
  relevantFrom: Grade,
): number | null {
  const relevant = countRelevant(grades, relevantFrom)
  if (relevant === 0) return null
  return relevantAmong(ranking.slice(0, k), grades, relevantFrom) / relevant
}

/**
 * Average precision: the mean of the precision at every relevant candidate's rank, 0 for those missing; null when
 * none is relevant.
 */
export function averagePrecision(
  ranking: readonly string[],
  grades: GradesByCandidate,
  relevantFrom: Grade,
): number | null {
  const relevant = countRelevant(grades, relevantFrom)
  if (relevant === 0) return null
  let found = 0
  let sum = 0
  for (const [index, id] of ranking.entries()) {
    if (gradeOf(grades, id) < relevantFrom) continue
    found += 1
    sum += found / (index + 1)
  }
  return sum / relevant
}

function relevantAmong(ids: readonly string[], grades: GradesByCandidate, relevantFrom: Grade): number {
  return ids.filter((id) => gradeOf(grades, id) >= relevantFrom).length
}
