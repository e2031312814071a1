import { MIN_PEOPLE_SHOWN, races, sexes } from '@assay/contracts/demographics'
import type { Groups } from './sealing.rules.ts'

export interface ShownCount {
  readonly by: 'sex' | 'race'
  readonly category: string
  readonly people: number | null
}

/** Counts of fewer than five are hidden, and never just one, which could be found by subtraction. */
export function shownCounts(answers: readonly Groups[]): ShownCount[] {
  const count = (by: 'sex' | 'race', categories: readonly string[]) => {
    const counted = categories.map((category) => ({
      category,
      people: answers.filter((answer) => answer[by] === category).length,
    }))
    const few = counted.filter(({ people }) => people < MIN_PEOPLE_SHOWN)
    const smallest = counted.toSorted((left, right) => left.people - right.people).slice(0, few.length === 1 ? 2 : 0)
    const hidden = new Set([...few, ...smallest].map(({ category }) => category))
    return counted.map(({ category, people }) => ({ by, category, people: hidden.has(category) ? null : people }))
  }
  return [...count('sex', sexes), ...count('race', races)]
}
