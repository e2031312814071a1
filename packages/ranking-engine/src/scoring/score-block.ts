/**
 * Max-score pruning (MaxScore: Turtle and Flood, 1995; block-max: Ding and Suel, 2011). Candidates are scored in
 * descending number of matched items; the running threshold then gives a lower bound on the items that a candidate
 * needs. Stages add their points one by one, and a candidate is dropped when the upper bounds of the remaining stages
 * cannot lift it to the threshold. All bounds hold, so the top k are exact.
 */

import { MAX_SLICES } from '../columns/column.ts'
import { groupSets } from '../filtering/mark-groups.ts'
import { requestedItems } from '../filtering/match-block.ts'
import type { Block } from '../inverted-index/block.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import { isNamed } from '../query/compile-skills.ts'
import type { CriteriaGroups } from '../query/criteria-groups.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { columnStages } from './column-stages.ts'
import { earnedStages } from './earned-preferences.ts'
import {
  itemStage,
  keywordStages,
  languageStages,
  markItemGrades,
  textStages,
  titleStages,
  unwantedStages,
  wordStages,
} from './list-stages.ts'
import { offerBlock, type TopK } from './top-k.ts'

/** One part of the score. */
export interface Stage {
  /** Upper bound of its points; never below 0. */
  readonly upperBound: number
  /**
   * Adds to the accumulators of the first `count` of `scratch.matched`, or of all candidates. The accumulators of
   * others do not matter.
   */
  readonly add: (block: Block, scratch: Scratch, count: number) => void
}

export interface ItemStage extends Stage {
  /** Upper bound within one block. */
  readonly upperBoundIn: (block: Block) => number
}

export interface Scoring {
  readonly base: number
  /** The items that the criteria name. */
  readonly asked: readonly ItemStage[]
  /** All stages; those of the named items come first. */
  readonly stages: readonly Stage[]
  /** No candidate matches with fewer requested items. */
  readonly minItems: number
  /** By stage: the upper bound of it and all later stages together. */
  readonly upperBoundFrom: readonly number[]
  readonly groups: CriteriaGroups | null
  /** The scoring of those whose proof counts in part; null where it counts alike. */
  readonly part: Scoring | null
}

/**
 * Stages with the highest upper bound come first, because they prune most. Typical skills are many and add little
 * each.
 */
export function scoringOf(plan: Plan): Scoring {
  const asked = requestedItems(plan)
    .map(itemStage)
    .sort((left, right) => right.upperBound - left.upperBound)
  const derived = plan.items.filter((item) => !isNamed(item))
  const said = [
    ...wordStages(plan),
    ...textStages(plan),
    ...titleStages(plan),
    ...columnStages(plan),
    ...languageStages(plan),
    ...earnedStages(plan),
  ]
  const stages = [
    ...asked,
    ...said.sort((left, right) => right.upperBound - left.upperBound),
    ...derived.map(itemStage),
    ...keywordStages(plan),
    ...unwantedStages(plan),
  ]
  const upperBoundFrom = [...stages, null].map((_, from) =>
    stages.slice(from).reduce((sum, { upperBound }) => sum + upperBound, 0),
  )
  const minItems = plan.title === null && !plan.searchesExactWords && asked.length > 0 ? 1 : 0
  const part = plan.part === null ? null : scoringOf(plan.part())
  return { base: plan.base, asked, stages, minItems, upperBoundFrom, groups: plan.groups, part }
}

/** Leaves the best grade of a requested skill in `scratch.grades`, as bit slices. */
export function gradeBlock(plan: Plan, block: Block, scratch: Scratch): void {
  const { kernel, grades } = scratch
  kernel.clear(grades.byteOffset, grades.byteLength)
  for (const item of requestedItems(plan)) markItemGrades(item, block, scratch)
  kernel.sliceGrades(grades.byteOffset, setBytes(block.size))
}

/** The counter of items saturates here. */
const MAX_COUNTED = 2 ** MAX_SLICES - 1

/**
 * Offers the matches that can still enter the top k, group by group: those who miss less come first. It
 * consumes their set.
 */
