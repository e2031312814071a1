/**
 * The scores of a block's matches. Who has most of the asked items comes first; what they reach says how few items are not
 * worth looking at any more. Of those who are looked at the score is added stage by stage, and who cannot reach the
 * threshold with the most that the stages left could bring is dropped. Each most is an upper bound, so nobody is lost who
 * would have reached it.
 */

import { MAX_SLICES } from '../columns/column.ts'
import { askedItems } from '../filtering/match-block.ts'
import type { Block } from '../inverted-index/block.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { columnStages } from './column-stages.ts'
import { itemStage, keywordStages, languageStages, markItemGrades, titleStages, unwantedStages } from './list-stages.ts'
import { type BestMatches, offerBlock } from './top-k.ts'

/** A part of the score that is added for those who can still be among the best. */
export interface Stage {
  /** The most that it can bring; never below 0. */
  readonly most: number
  /** Adds to the points of the first `count` of `room.matched`, or of everybody; what others get does not matter. */
  readonly add: (block: Block, room: Scratch, count: number) => void
}

export interface ItemStage extends Stage {
  /** The same within the block. */
  readonly mostIn: (block: Block) => number
}

export interface Scoring {
  readonly base: number
  /** What the card names. */
  readonly asked: readonly ItemStage[]
  /** These first, then the others. */
  readonly stages: readonly Stage[]
  /** Nobody matches who has fewer of the asked items. */
  readonly leastItems: number
  /** By stage: the most that it and those after it can bring. */
  readonly mostFrom: readonly number[]
}

/** What can bring most tells people apart best, so it comes first; the typical skills are many and bring little each. */
export function scoringOf(plan: Plan): Scoring {
  const asked = askedItems(plan)
    .map(itemStage)
    .sort((left, right) => right.most - left.most)
  const typical = plan.items.filter(({ kind }) => kind === 'typicalSkills')
  const said = [...titleStages(plan), ...columnStages(plan), ...languageStages(plan)]
  const stages = [
    ...asked,
    ...said.sort((left, right) => right.most - left.most),
    ...typical.map(itemStage),
    ...keywordStages(plan),
    ...unwantedStages(plan),
  ]
  const mostFrom = [...stages, null].map((_, from) => stages.slice(from).reduce((sum, { most }) => sum + most, 0))
  const leastItems = plan.title === null && asked.length > 0 ? 1 : 0
  return { base: plan.base, asked, stages, leastItems, mostFrom }
}

/** Leaves in `room.grades` the best grade of an asked skill, in slices. */
export function gradeBlock(plan: Plan, block: Block, room: Scratch): void {
  const { kernel, grades } = room
  kernel.clear(grades.byteOffset, grades.byteLength)
  for (const item of askedItems(plan)) markItemGrades(item, block, room)
  kernel.sliceGrades(grades.byteOffset, setBytes(block.size))
}

/** As far as the counter of items counts. */
const MAX_COUNTED = 2 ** MAX_SLICES - 1

/** Offers those of `room`'s matches that can be among the best; their set is used up. */
export function scoreBlock(
  scoring: Scoring,
  { block, number, room }: { block: Block; number: number; room: Scratch },
  best: BestMatches,
): void {
  const mosts = mostsIn(scoring, block)
  const mostWith = mostByItems(scoring, mosts)
  const { points, matched } = room
  for (let most = mostWith.length - 1; most >= 0; ) {
    const fewest = fewestItems(mostWith, best.threshold)
    if (fewest > most) return
    const { count: chosen, least } = choose(scoring, block, room, best, { fewest, most })
    const group = { count: chosen, threshold: best.threshold, mosts, mostOfAll: mostWith[most] as number }
    most = least - 1
    const count = chosen === 0 ? 0 : addStages(scoring, block, room, group)
    if (count > 0) offerBlock(best, number, { points, matched, count, base: scoring.base })
  }
}

/** Whether those who match need be told apart by how many of the items they have. */
export function needsItemCounts(scoring: Scoring, block: Block, threshold: number): boolean {
  return fewestItems(mostByItems(scoring, mostsIn(scoring, block)), threshold) > scoring.leastItems
}

function mostsIn({ asked }: Scoring, block: Block): number[] {
  return asked.map((stage) => stage.mostIn(block))
}

