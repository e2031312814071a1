/** Filters one block and counts how many candidates each condition removes. */

import { MAX_SLICES } from '../columns/column.ts'
import type { Block } from '../inverted-index/block.ts'
import { denseBits, listEnd, listStart } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Demanded } from '../query/compile-conditions.ts'
import { type Answer, isNamed, type RequestedItem } from '../query/compile-skills.ts'
import { type Scratch, SET_BYTES, SET_OF, SUMS_PER_CONDITION } from '../scratch/scratch.ts'
import { clearSet, copySet, markList, stageBits } from '../scratch/staging.ts'
import type { Condition } from './conditions.ts'

export interface Matching {
  /** The conditions in the order of the criteria: must-haves first. */
  readonly asked: readonly RequestedItem[]
  readonly mustHaves: readonly Condition[]
  readonly constraints: readonly Condition[]
  /** Sums over the blocks, one per condition. */
  readonly left: number[]
  readonly wouldReturn: number[]
  poolSize: number
}

export interface WaterfallStep {
  readonly condition: string
  readonly target: string
  /** Candidates removed from those that fulfill every condition before it. */
  readonly removes: number
  readonly left: number
  /** How many more candidates would match without this condition. */
  readonly wouldReturn: number
}

/** Counters that `matchBlock` adds up over the blocks of a search. */
export function startMatching(
  plan: Demanded,
  { mustHaves, constraints }: { mustHaves: readonly Condition[]; constraints: readonly Condition[] },
): Matching {
  const zeros = () => [...mustHaves, ...constraints].map(() => 0)
  const asked = requestedItems(plan)
  return { asked, mustHaves, constraints, left: zeros(), wouldReturn: zeros(), poolSize: 0 }
}

/**
 * Marks the block's matches and returns their number. `considered` are the live candidates that the search may show.
 * The number of requested items that each candidate has is left in `scratch.counter`.
 */
export function matchBlock(
  plan: Demanded,
  matching: Matching,
  { block, considered, scratch }: { block: Block; considered: Int32Array; scratch: Scratch },
): number {
  const { kernel } = scratch
  const bytes = setBytes(block.size)
  const [all, matched, asked] = [setOf(scratch, 'considered'), setOf(scratch, 'matched'), setOf(scratch, 'asked')]
  const conditions = [...matching.mustHaves, ...matching.constraints]
  copySet(scratch, all, considered, block.size)
  for (const [number, condition] of conditions.entries()) condition.mark(block, conditionSet(scratch, number), scratch)
  addWaterfall(matching, scratch, bytes)
  kernel.copy(matched.byteOffset, all.byteOffset, bytes)
  for (const [number, { isRequired }] of conditions.entries()) {
    if (isRequired) kernel.intersect(matched.byteOffset, conditionSet(scratch, number).byteOffset, bytes)
  }
  countItems(matching.asked, matching.mustHaves, block, scratch)
  if (plan.searchesExactWords) return kernel.countIntersection(matched.byteOffset, matched.byteOffset, bytes)
  markTitles(plan, block, asked, scratch)
  for (let slice = 0; slice < MAX_SLICES; slice++) {
    kernel.union(asked.byteOffset, scratch.counter.byteOffset + slice * bytes, bytes)
  }
  kernel.intersect(matched.byteOffset, asked.byteOffset, bytes)
  return kernel.countIntersection(matched.byteOffset, matched.byteOffset, bytes)
}

/** The steps from all candidates to the matches. `wouldReturn`: the candidates that only this condition excludes. */
export function waterfallOf({ mustHaves, constraints, left, wouldReturn, poolSize }: Matching): WaterfallStep[] {
  return [...mustHaves, ...constraints].map(({ label, target }, step) => ({
    condition: label,
    target,
    removes: (left[step - 1] ?? poolSize) - (left[step] ?? 0),
    left: left[step] ?? 0,
    wouldReturn: wouldReturn[step] ?? 0,
  }))
}

