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
    label: 'Claimed',
    words: 'The candidate says so. Counts a little, and has a ceiling.',
  },
  { grade: 'agency', strength: 1, label: 'Agency', words: 'An agency stands for it with its name.' },
  { grade: 'assessed', strength: 2, label: 'Assessed', words: 'Shown in a test, with a score and a date.' },
  { grade: 'interviewed', strength: 3, label: 'Interviewed', words: 'Examined in a technical interview.' },
  { grade: 'workSample', strength: 4, label: 'Work sample', words: 'Proven by work that was looked through.' },
]
