import type { Interview } from '../records/index.ts'

/** What one window has typed of a scorecard. */
export interface ScorecardDraft {
  readonly recommendation: string
  readonly ratings: Readonly<Record<string, number>>
  readonly notes: Readonly<Record<string, string>>
  readonly summary: string
}

const nothing: ScorecardDraft = { recommendation: '', ratings: {}, notes: {}, summary: '' }
const keyOf = (id: string): string => `draft.scorecard.${id}`

export function readScorecardDraft(id: string): ScorecardDraft {
  const kept = sessionStorage.getItem(keyOf(id))
  return kept === null ? nothing : { ...nothing, ...JSON.parse(kept) }
}

export function keepScorecardDraft(id: string, draft: ScorecardDraft): void {
  if (draft !== nothing) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
}

export const dropScorecardDraft = (id: string): void => sessionStorage.removeItem(keyOf(id))

/** The parts that this window has and the submitted scorecard has not, by their labels. */
export function unsentParts(
  { id, criteria }: Pick<Interview, 'id' | 'criteria'>,
  sent: Interview['scorecards'][number],
  recommendationLabels: Readonly<Record<string, string>>,
): readonly (readonly [label: string, words: string])[] {
  const { recommendation, ratings, notes, summary } = readScorecardDraft(id)
  const rated = criteria.map(({ key, label }): [string, string] => {
    const [rating, note = ''] = [ratings[key], notes[key]?.trim()]
    const there = sent.criteria.find((each) => each.key === key)
    const parts = [
      ...(rating !== undefined && rating !== there?.rating ? [`${rating} of 5`] : []),
      ...(note !== there?.note ? [note] : []),
    ]
    return [label, parts.filter((part) => part !== '').join(', ')]
  })
  const all: readonly (readonly [string, string])[] = [
    ['Would you hire', recommendation === sent.recommendation ? '' : (recommendationLabels[recommendation] ?? '')],
    ...rated,
    ['Summary', summary.trim() === sent.summary ? '' : summary.trim()],
  ]
  return all.filter(([, words]) => words !== '')
}