export function scoreBlock(scoring: Scoring, target: BlockToScore, best: TopK): void {
  const { block, scratch } = target
  const { kernel, sets } = scratch
  if (scoring.groups === null) {
    scoreMatched(scoring, target, best)
    return
  }
  const bytes = setBytes(block.size)
  const [matched, rest] = [sets[SET_OF.matched] as Int32Array, sets[SET_OF.considered] as Int32Array]
  const { all, firstTwo } = groupSets(scratch, block)
  kernel.copy(rest.byteOffset, matched.byteOffset, bytes)
  for (const [group, members] of [all, firstTwo, null].entries()) {
    kernel.copy(matched.byteOffset, rest.byteOffset, bytes)
    if (members !== null) {
      kernel.intersect(matched.byteOffset, members, bytes)
      kernel.remove(rest.byteOffset, members, bytes)
    }
    if (kernel.countIntersection(matched.byteOffset, matched.byteOffset, bytes) === 0) continue
    scoreMatched(withGroup(scoring, group), target, best)
  }
}

function withGroup(whole: Scoring, group: number): Scoring {
  const isPart = whole.part !== null && group >= (whole.groups?.partFrom ?? 0)
  const scoring = isPart ? whole.part : whole
  return { ...scoring, base: scoring.base + (scoring.groups?.points[group] ?? 0) }
}

interface BlockToScore {
  readonly block: Block
  readonly number: number
  readonly scratch: Scratch
}

function scoreMatched(scoring: Scoring, { block, number, scratch }: BlockToScore, best: TopK): void {
  const bounds = upperBoundsIn(scoring, block)
  const boundByItems = upperBoundsByItems(scoring, bounds)
  const { points, matched } = scratch
  for (let maxItems = boundByItems.length - 1; maxItems >= 0; ) {
    const minItems = minItemsFor(boundByItems, best.threshold)
    if (minItems > maxItems) return
    const { count: chosen, fromItems } = choose(scoring, block, scratch, best, { minItems, maxItems })
    const group = { count: chosen, threshold: best.threshold, bounds, upperBound: boundByItems[maxItems] as number }
    maxItems = fromItems - 1
    const count = chosen === 0 ? 0 : addStages(scoring, block, scratch, group)
    if (count > 0) offerBlock(best, number, { points, matched, count, base: scoring.base })
  }
}

/** Whether the matches have to be split by their number of items. */
export function needsItemCounts(scoring: Scoring, block: Block, threshold: number): boolean {
  const bounds = upperBoundsIn(scoring, block)
  const points = scoring.groups?.points ?? [0]
  return points.some((_, group) => {
    return minItemsFor(upperBoundsByItems(withGroup(scoring, group), bounds), threshold) > scoring.minItems
  })
}

function upperBoundsIn({ asked }: Scoring, block: Block): number[] {
  return asked.map((stage) => stage.upperBoundIn(block))
}

/**
 * Until a threshold is known it takes only the matches with the most items, as many as are wanted: they set the
 * threshold.
 */
function choose(
  { minItems: required }: Scoring,
  block: Block,
  scratch: Scratch,
  best: TopK,
  { minItems, maxItems }: { minItems: number; maxItems: number },
): { count: number; fromItems: number } {
  const { kernel, sets } = scratch
  const bytes = setBytes(block.size)
  const setOf = (name: 'chosen' | 'spare' | 'matched') => sets[SET_OF[name]] as Int32Array
  const [chosen, spare, matched] = [setOf('chosen'), setOf('spare'), setOf('matched')]
  const isKnown = best.threshold > best.lowest || best.wanted === Number.POSITIVE_INFINITY
  if (isKnown && minItems <= required) {
    kernel.copy(chosen.byteOffset, matched.byteOffset, bytes)
    return { count: kernel.countIntersection(chosen.byteOffset, chosen.byteOffset, bytes), fromItems: 0 }
  }
  let fromItems = isKnown ? minItems : maxItems
  let count = moveCounted(block, scratch, SET_OF.chosen, fromItems)
  while (!isKnown && count < best.wanted && fromItems > minItems) {
    fromItems--
    count += moveCounted(block, scratch, SET_OF.spare, fromItems)
    kernel.union(chosen.byteOffset, spare.byteOffset, bytes)
  }
  return { count, fromItems }
}

