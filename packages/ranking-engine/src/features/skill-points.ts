/** What one skill of one person brings to one item of the card. Its two bytes bring their points apart from each other. */

import { decodeStrength, gradeNumber, LAST_CLAIMED_CODE, levelOfDetail, yearsOfDetail } from '../columns/skill-code.ts'
import type { Shapes } from '../model/model.ts'

export interface SkillTerms {
  /** All that the item can bring, in points. */
  readonly budget: number
  /** 1 for the asked skill itself, less for one that implies it or is related to it. */
  readonly factor: number
  /** Worth of a claim for this card, after the cap. */
  readonly claimedWorth: number
  readonly minYears: number | null
  readonly minGrade: number | null
  readonly shapes: Shapes
}

/** `points` is what counts; `shortfall` is how much more it would be without the demand that is not met. */
export interface PartPoints {
  readonly points: number
  readonly shortfall: number
}

/** Rounding is always towards zero: no cap is passed by it, and no order is turned around. */
export function codePoints(terms: SkillTerms, code: number): PartPoints {
  const { shapes } = terms
  const { grade, age, lastUse, prominence } = decodeStrength(code)
  const worth = terms.budget * terms.factor * worthOf(terms, gradeNumber(grade), age)
  const { lastUse: lastUsePart, prominence: prominencePart } = shapes.detailParts
  const details = lastUsePart * at(shapes.lastUse, lastUse) + prominencePart * at(shapes.prominence, prominence)
  const held = 1 - shapes.detailShare + shapes.detailShare * details
  const missing = terms.minGrade === null ? 0 : Math.max(0, terms.minGrade - gradeNumber(grade)) / 4
  const points = Math.trunc(worth * (held - shapes.evidenceShortfall * missing))
  return { points, shortfall: Math.trunc(worth * held) - points }
}

export function detailPoints(terms: SkillTerms, isClaimed: boolean, detail: number): PartPoints {
  const { shapes, claimedWorth } = terms
  const budget = terms.budget * terms.factor
  const years = yearsOfDetail(detail)
  const level = at(shapes.level, levelOfDetail(detail) ?? 0)
  const parts = shapes.detailParts.years * alongLine(shapes.skillYears, years ?? 0) + shapes.detailParts.level * level
  const held = budget * (isClaimed ? claimedWorth : shapes.verifiedDetailWorth) * shapes.detailShare * parts
  const missing = terms.minYears === null || terms.minYears <= 0 ? 0 : 1 - Math.min(1, (years ?? 0) / terms.minYears)
  const points = Math.trunc(held - budget * claimedWorth * shapes.yearsShortfall * missing)
  return { points, shortfall: Math.trunc(held) - points }
}

/** Both bytes together, with what is lost by demands that are not met. */
export interface SkillPoints {
  readonly points: number
  readonly evidenceShortfall: number
  readonly yearsShortfall: number
}

export function skillPoints(terms: SkillTerms, code: number, detail: number): SkillPoints {
  const strength = codePoints(terms, code)
  const duration = detailPoints(terms, code <= LAST_CLAIMED_CODE, detail)
  return {
    points: strength.points + duration.points,
    evidenceShortfall: strength.shortfall,
    yearsShortfall: duration.shortfall,
  }
}

export function missingPoints(budget: number, shapes: Shapes): number {
  return 0 - Math.trunc(budget * shapes.missingShare)
}

export function unwantedPoints(weight: number, code: number, shapes: Shapes): number {
  return 0 - Math.trunc(weight * at(shapes.unwanted, decodeStrength(code).prominence))
}

/** Straight lines between the points of a shape, flat outside them. */
export function alongLine(points: readonly (readonly [number, number])[], x: number): number {
  let [fromX, fromY] = points[0] ?? [0, 0]
  for (const [toX, toY] of points) {
    if (x <= toX) return toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
    ;[fromX, fromY] = [toX, toY]
  }
  return fromY
}

function worthOf({ shapes, claimedWorth }: SkillTerms, grade: number, age: number): number {
  if (grade === 0) return claimedWorth
  const fresh = Math.max(claimedWorth, at(shapes.gradeWorth, grade))
  return claimedWorth + (fresh - claimedWorth) * at(shapes.evidenceKeeps, age)
}

function at(values: readonly number[], place: number): number {
  return values[place] ?? 0
}