/** As long as nothing is known of the best few, only as many as are wanted, who have most items: they say it. */
function choose(
  { leastItems }: Scoring,
  block: Block,
  room: Scratch,
  best: BestMatches,
  { fewest, most }: { fewest: number; most: number },
): { count: number; least: number } {
  const { kernel, sets } = room
  const bytes = setBytes(block.size)
  const setOf = (name: 'chosen' | 'spare' | 'matched') => sets[SET_OF[name]] as Int32Array
  const [chosen, spare, matched] = [setOf('chosen'), setOf('spare'), setOf('matched')]
  const isKnown = best.threshold > best.lowest || best.wanted === Number.POSITIVE_INFINITY
  if (isKnown && fewest <= leastItems) {
    kernel.copy(chosen.byteOffset, matched.byteOffset, bytes)
    return { count: kernel.countShared(chosen.byteOffset, chosen.byteOffset, bytes), least: 0 }
  }
  let least = isKnown ? fewest : most
  let count = moveCounted(block, room, SET_OF.chosen, least)
  while (!isKnown && count < best.wanted && least > fewest) {
    least--
    count += moveCounted(block, room, SET_OF.spare, least)
    kernel.unite(chosen.byteOffset, spare.byteOffset, bytes)
  }
  return { count, least }
}

/** By how many asked items somebody has: the most that all can bring. */
function mostByItems({ base, asked, mostFrom }: Scoring, mosts: readonly number[]): number[] {
  let sum = base + (mostFrom[asked.length] as number)
  const mostWith = [sum]
  for (const most of mosts.toSorted((left, right) => right - left)) {
    sum += most
    if (mostWith.length > MAX_COUNTED) mostWith[MAX_COUNTED] = sum
    else mostWith.push(sum)
  }
  return mostWith
}

function fewestItems(mostWith: readonly number[], threshold: number): number {
  const items = mostWith.findIndex((most) => most >= threshold)
  return items === -1 ? mostWith.length : items
}

/** Moves those with at least so many items from the matches to another set, and says how many they are. */
function moveCounted({ size }: Block, { kernel, sets, counter }: Scratch, target: number, least: number): number {
  const bytes = setBytes(size)
  const chosen = sets[target] as Int32Array
  const matched = sets[SET_OF.matched] as Int32Array
  kernel.moveCounted(chosen.byteOffset, matched.byteOffset, bytes, counter.byteOffset, least)
  return kernel.countShared(chosen.byteOffset, chosen.byteOffset, bytes)
}

interface Group {
  readonly count: number
  readonly threshold: number
  /** By asked item: the most that it can bring in this block. */
  readonly mosts: readonly number[]
  /** The most that anybody of the group can score. */
  readonly mostOfAll: number
}

/** The points of the chosen, of whom those are left in `room.matched` who reach the threshold. */
function addStages(scoring: Scoring, block: Block, room: Scratch, group: Group): number {
  const { base, asked, stages, mostFrom } = scoring
  const { kernel, matched, points } = room
  const isMany = group.count > block.size / MANY
  if (isMany) addAsked(scoring, block, room, group.threshold)
  let kept = listChosen(block, room)
  if (!isMany) kernel.forget(matched.byteOffset, kept, points.byteOffset)
  const least = group.threshold - base
  const mostBeside = mostFrom[asked.length] as number
  let mostOfAsked = group.mosts.reduce((sum, most) => sum + most, 0)
  for (let number = isMany ? asked.length : 0; number < stages.length; number++) {
    const isAsked = number < asked.length
    const mostLeft = isAsked ? Math.min(group.mostOfAll - base, mostOfAsked + mostBeside) : (mostFrom[number] as number)
    kept = keepAbove(room, kept, least - mostLeft)
    if (kept === 0) return 0
    stages[number]?.add(block, room, kept)
    if (isAsked) mostOfAsked -= group.mosts[number] as number
  }
  return keepAbove(room, kept, least)
}

/** Where one in so many of a block is scored, whole lists are read before anybody is listed. */
const MANY = 8
const EVERYBODY = Number.POSITIVE_INFINITY

/** What is asked, for everybody in the block; then who of the chosen cannot reach the threshold any more is let go. */
function addAsked({ base, asked, mostFrom }: Scoring, block: Block, room: Scratch, threshold: number): void {
  const { kernel, points, sets } = room
  const bytes = setBytes(block.size)
  kernel.clear(points.byteOffset, 16 * bytes)
  for (const stage of asked) stage.add(block, room, EVERYBODY)
  const least = Math.max(MIN_SHORT, threshold - base - (mostFrom[asked.length] as number))
  kernel.keepScored((sets[SET_OF.chosen] as Int32Array).byteOffset, bytes, points.byteOffset, least)
}

const MIN_SHORT = -(2 ** 15)

function listChosen({ size }: Block, { kernel, lanes, matched, sets }: Scratch): number {
  const chosen = sets[SET_OF.chosen] as Int32Array
  return kernel.list(chosen.byteOffset, setBytes(size), matched.byteOffset, lanes.byteOffset)
}

/** Points are lost only to unwanted skills, in the last stages: before, nobody has fewer than none. */
function keepAbove({ kernel, points, matched }: Scratch, count: number, least: number): number {
  if (least <= 0) return count
  return kernel.keepAbove(matched.byteOffset, count, points.byteOffset, least)
}
