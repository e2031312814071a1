/**
 * Candidates in groups by how many of the criteria they miss: none, one, more. The points of a group outweigh
 * everything else that these criteria can bring, so the list descends by score and by group at once. Of few must-haves
 * one is much, so who misses one of them has no group of their own.
 */

import { UNKNOWN_BYTE } from '../columns/rows.ts'
import { SHOWN_BY_CODE } from '../columns/skill-code.ts'
import type { Shapes } from '../model/model.ts'
import type { WantedItem } from './ask-skills.ts'

/** By the number of criteria missed: none, one, two and more. */
export const groupNames = ['all', 'allButOne', 'fewer'] as const
export type GroupName = (typeof groupNames)[number]

export interface CriteriaGroups {
  /** By group. */
  readonly points: readonly [number, number, number]
  /** The must-haves, and the title and the years if they count. */
  readonly asked: number
  readonly countsTitle: boolean
  /** Who has so many quarters of a year, or fewer, misses the years asked for; null where years do not count. */
  readonly tooFew: number | null
  /** By must-have: the entries that meet it. */
  readonly meets: readonly Meets[]
}

/** 1 for the codes, and details, of entries that meet a must-have; null where every detail does. */
export interface Meets {
  readonly item: WantedItem
  readonly byCode: Uint8Array
  readonly byDetail: Uint8Array | null
}

/** Scores are round numbers apart, so that the first digits of a score say its group. */
const STEP = 100

/**
 * Null without must-haves and title, and by models from before prior-10. `years`: the least that are preferred; required
 * ones exclude. `range`: the most by which other points differ.
 */
export function compileGroups(
  items: readonly WantedItem[],
  { shapes, hasTitle, years, range }: { shapes: Shapes; hasTitle: boolean; years: number; range: number },
): CriteriaGroups | null {
  const { order } = shapes
  const mustHaves = items.filter(({ kind }) => kind === 'mustHave')
  const countsTitle = order?.countsTitle === true && hasTitle
  const named = mustHaves.length + (countsTitle ? 1 : 0)
  if (order === undefined || named === 0) return null
  const tooFew = order.tooFewYears === undefined || years <= 0 ? null : Math.floor(4 * years * order.tooFewYears)
  const asked = named + (tooFew === null ? 0 : 1)
  const step = Math.ceil((range + 1) / STEP) * STEP
  // Years do not count towards these: that would set apart who misses one of four must-haves (docs/decisions/0069).
  const points = named < (order.oneOf ?? 0) ? ([step, 0, 0] as const) : ([2 * step, step, 0] as const)
  return { points, asked, countsTitle, tooFew, meets: mustHaves.map(meetsOf) }
}

/** Who only lists a skill has not shown it. */
function meetsOf(item: WantedItem): Meets {
  const { demands } = item
  const byCode = SHOWN_BY_CODE.map((shown, code) => shown & (demands?.byCode[code] ?? 1))
  return { item, byCode, byDetail: demands?.byDetail ?? null }
}

/** Years that are not stated are not too few. */
export function hasTooFewYears({ tooFew }: CriteriaGroups, quarters: number): boolean {
  return tooFew !== null && quarters !== UNKNOWN_BYTE && quarters <= tooFew
}

export function groupOf(missed: number): 0 | 1 | 2 {
  return missed === 0 ? 0 : missed === 1 ? 1 : 2
}
