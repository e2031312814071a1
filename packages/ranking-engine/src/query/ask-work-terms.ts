/** The words of a card beside its skills: what each of them brings, and how much room they take among what is only said. */

import type { Model, Shapes, WorkTermShape } from '../model/model.ts'
import { workTermKey } from '../text/work-terms.ts'
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
  if (workTerms === undefined) return 0
  const total = sum([...ownWeights(card, workTerms).values()])
  if (total === 0) return 0
  const { points, besideSkill } = card.titleSlug === null ? (workTerms.untitled ?? workTerms) : workTerms
  const wishes = sum(card.niceToHave.map(({ weight }) => (WISH_SHARE * weight) / FULL_NICE_WEIGHT))
  return (points * total) / (total + besideSkill * (card.mustHave.length + wishes))
}

export function compileWorkTerms(
  card: QueryCard,
  budget: number,
  numbers: ReadonlyMap<string, number>,
  shape?: WorkTermShape,
): AskedWorkTerm[] {
  const own = ownWeights(card, shape)
  const total = sum([...own.values()])
  return (card.workTerms ?? []).map(({ term }) => ({
    term,
    number: numbers.get(term) ?? -1,
    points: Math.trunc((budget * (own.get(term) ?? 0)) / total),
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

/** Who uses a longer term uses the words in it too, so of its own it counts only what it says beyond them. */
function ownWeights({ workTerms = [] }: QueryCard, shape: WorkTermShape | undefined): Map<string, number> {
  const own = new Map(workTerms.map(({ term, weight }) => [term, weight]))
  const least = shape?.leastOfLonger
  if (least === undefined) return own
  const asked = workTerms.map(({ term, weight }) => ({ term, weight, key: workTermKey(term) }))
  for (const longer of asked.toSorted((left, right) => left.key.length - right.key.length)) {
    const within = asked.filter(({ key }) => isWithinTerm(key, longer.key)).map(({ term }) => own.get(term) ?? 0)
    if (within.length === 0) continue
    own.set(longer.term, Math.max(least * longer.weight, longer.weight - sum(within)))
  }
  return own
}

/** Whether the words of one term stand side by side in a longer one; both as `workTermKey` gives them. */
export function isWithinTerm(key: string, longer: string): boolean {
  return key !== longer && ` ${longer} `.includes(` ${key} `)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