/**
 * Every candidate with a requested skill, exactly, by implication or by relation, or with a title of the requested
 * family. For criteria without both, every candidate with one of the keywords. The sets of the must-haves are marked
 * before.
 */
export function markRequested(
  plan: Demanded,
  mustHaves: readonly Condition[],
  { block, asked, scratch }: { block: Block; asked: Int32Array; scratch: Scratch },
): void {
  markTitles(plan, block, asked, scratch)
  if (plan.searchesExactWords) copySet(scratch, asked, setOf(scratch, 'considered'), block.size)
  for (const [number, { lists, demands }] of requestedItems(plan).entries()) {
    const isMarked = number < mustHaves.length && demands === null
    if (isMarked) scratch.kernel.union(asked.byteOffset, conditionSet(scratch, number).byteOffset, setBytes(block.size))
    for (const { skill, how } of lists)
      if (!isMarked || how === 'related') markList(scratch, asked, block.skills, skill)
  }
}

export function requestedItems<Item extends RequestedItem>({ items }: { readonly items: readonly Item[] }): Item[] {
  return items.filter(isNamed)
}

function markTitles(plan: Demanded, block: Block, asked: Int32Array, scratch: Scratch): void {
  clearSet(scratch, asked, block.size)
  if (plan.title === null && requestedItems(plan).length === 0) {
    for (const { number } of plan.keywords) if (number !== -1) markList(scratch, asked, block.keywords, number)
  }
  for (const { title, isSameFamily } of plan.title?.lists ?? []) {
    if (isSameFamily) markList(scratch, asked, block.titles, title)
  }
}

/** Counts in `scratch.counter`. Sets that the condition of a must-have has marked are not marked again. */
export function countItems(
  asked: readonly RequestedItem[],
  mustHaves: readonly Condition[],
  block: Block,
  scratch: Scratch,
): void {
  const { kernel, counter } = scratch
  const bytes = setBytes(block.size)
  kernel.clear(counter.byteOffset, MAX_SLICES * bytes)
  for (const [number, { lists, demands }] of asked.entries()) {
    const held = lists.filter(({ skill }) => listEnd(block.skills, skill) > listStart(block.skills, skill))
    if (held.length === 0) continue
    const isMarked = number < mustHaves.length && demands === null
    const known = isMarked ? conditionSet(scratch, number) : null
    const rest = isMarked ? held.filter(({ how }) => how === 'related') : held
    kernel.addItem(counter.byteOffset, bytes, holdersOf(block, scratch, known, rest))
  }
}

/** The address of the set of candidates that are marked already or have one of the skills. */
function holdersOf(block: Block, scratch: Scratch, known: Int32Array | null, lists: readonly Answer[]): number {
  const [first] = lists
  if (first === undefined && known !== null) return known.byteOffset
  const dense = known === null && lists.length === 1 ? denseBits(block.skills, (first as Answer).skill) : null
  if (dense !== null) return stageBits(scratch, dense)
  const item = setOf(scratch, 'item')
  if (known === null) clearSet(scratch, item, block.size)
  else scratch.kernel.copy(item.byteOffset, known.byteOffset, setBytes(block.size))
  for (const { skill } of lists) markList(scratch, item, block.skills, skill)
  return item.byteOffset
}

/** Counts the candidates considered, those left after each condition, and those that fail exactly one. */
export function addWaterfall(matching: Matching, scratch: Scratch, bytes: number): void {
  const { left, wouldReturn } = matching
  const { kernel, sums } = scratch
  const considered = setOf(scratch, 'considered').byteOffset
  matching.poolSize += kernel.countIntersection(considered, considered, bytes)
  if (left.length === 0) return
  sums.fill(0, 0, left.length * SUMS_PER_CONDITION)
  kernel.countFunnel(considered, bytes, conditionSet(scratch, 0).byteOffset, left.length, SET_BYTES, sums.byteOffset)
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
