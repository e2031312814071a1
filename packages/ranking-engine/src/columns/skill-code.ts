/**
 * Encodes one skill of a candidate in two bytes. `code` holds the evidence: grade, age, last use, prominence.
 * `detail` holds years and level. Points come from one table per byte.
 */

import { type EvidenceGrade, evidenceGrades, type ProfileSkill } from '../candidate/candidate-profile.ts'
import { LAST_CLAIMED_CODE } from '../kernel/layout.ts'

/** 0 older or not stated, 1 within three years, 2 within one. */
export type EvidenceAge = 0 | 1 | 2
/** 0 not stated, 1 older, 2 within three years, 3 within one. */
export type LastUse = 0 | 1 | 2 | 3

export interface SkillStrength {
  readonly grade: EvidenceGrade
  readonly age: EvidenceAge
  readonly lastUse: LastUse
  readonly prominence: 0 | 1 | 2 | 3
}

export const CODES = 209
export const UNKNOWN_DAY = 65_535

const YEAR_IN_DAYS = 366
const LEVELS = 6

/** Years by step: half years to 15, then whole years, then coarser. */
const YEARS_BY_STEP: readonly number[] = [
  ...Array.from({ length: 31 }, (_, half) => half / 2),
  ...[16, 17, 18, 19, 20, 25, 30, 40],
]

const GRADE_NUMBER: Readonly<Record<EvidenceGrade, number>> = {
  claimed: 0,
  agency: 1,
  assessed: 2,
  interviewed: 3,
  workSample: 4,
}

/** By code: 0 claimed to 4 work sample; used by the evidence facet and by required grades. */
export const GRADE_BY_CODE: Uint8Array = Uint8Array.from({ length: 256 }, (_, code) => {
  const verifiedStep = Math.floor((code - 1) / 16)
  return code <= LAST_CLAIMED_CODE ? 0 : 1 + Math.floor((verifiedStep - 1) / 3)
})

export function gradeNumber(grade: EvidenceGrade): number {
  return GRADE_NUMBER[grade]
}

/**
 * Encodes grade, age of the evidence, last use and prominence in one byte, from 1 (0 means that the skill is missing).
 * Codes ascend by grade.
 */
export function encodeStrength(skill: ProfileSkill, asOfDay: number): number {
  const grade = GRADE_NUMBER[skill.evidence]
  const verifiedStep = grade === 0 ? 0 : 1 + (grade - 1) * 3 + evidenceAge(skill.evidenceDay, asOfDay)
  return 1 + (verifiedStep * 4 + lastUse(skill.lastUsedDay, asOfDay)) * 4 + skill.prominence
}

/** The inverse of `encodeStrength`. The exact days are not in the code. */
export function decodeStrength(code: number): SkillStrength {
  const place = code - 1
  const verifiedStep = place >> 4
  return {
    grade: evidenceGrades[GRADE_BY_CODE[code] ?? 0] ?? 'claimed',
    age: (verifiedStep === 0 ? 0 : (verifiedStep - 1) % 3) as EvidenceAge,
    lastUse: ((place >> 2) & 3) as LastUse,
    prominence: (place & 3) as SkillStrength['prominence'],
  }
}

/** By code: 1 for a skill described in a dated job, that is, used in a job or core, with a last use. */
const USED_IN_DATED_JOB: Uint8Array = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code === 0 || code >= CODES) return 0
  const { lastUse: use, prominence } = decodeStrength(code)
  return use > 0 && prominence >= 2 ? 1 : 0
})

export function isUsedInDatedJob(code: number): boolean {
  return USED_IN_DATED_JOB[code] === 1
}

/** By code: 1 for a skill that is verified or described in a dated job, and not merely listed. */
export const SHOWN_BY_CODE: Uint8Array = USED_IN_DATED_JOB.map((told, code) => {
  return told === 1 || (code > LAST_CLAIMED_CODE && code < CODES) ? 1 : 0
})

/** By code: 1 for a skill that is listed at least, and not mentioned in passing. */
export const LISTED_BY_CODE: Uint8Array = SHOWN_BY_CODE.map((shown, code) => {
  return shown === 1 || (code > 0 && code < CODES && decodeStrength(code).prominence >= 1) ? 1 : 0
})

/** The same skill as if assessed today. Verified evidence stays as it is. */
export function assessedToday(code: number): number {
  if (code > LAST_CLAIMED_CODE) return code
  const verifiedStep = 1 + (GRADE_NUMBER.assessed - 1) * 3 + 2
  return code + verifiedStep * 16
}

export function encodeDetail(years: number | null, level: number | null): number {
  return yearsStep(years) * LEVELS + (level === null ? 0 : Math.min(5, Math.max(1, Math.round(level))))
}

/** Null when not stated. */
export function yearsOfDetail(detail: number): number | null {
  const step = Math.floor(detail / LEVELS)
  return step === 0 ? null : (YEARS_BY_STEP[step - 1] ?? null)
}

export function levelOfDetail(detail: number): number | null {
  return detail % LEVELS === 0 ? null : detail % LEVELS
}

/** 0 if not stated, else 1 + the last step that does not exceed the stated years. */
function yearsStep(years: number | null): number {
  if (years === null) return 0
  if (years < 15.5) return 1 + Math.max(0, Math.floor(years * 2))
  let step = 31
  while (step + 1 < YEARS_BY_STEP.length && (YEARS_BY_STEP[step + 1] as number) <= years) step++
  return years < 16 ? 31 : 1 + step
}

function evidenceAge(day: number | null, asOfDay: number): EvidenceAge {
  if (day === null) return 0
  const age = asOfDay - day
  if (age <= YEAR_IN_DAYS) return 2
  return age <= 3 * YEAR_IN_DAYS ? 1 : 0
}

function lastUse(day: number | null, asOfDay: number): LastUse {
  if (day === null) return 0
  const age = asOfDay - day
  if (age <= YEAR_IN_DAYS) return 3
  return age <= 3 * YEAR_IN_DAYS ? 2 : 1
}
