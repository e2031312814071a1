/** Stages of the score that read columns. */

import { type Column, IN_THREE_SLICES, tableOf } from '../columns/column.ts'
import { type FallingPoints, fallingPoints, lossOf } from '../features/fit-points.ts'
import type { Block } from '../inverted-index/block.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { stageBytes, stageSlices } from '../scratch/staging.ts'
import type { Stage } from './score-block.ts'

/** Stages for everything that is kept in columns. Each has an upper bound, by which pruning skips candidates. */
export function columnStages({ fit }: Plan): Stage[] {
  const { seniority, years, vetting, overlap, rate, notice, preferences } = fit
  return [
    ...tableStage(seniority, ({ columns }) => columns.seniority),
    ...tableStage(years, ({ columns }) => columns.experience),
    ...tableStage(vetting, ({ columns }) => columns.vetting),
    ...tableStage(overlap, ({ columns }) => columns.schedule),
    ...fallingStage(rate, ({ columns }) => columns.rate),
    ...fallingStage(notice, ({ columns }) => columns.notice),
    ...preferences
      .filter(({ cost }) => cost > 0)
      .map(({ column, cost, pointsOf }) =>
        stageOf(
          cost,
          ({ columns }) => columns[column],
          (value) => cost + pointsOf(value),
        ),
      ),
  ]
}

function tableStage(table: Int16Array | null, columnOf: (block: Block) => Column): Stage[] {
  if (table === null) return []
  const least = lossOf(table)
  const upperBound = table.reduce((left, right) => Math.max(left, right), 0) - least
  return [stageOf(upperBound, columnOf, (value) => (table[value] as number) - least)]
}

function fallingStage(falling: FallingPoints | null, columnOf: (block: Block) => Column): Stage[] {
  if (falling === null) return []
  const cost = falling.beyond?.cost ?? 0
  const upperBound = Math.max(0, Math.trunc(falling.budget)) + cost
  return [stageOf(upperBound, columnOf, (value) => cost + fallingPoints(falling, value))]
}

function stageOf(upperBound: number, columnOf: (block: Block) => Column, pointsOf: (value: number) => number): Stage {
  return {
    upperBound,
    add: (block, scratch, count) => {
      const column = columnOf(block)
      addByCode(scratch, count, column, tableOf(Int16Array, column, pointsOf))
    },
  }
}

function addByCode(scratch: Scratch, count: number, column: Column, table: Int16Array): void {
  const { kernel, points, matched, byCode, nobody, staged } = scratch
  const { size, codes, slices, values } = column
  const [listed, to] = [[matched.byteOffset, count] as const, [byCode.byteOffset, points.byteOffset] as const]
  if (codes instanceof Uint16Array) {
    addByShort(scratch, count, codes, table)
    return
  }
  byCode.set(table)
  staged.table = table
  if (codes.length > 0) {
    kernel.addCoded(...listed, stageBytes(scratch, codes), ...to)
    return
  }
  const bytes = slices.length > 0 ? setBytes(size) : 0
  const at = slices.length > 0 ? stageSlices(scratch, slices) : nobody.byteOffset
  const fourth = values.length > IN_THREE_SLICES ? at + 3 * bytes : nobody.byteOffset
  kernel.addSliced(...listed, at, bytes, fourth, ...to)
}

function addByShort({ points, matched }: Scratch, count: number, codes: Uint16Array, table: Int16Array): void {
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    points[position] = (points[position] as number) + (table[codes[position] as number] as number)
  }
}
