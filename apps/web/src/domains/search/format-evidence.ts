import type { HallmarkStrength } from '@assay/ui/hallmark'

const grades: Record<string, { strength: HallmarkStrength; label: string; meaning: string }> = {
  claimed: { strength: 0, label: 'Claimed', meaning: 'Only the candidate says so.' },
  agency: { strength: 1, label: 'Agency', meaning: 'The representing agency vouches for it.' },
  assessed: { strength: 2, label: 'Assessed', meaning: 'A graded assessment showed it.' },
  interviewed: { strength: 3, label: 'Interviewed', meaning: 'An interviewer with the skill confirmed it.' },
  workSample: { strength: 4, label: 'Work sample', meaning: 'Work done for the vetting showed it.' },
}

export function describeGrade(grade: string): { strength: HallmarkStrength; label: string; meaning: string } {
  return grades[grade] ?? { strength: 0, label: grade, meaning: '' }
}

/** The strongest first. */
export function strongestGrade(found: readonly string[]): string | null {
  return found.reduce<string | null>(
    (best, grade) => (best === null || describeGrade(grade).strength > describeGrade(best).strength ? grade : best),
    null,
  )
}
