/** Who of a block matches at all, and what each condition takes away. */

import type { Block } from '../inverted-index/block.ts'
import { markList } from '../inverted-index/postings.ts'
import type { Plan } from '../query/compile-query.ts'
import { countBits, countWithout, intersect, setRange, wordsFor } from './bits.ts'
import type { Condition } from './conditions.ts'
import { type Scratch, scratchSet } from './scratch.ts'

export interface Matching {
  readonly mustHaves: readonly Condition[]
  readonly constraints: readonly Condition[]
  /** Sums over the blocks, by condition. */
  readonly left: number[]
  readonly wouldReturn: number[]
  poolSize: number
  matchedCount: number
}

export interface WaterfallStep {
  readonly condition: string
  readonly target: string
  /** Taken away from those who fulfil every condition before it. */
  readonly removes: number
  readonly left: number
  /** How many more would fulfil all conditions if this one were dropped. */
  readonly wouldReturn: number
}

/** Sets 0 to 2 of the scratch; the conditions' own follow. */
const MATCHED = 0
const BEFORE = 1
const ASKED = 2
const FIRST_CONDITION = 3

export function startMatching(mustHaves: readonly Condition[], constraints: readonly Condition[]): Matching {
  const zeros = () => [...mustHaves, ...constraints].map(() => 0)
  return { mustHaves, constraints, left: zeros(), wouldReturn: zeros(), poolSize: 0, matchedCount: 0 }
}

/** The set of the block's matches. `considered` are the living ones that the search may show. */
export function matchBlock(
  plan: Plan,
  matching: Matching,
  { block, considered, room }: { block: Block; considered: Int32Array; room: Scratch },
): Int32Array {
  const words = wordsFor(block.size)
  const conditions = [...matching.mustHaves, ...matching.constraints]
  for (const [number, condition] of conditions.entries()) {
    condition.mark(block, scratchSet(room, FIRST_CONDITION + number), room.listed)
  }
  matching.poolSize += countBits(considered, words)
  addWaterfall(matching, { considered, words, room })
  const matched = scratchSet(room, MATCHED)
  matched.set(considered.subarray(0, words))
  const first = plan.card.mustHaveMode === 'require' ? 0 : matching.mustHaves.length
  for (let number = first; number < conditions.length; number++) {
    intersect(matched, scratchSet(room, FIRST_CONDITION + number), words)
  }
  intersect(matched, markAsked(plan, block, scratchSet(room, ASKED)), words)
  matching.matchedCount += countBits(matched, words)
  return matched
}

export function waterfallOf({ mustHaves, constraints, left, wouldReturn, poolSize }: Matching): WaterfallStep[] {
  return [...mustHaves, ...constraints].map(({ label, target }, step) => ({
    condition: label,
    target,
    removes: (left[step - 1] ?? poolSize) - (left[step] ?? 0),
    left: left[step] ?? 0,
    wouldReturn: wouldReturn[step] ?? 0,
  }))
}

/** Everybody with an asked skill, exactly, by implication or by relation, or with a title of the asked family. */
function markAsked(plan: Plan, block: Block, asked: Int32Array): Int32Array {
  setRange(asked, wordsFor(block.size), 0)
  for (const item of plan.items) {
    if (item.kind === 'typicalSkills') continue
    for (const { skill } of item.lists) markList(asked, block.skills, skill)
  }
  for (const { title, isSameFamily } of plan.title?.lists ?? []) {
    if (isSameFamily) markList(asked, block.titles, title)
  }
  return asked
}

/** Forwards: who is left after each condition. Backwards: who fulfils all but one. */
function addWaterfall(
  matching: Matching,
  { considered, words, room }: { considered: Int32Array; words: number; room: Scratch },
): void {
  const count = matching.left.length
  if (count === 0) return
  const before = scratchSet(room, BEFORE)
  const prefixes = FIRST_CONDITION + count
  before.set(considered.subarray(0, words))
  for (let step = 0; step < count; step++) {
    scratchSet(room, prefixes + step).set(before.subarray(0, words))
    intersect(before, scratchSet(room, FIRST_CONDITION + step), words)
    matching.left[step] = (matching.left[step] ?? 0) + countBits(before, words)
  }
  const after = before
  setRange(after, words, -1)
  for (let step = count - 1; step >= 0; step--) {
    const condition = scratchSet(room, FIRST_CONDITION + step)
    const prefix = scratchSet(room, prefixes + step)
    matching.wouldReturn[step] = (matching.wouldReturn[step] ?? 0) + countWithout(prefix, after, condition, words)
    intersect(after, condition, words)
  }
}
