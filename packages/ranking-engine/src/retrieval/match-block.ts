/** Who of a block matches at all, and what each condition takes away. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { setBytes } from './bits.ts'
import type { Condition } from './conditions.ts'
import { type Scratch, SET_BYTES, SET_OF, SUMS_PER_CONDITION } from './scratch.ts'
import { clearSet, copySet, markList } from './staging.ts'

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
  const { kernel } = room
  const bytes = setBytes(block.size)
  const [all, matched, asked] = [setOf(room, 'considered'), setOf(room, 'matched'), setOf(room, 'asked')]
  const conditions = [...matching.mustHaves, ...matching.constraints]
  copySet(room, all, considered, block.size)
  for (const [number, condition] of conditions.entries()) condition.mark(block, conditionSet(room, number), room)
  matching.poolSize += kernel.countShared(all.byteOffset, all.byteOffset, bytes)
  addWaterfall(matching, room, bytes)
  kernel.copy(matched.byteOffset, all.byteOffset, bytes)
  const first = plan.card.mustHaveMode === 'require' ? 0 : matching.mustHaves.length
  for (let number = first; number < conditions.length; number++) {
    kernel.intersect(matched.byteOffset, conditionSet(room, number).byteOffset, bytes)
  }
  markAsked(plan, block, asked, room)
  kernel.intersect(matched.byteOffset, asked.byteOffset, bytes)
  matching.matchedCount += kernel.countShared(matched.byteOffset, matched.byteOffset, bytes)
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
export function markAsked(plan: Plan, block: Block, asked: Int32Array, room: Scratch): void {
  clearSet(room, asked, block.size)
  for (const item of plan.items) {
    if (item.kind === 'typicalSkills') continue
    for (const { skill } of item.lists) markList(room, asked, block.skills, skill)
  }
  for (const { title, isSameFamily } of plan.title?.lists ?? []) {
    if (isSameFamily) markList(room, asked, block.titles, title)
  }
}

/** Who is left after each condition, and who fulfils all but one. */
function addWaterfall({ left, wouldReturn }: Matching, room: Scratch, bytes: number): void {
  const { kernel, sums } = room
  if (left.length === 0) return
  sums.fill(0, 0, left.length * SUMS_PER_CONDITION)
  const [all, first] = [setOf(room, 'considered'), conditionSet(room, 0)]
  kernel.sift(all.byteOffset, bytes, first.byteOffset, left.length, SET_BYTES, sums.byteOffset)
  for (let step = 0; step < left.length; step++) {
    const from = step * SUMS_PER_CONDITION
    left[step] = (left[step] as number) + sumOf(sums.subarray(from, from + SUMS_PER_CONDITION / 2))
    wouldReturn[step] =
      (wouldReturn[step] as number) + sumOf(sums.subarray(from + SUMS_PER_CONDITION / 2, from + SUMS_PER_CONDITION))
  }
}

function sumOf(numbers: Int32Array): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function setOf({ sets }: Scratch, name: keyof typeof SET_OF): Int32Array {
  return sets[SET_OF[name]] as Int32Array
}

function conditionSet({ sets }: Scratch, number: number): Int32Array {
  return sets[SET_OF.conditions + number] as Int32Array
}