/** Upper bounds of the score by number of requested items. */
function upperBoundsByItems({ base, asked, upperBoundFrom }: Scoring, bounds: readonly number[]): number[] {
  let sum = base + (upperBoundFrom[asked.length] as number)
  const boundByItems = [sum]
  for (const bound of bounds.toSorted((left, right) => right - left)) {
    sum += bound
    if (boundByItems.length > MAX_COUNTED) boundByItems[MAX_COUNTED] = sum
    else boundByItems.push(sum)
  }
  return boundByItems
}

function minItemsFor(boundByItems: readonly number[], threshold: number): number {
  const items = boundByItems.findIndex((bound) => bound >= threshold)
  return items === -1 ? boundByItems.length : items
}

/** Moves the matches with at least so many items to another set and returns their number. */
function moveCounted({ size }: Block, { kernel, sets, counter }: Scratch, target: number, minItems: number): number {
  const bytes = setBytes(size)
  const chosen = sets[target] as Int32Array
  const matched = sets[SET_OF.matched] as Int32Array
  kernel.moveCounted(chosen.byteOffset, matched.byteOffset, bytes, counter.byteOffset, minItems)
  return kernel.countIntersection(chosen.byteOffset, chosen.byteOffset, bytes)
}

interface Group {
  readonly count: number
  readonly threshold: number
  /** By requested item: its upper bound in this block. */
  readonly bounds: readonly number[]
  /** Upper bound of the score in this group. */
  readonly upperBound: number
}

/** Scores the chosen candidates. Those that reach the threshold are left in `scratch.matched`. */
function addStages(scoring: Scoring, block: Block, scratch: Scratch, group: Group): number {
  const { base, asked, stages, upperBoundFrom } = scoring
  const { kernel, matched, points } = scratch
  const isMany = group.count > block.size / MANY
  if (isMany) addRequested(scoring, block, scratch, group.threshold)
  let kept = listChosen(block, scratch)
  if (!isMany) kernel.clearPoints(matched.byteOffset, kept, points.byteOffset)
  const threshold = group.threshold - base
  const otherBound = upperBoundFrom[asked.length] as number
  let requestedBound = group.bounds.reduce((sum, bound) => sum + bound, 0)
  for (let number = isMany ? asked.length : 0; number < stages.length; number++) {
    const isRequested = number < asked.length
    const bound = isRequested
      ? Math.min(group.upperBound - base, requestedBound + otherBound)
      : (upperBoundFrom[number] as number)
    kept = keepAbove(scratch, kept, threshold - bound)
    if (kept === 0) return 0
    stages[number]?.add(block, scratch, kept)
    if (isRequested) requestedBound -= group.bounds[number] as number
  }
  return keepAbove(scratch, kept, threshold)
}

/** From one candidate in so many on, whole lists are read for the entire block. */
const MANY = 8
const ALL = Number.POSITIVE_INFINITY

/** Scores the requested items for the entire block, then removes chosen candidates that cannot reach the threshold. */
function addRequested(
  { base, asked, upperBoundFrom }: Scoring,
  block: Block,
  scratch: Scratch,
  threshold: number,
): void {
  const { kernel, points, sets } = scratch
  const bytes = setBytes(block.size)
  kernel.clear(points.byteOffset, 16 * bytes)
  for (const stage of asked) stage.add(block, scratch, ALL)
  const minPoints = Math.max(MIN_SHORT, threshold - base - (upperBoundFrom[asked.length] as number))
  kernel.keepScored((sets[SET_OF.chosen] as Int32Array).byteOffset, bytes, points.byteOffset, minPoints)
}

const MIN_SHORT = -(2 ** 15)

function listChosen({ size }: Block, { kernel, lanes, matched, sets }: Scratch): number {
  const chosen = sets[SET_OF.chosen] as Int32Array
  return kernel.list(chosen.byteOffset, setBytes(size), matched.byteOffset, lanes.byteOffset)
}

/** Only unwanted skills, in the last stages, cost points; before them no accumulator is negative. */
function keepAbove({ kernel, points, matched }: Scratch, count: number, minPoints: number): number {
  if (minPoints <= 0) return count
  return kernel.keepAbove(matched.byteOffset, count, points.byteOffset, minPoints)
}
