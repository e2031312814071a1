/**
 * The scores of a block's matches. What is asked is read for everybody; the rest is added stage by stage, and who cannot
 * reach the threshold with the most that the stages left could bring is dropped. That most is an upper bound, so nobody
 * is lost who would have reached it.
 */

import type { Block } from '../inverted-index/block.ts'
import type { AskedItem } from '../query/ask-skills.ts'
import type { Plan } from '../query/compile-query.ts'
import { setBytes } from '../retrieval/bits.ts'
import type { Scratch } from '../retrieval/scratch.ts'
import { columnStages } from './column-stages.ts'
import { askItem, itemStage, languageStages, titleStages, unwantedStages } from './list-stages.ts'

/** A part of the score that is added for those who can still be among the best. */
export interface Stage {
  /** The most that it can bring; never below 0. */
  readonly most: number
  /** Adds to the points of the first `count` of `room.matched`; what others get does not matter. */
  readonly add: (block: Block, room: Scratch, count: number) => void
}

export interface Scoring {
  readonly base: number
  readonly asked: readonly AskedItem[]
  readonly stages: readonly Stage[]
  /** By stage: the most that it and those after it can bring. */
  readonly mostFrom: readonly number[]
}

/** Cheap stages that tell people apart come first. */
export function scoringOf(plan: Plan): Scoring {
  const asked = plan.items.filter(({ kind }) => kind !== 'typicalSkills')
  const typical = plan.items.filter(({ kind }) => kind === 'typicalSkills')
  const stages = [
    ...columnStages(plan),
    ...titleStages(plan),
    ...languageStages(plan),
    ...typical.map(itemStage),
    ...unwantedStages(plan),
  ]
  const mostFrom = stages.map((_, from) => stages.slice(from).reduce((sum, { most }) => sum + most, 0))
  return { base: plan.base, asked, stages, mostFrom }
}

/** By position: what the asked skills bring above the plan's base, and the best grade of one: 1 claimed to 5 work sample. */
export function askBlock(
  { asked }: Scoring,
  block: Block,
  room: Scratch,
  wanted: { points: boolean; grades: boolean },
): void {
  if (wanted.points) room.kernel.clear(room.points.byteOffset, 16 * setBytes(block.size))
  if (wanted.grades) room.kernel.clear(room.grades.byteOffset, 8 * setBytes(block.size))
  for (const item of asked) askItem(item, block, room, wanted)
}

/**
 * Completes the points of the first `count` of `room.matched`, which `askBlock` began. Those who cannot reach the
 * threshold are taken out of it; the answer is how many are left.
 */
export function scoreBlock(
  { base, stages, mostFrom }: Scoring,
  block: Block,
  room: Scratch,
  { count, threshold }: { count: number; threshold: number },
): number {
  let kept = count
  for (const [number, stage] of stages.entries()) {
    kept = keepAbove(room, kept, threshold - base - (mostFrom[number] as number))
    if (kept === 0) return 0
    stage.add(block, room, kept)
  }
  return keepAbove(room, kept, threshold - base)
}

function keepAbove({ kernel, points, matched }: Scratch, count: number, least: number): number {
  return kernel.keepAbove(matched.byteOffset, count, points.byteOffset, least)
}
