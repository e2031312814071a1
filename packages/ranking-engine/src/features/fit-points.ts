/** Points for seniority, years, vetting, rate, notice, overlap and languages. */

import type { LanguageLevel, Seniority } from '../candidate/candidate-profile.ts'
import { LEVEL_NUMBER, ladderStep, SENIORITY_NUMBER, UNKNOWN_BYTE } from '../columns/rows.ts'
import { type CorrectionName, cellOfSeniority, cellOfVetting, cellOfYears, corrected } from '../model/correction.ts'
import type { Shapes } from '../model/model.ts'

/** Points by the candidate's seniority, for a requested one. */
export function seniorityTable(budget: number, asked: Seniority, shapes: Shapes): Int16Array {
  const table = new Int16Array(256)
  const pointsAt = (gap: number | null) => {
    const share = gap === null ? shapes.seniorityUnknown : (shapes.seniorityGap[stepsOf(gap) + 3] ?? 0)
    return pointsOf(budget, share, shapes, 'seniorityGap', cellOfSeniority(gap))
  }
  // Above the juniors who are asked for, the middle of the ladder counts as a step further away.
  const [step, mid] = [ladderStep(SENIORITY_NUMBER[asked]), ladderStep(SENIORITY_NUMBER.mid)]
  const isEarly = shapes.order?.juniorsFirst === true && step < mid
  const stepsOf = (gap: number) => (isEarly && step + gap >= mid ? Math.min(3, gap + 1) : gap)
  for (let held = 0; held <= 6; held++) {
    const gap = seniorityGap(held, asked)
    // Points never rise with the distance from the request, whatever was learned.
    const steps = gap === null || shapes.order === undefined ? [gap] : stepsTowards(gap)
    table[held] = Math.min(...steps.map(pointsAt))
  }
  return table
}

/** From the requested seniority to the gap. */
function stepsTowards(gap: number): number[] {
  return Array.from({ length: Math.abs(gap) + 1 }, (_, step) => Math.sign(gap) * step)
}

/** Steps above the requested seniority, at most three either way; null where it is not stated. */
export function seniorityGap(held: number, asked: Seniority): number | null {
  if (held === 0) return null
  return Math.max(-3, Math.min(3, ladderStep(held) - ladderStep(SENIORITY_NUMBER[asked])))
}

/** The share of the prior plus the correction, between 0 and 1; negative only where the prior allows it. */
function pointsOf(budget: number, share: number, shapes: Shapes, name: CorrectionName, cell: number): number {
  const least = shapes.order === undefined ? 0 : Math.min(0, share)
  return Math.trunc(budget * Math.max(least, Math.min(1, share + corrected(shapes.correction, name, cell))))
}

/** By quarters of a year. Years well above the request earn nothing: raw years are a proxy for age. */
export function yearsTable(
  budget: number,
  { min: least, max }: { min: number; max: number | null },
  shapes: Shapes,
): Int16Array {
  const table = new Int16Array(256)
  // Points do not rise beyond the requested maximum.
  const last = shapes.order === undefined || max === null ? Number.POSITIVE_INFINITY : Math.max(least, max)
  for (let quarters = 0; quarters < UNKNOWN_BYTE; quarters++) {
    const years = Math.min(quarters / 4, last)
    const share = yearsShare(years, least, shapes) - overShare(quarters / 4, last, shapes)
    table[quarters] = pointsOf(budget, share, shapes, 'yearsGap', cellOfYears(years - least))
  }
  const unknown = shapes.order === undefined || least === 0 ? 0 : -shapes.order.yearsBelow / 2
  table[UNKNOWN_BYTE] = pointsOf(budget, unknown, shapes, 'yearsGap', cellOfYears(null))
  return table
}

/** Rises from the requested maximum to three times as much. */
function overShare(years: number, most: number, { order }: Shapes): number {
  if (order?.yearsOver === undefined || years <= most) return 0
  return order.yearsOver * Math.min(1, (years - most) / (2 * Math.max(1, most)))
}

