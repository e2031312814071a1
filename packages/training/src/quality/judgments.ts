/** A human grade from 0 (not relevant) to 4 (would interview immediately). */
export type Grade = number

export type GradesByCandidate = ReadonlyMap<string, Grade>

/** The grades of candidates by query. A candidate without a grade counts as 0. */
export type Judgments = ReadonlyMap<string, GradesByCandidate>

/** The ranked candidates by query, first to last. */
export type RankedRun = ReadonlyMap<string, readonly string[]>

export function gradeOf(grades: GradesByCandidate, candidateId: string): Grade {
  return grades.get(candidateId) ?? 0
}

export function countRelevant(grades: GradesByCandidate, relevantFrom: Grade): number {
  let count = 0
  for (const grade of grades.values()) if (grade >= relevantFrom) count += 1
  return count
}
