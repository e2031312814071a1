/** The words of a card beside its skills: what each of them brings, and how much room they take among what is only said. */

import type { Model, Shapes } from '../model/model.ts'
import type { QueryCard } from './query-card.ts'

export interface AskedWorkTerm {
  readonly term: string
  /** -1 when nobody in the pool uses it. */
  readonly number: number
  readonly points: number
}

const FULL_NICE_WEIGHT = 3
/** What a wish is of a must-have, as the words are weighed against them. */
const WISH_SHARE = 0.5

/** All that the words can bring together: the more the card names beside them, the less. */
export function workTermBudget(card: QueryCard, { workTerms }: Model): number {
  const total = weightOf(card)
  if (workTerms === undefined || total === 0) return 0
  const wishes = card.niceToHave.reduce((sum, { weight }) => sum + (WISH_SHARE * weight) / FULL_NICE_WEIGHT, 0)
  return (workTerms.points * total) / (total + workTerms.besideSkill * (card.mustHave.length + wishes))
}

export function compileWorkTerms(
  card: QueryCard,
  budget: number,
  numbers: ReadonlyMap<string, number>,
): AskedWorkTerm[] {
  const total = weightOf(card)
  return (card.workTerms ?? []).map(({ term, weight }) => ({
    term,
    number: numbers.get(term) ?? -1,
    points: Math.trunc((budget * weight) / total),
  }))
}

/**
 * Words are only said, so they stand under the caps of what is said, and everything else that is only said makes room for
 * them in equal measure: its order stays as it is.
 */
export function besideWorkTerms(shapes: Shapes, budget: number, skillShare: number): { shapes: Shapes; room: number } {
  const { claimedCap, statedCap, gradeWorth, missingShare } = shapes
  const [claimed = 0, ...proven] = gradeWorth
  const claims = skillShare * (claimed + missingShare)
  const room = claims === 0 ? 1 : Math.max(0, Math.min(1, (claimedCap - budget) / claims))
  return {
    room,
    shapes: {
      ...shapes,
      claimedCap: claimedCap - budget,
      statedCap: statedCap - budget,
      gradeWorth: [claimed * room, ...proven],
      missingShare: missingShare * room,
    },
  }
}

function weightOf({ workTerms = [] }: QueryCard): number {
  return workTerms.reduce((sum, { weight }) => sum + weight, 0)
}