/** Since prior-10 too few years only cost points: before, two of six brought a quarter of them. */
function yearsShare(years: number, least: number, shapes: Shapes): number {
  if (years < least) {
    const { order } = shapes
    return order === undefined ? (shapes.yearsAtLeast * years) / least : (order.yearsBelow * (years - least)) / least
  }
  const above = shapes.yearsAbove === 0 ? 1 : Math.min(1, (years - least) / shapes.yearsAbove)
  return shapes.yearsAtLeast + (1 - shapes.yearsAtLeast) * above
}

/** Points by vetting score, from 0 to 100; an unknown score counts as 0, with its own correction. */
export function vettingTable(budget: number, shapes: Shapes): Int16Array {
  const pointsAt = (score: number, cell: number) => pointsOf(budget, score / 100, shapes, 'vetting', cell)
  return Int16Array.from({ length: 256 }, (_, held) => {
    if (held === UNKNOWN_BYTE) return pointsAt(0, cellOfVetting(null))
    return pointsAt(Math.min(100, held), cellOfVetting(Math.min(100, held)))
  })
}

/** Full up to `best`, falling to `atLimit` of it at `limit`, nothing beyond. */
export interface FallingPoints {
  readonly budget: number
  readonly best: number
  readonly limit: number
  readonly atLimit: number
  /** For a limit that is only preferred: the most that being beyond it costs, and how far beyond that is. */
  readonly beyond?: { readonly cost: number; readonly span: number; readonly unknown: number } | undefined
}

/**
 * Points of a value that is better when lower, such as a rate: all up to `best`, falling linearly to `atLimit`, and
 * nothing, or a loss, beyond the limit.
 */
export function fallingPoints({ budget, best, limit, atLimit, beyond }: FallingPoints, value: number): number {
  if (value > limit) {
    if (beyond === undefined || value === beyond.unknown) return 0
    return 0 - Math.ceil(beyond.cost * Math.min(1, (value - limit) / beyond.span))
  }
  if (value <= best) return Math.trunc(budget)
  return Math.trunc(budget * (atLimit + ((1 - atLimit) * (limit - value)) / (limit - best)))
}

/** By schedule. `overlap` in minutes, -1 if unknown. `cost`: what no overlap costs where it is only preferred. */
export function overlapTable(
  budget: number,
  overlap: Int16Array,
  { hours, cost }: { hours: number; cost: number },
  shapes: Shapes,
): Int16Array {
  return overlap.map((minutes) => {
    if (minutes < 0) return 0
    if (minutes < hours * 60) return 0 - Math.ceil((cost * (hours * 60 - minutes)) / (hours * 60))
    const above = shapes.overlapAbove === 0 ? 1 : Math.min(1, (minutes / 60 - hours) / shapes.overlapAbove)
    return Math.trunc(budget * (shapes.overlapAtLimit + (1 - shapes.overlapAtLimit) * above))
  })
}

/** By level; 0 if not stated. `cost`: the points lost by not speaking a preferred language. */
export function languageTable(
  budget: number,
  { asked, cost }: { asked: { code: string; level: LanguageLevel | null }; cost: number },
  shapes: Shapes,
): Int16Array {
  const least = asked.level === null ? 0 : LEVEL_NUMBER[asked.level]
  return Int16Array.from({ length: 7 }, (_, level) => {
    if (level === 0) return least === 0 ? Math.trunc(budget * shapes.languageAtLevel) : 0
    if (level < least) return 0 - Math.ceil((cost * (least - level)) / least)
    return Math.trunc(budget * (level > least ? 1 : shapes.languageAtLevel))
  })
}

/** The most points that a column costs. The plan's base contains it, so that stages only add. */
export function lossOf(table: Int16Array | null): number {
  return table === null ? 0 : table.reduce((left, right) => Math.min(left, right), 0)
}
