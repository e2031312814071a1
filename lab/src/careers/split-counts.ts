import { seededRandom } from '@assay/training/seeded-random'
import type { CareerCounts } from './read-careers.ts'

/**
 * Divides counted people into two groups by lot, as if every count had been made in each of them: each person of a
 * count falls to the first with the probability `share`.
 */
export function splitCounts(counts: CareerCounts, share: number, seed: number): [CareerCounts, CareerCounts] {
  const random = seededRandom(seed)
  const draw = (count: number) => {
    let drawn = 0
    for (let person = 0; person < count; person++) if (random() < share) drawn++
    return drawn
  }
  const first = {
    inHistory: counts.inHistory.map(draw),
    inNext: counts.inNext.map(draw),
    history: counts.history.people.map(draw),
    next: counts.next.people.map(draw),
  }
  const rest = (whole: Float64Array, part: Float64Array) => whole.map((count, at) => count - (part[at] as number))
  return [
    {
      ...counts,
      people: counts.people * share,
      inHistory: first.inHistory,
      inNext: first.inNext,
      history: { ...counts.history, people: first.history },
      next: { ...counts.next, people: first.next },
    },
    {
      ...counts,
      people: counts.people * (1 - share),
      inHistory: rest(counts.inHistory, first.inHistory),
      inNext: rest(counts.inNext, first.inNext),
      history: { ...counts.history, people: rest(counts.history.people, first.history) },
      next: { ...counts.next, people: rest(counts.next.people, first.next) },
    },
  ]
}
