/** Points for what a candidate is, beside skills and title: seniority, years, vetting, rate, notice, overlap, languages. */

import { LEVEL_NUMBER, SENIORITY_NUMBER, UNKNOWN_BYTE } from '../columns/rows.ts'
import type { Shapes } from '../model/model.ts'
import type { QueryCard } from '../query/query-card.ts'

export function seniorityTable(budget: number, asked: QueryCard['seniority'], shapes: Shapes): Int16Array {
  const table = new Int16Array(256)
  table[0] = Math.trunc(budget * shapes.seniorityUnknown)
  for (let held = 1; held <= 6; held++) {
    const gap = Math.max(-3, Math.min(3, ladderStep(held) - ladderStep(SENIORITY_NUMBER[asked])))
    table[held] = Math.trunc(budget * (shapes.seniorityGap[gap + 3] ?? 0))
  }
  return table
}

/** Staff and lead are two branches of the same height. */
function ladderStep(seniority: number): number {
  return Math.min(seniority, SENIORITY_NUMBER.staff)
}

/** By quarters of a year. More than some years above what is asked earns nothing: raw years are a proxy for age. */
export function yearsTable(budget: number, least: number, shapes: Shapes): Int16Array {
  const table = new Int16Array(256)
  for (let quarters = 0; quarters < UNKNOWN_BYTE; quarters++) {
    table[quarters] = Math.trunc(budget * yearsShare(quarters / 4, least, shapes))
  }
  return table
}

function yearsShare(years: number, least: number, shapes: Shapes): number {
  if (years < least) return (shapes.yearsAtLeast * years) / least
  const above = shapes.yearsAbove === 0 ? 1 : Math.min(1, (years - least) / shapes.yearsAbove)
  return shapes.yearsAtLeast + (1 - shapes.yearsAtLeast) * above
}

export function vettingTable(budget: number): Int16Array {
  const table = new Int16Array(256)
  for (let score = 0; score <= 100; score++) table[score] = Math.trunc((budget * score) / 100)
  for (let score = 101; score < UNKNOWN_BYTE; score++) table[score] = Math.trunc(budget)
  return table
}

/** Full up to `best`, falling to `atLimit` of it at `limit`, nothing beyond. */
export interface FallingPoints {
  readonly budget: number
  readonly best: number
  readonly limit: number
  readonly atLimit: number
}

export function fallingPoints({ budget, best, limit, atLimit }: FallingPoints, value: number): number {
  if (value > limit) return 0
  if (value <= best) return Math.trunc(budget)
  return Math.trunc(budget * (atLimit + ((1 - atLimit) * (limit - value)) / (limit - best)))
}

/** By schedule. `overlap` in minutes, -1 where it is not known. */
export function overlapTable(budget: number, overlap: Int16Array, hours: number, shapes: Shapes): Int16Array {
  return overlap.map((minutes) => {
    if (minutes < 0 || minutes < hours * 60) return 0
    const above = shapes.overlapAbove === 0 ? 1 : Math.min(1, (minutes / 60 - hours) / shapes.overlapAbove)
    return Math.trunc(budget * (shapes.overlapAtLimit + (1 - shapes.overlapAtLimit) * above))
  })
}

/** By level, 0 where it is not stated. */
export function languageTable(
  budget: number,
  asked: QueryCard['constraints']['languages'][number],
  shapes: Shapes,
): Int16Array {
  const least = asked.level === null ? 0 : LEVEL_NUMBER[asked.level]
  return Int16Array.from({ length: 7 }, (_, level) => {
    if (level === 0) return least === 0 ? Math.trunc(budget * shapes.languageAtLevel) : 0
    if (level < least) return 0
    return Math.trunc(budget * (level > least ? 1 : shapes.languageAtLevel))
  })
}
