/** Points for what a candidate is, read from the columns. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import type { Scratch } from '../retrieval/scratch.ts'
import { type FallingPoints, fallingPoints } from './fit-points.ts'
import type { Stage } from './score-block.ts'

type Column = Uint8Array | Uint16Array | Uint32Array

export function columnStages({ fit }: Plan): Stage[] {
  return [
    ...tableStage(fit.seniority, ({ columns }) => columns.seniority),
    ...tableStage(fit.years, ({ columns }) => columns.experience),
    ...tableStage(fit.vetting, ({ columns }) => columns.vetting),
    ...tableStage(fit.overlap, ({ columns }) => columns.schedule),
    ...fallingStage(fit.rate, ({ columns }) => columns.rate),
    ...fallingStage(fit.notice, ({ columns }) => columns.notice),
  ]
}

function tableStage(table: Int16Array | null, columnOf: (block: Block) => Column): Stage[] {
  if (table === null) return []
  const most = table.reduce((left, right) => Math.max(left, right), 0)
  return [{ most, add: (block, room, count) => addByTable(room, count, { column: columnOf(block), table }) }]
}

function fallingStage(falling: FallingPoints | null, columnOf: (block: Block) => Column): Stage[] {
  if (falling === null) return []
  const most = Math.max(0, Math.trunc(falling.budget))
  return [{ most, add: (block, room, count) => addFalling(room, count, { column: columnOf(block), falling }) }]
}

function addByTable(
  { points, matched }: Scratch,
  count: number,
  { column, table }: { column: Column; table: Int16Array },
): void {
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    points[position] = (points[position] as number) + (table[column[position] as number] as number)
  }
}

function addFalling(
  { points, matched }: Scratch,
  count: number,
  { column, falling }: { column: Column; falling: FallingPoints },
): void {
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    points[position] = (points[position] as number) + fallingPoints(falling, column[position] as number)
  }
}
