import type { HallmarkStrength } from '@assay/ui/hallmark'

interface EvidenceGrade {
  grade: string
  strength: HallmarkStrength
  label: string
  words: string
}

/** From the weakest to the strongest. */
export const evidenceGrades: readonly EvidenceGrade[] = [
  {
    grade: 'claimed',
    strength: 0,
    label: 'Self-reported',
    words: 'Self-reported. Counts a little.',
  },
  { grade: 'agency', strength: 1, label: 'Agency-confirmed', words: 'Confirmed by the representing agency.' },
  { grade: 'assessed', strength: 2, label: 'Assessed', words: 'Shown in a scored, dated assessment.' },
  { grade: 'interviewed', strength: 3, label: 'Interviewed', words: 'Confirmed in a technical interview.' },
  { grade: 'workSample', strength: 4, label: 'Work sample', words: 'Shown in reviewed work.' },
]
