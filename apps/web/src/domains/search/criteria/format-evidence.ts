import type { HallmarkStrength } from '@assay/ui/hallmark'

const grades: Record<string, { strength: HallmarkStrength; label: string; meaning: string }> = {
  claimed: { strength: 0, label: 'Self-reported', meaning: 'Stated by the candidate only.' },
  agency: { strength: 1, label: 'Agency-confirmed', meaning: 'Confirmed by the representing agency.' },
  assessed: { strength: 2, label: 'Assessed', meaning: 'Shown in a scored assessment.' },
  interviewed: { strength: 3, label: 'Interviewed', meaning: 'Confirmed in a technical interview.' },
  workSample: { strength: 4, label: 'Work sample', meaning: 'Shown in reviewed work.' },
}

export function describeGrade(grade: string): { strength: HallmarkStrength; label: string; meaning: string } {
  return grades[grade] ?? { strength: 0, label: grade, meaning: '' }
}

/** Strongest first. */
export function strongestGrade(found: readonly string[]): string | null {
  return found.reduce<string | null>(
    (best, grade) => (best === null || describeGrade(grade).strength > describeGrade(best).strength ? grade : best),
    null,
  )
}
