import { countRelevant, type Grade, type GradesByCandidate, gradeOf } from './judgements.ts'

/** Share of the first k places that hold somebody relevant; a shorter ranking does not make it easier. */
export function precisionAt(
  k: number,
  ranking: readonly string[],
  grades: GradesByCandidate,
  relevantFrom: Grade,
): number {
  return relevantAmong(ranking.slice(0, k), grades, relevantFrom) / k
}

/** Share of all relevant candidates found among the first k; null where nobody is relevant. */
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

/** Mean of the precision at every relevant candidate's place, missing ones counting 0; null where nobody is relevant. */
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
