/** Points of one skill of a candidate for one item of the criteria. Its two bytes earn their points independently. */

import {
  CODES,
  decodeStrength,
  GRADE_BY_CODE,
  isUsedInDatedJob,
  LISTED_BY_CODE,
  levelOfDetail,
  yearsOfDetail,
} from '../columns/skill-code.ts'
import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import { cellOfSkillYears, corrected } from '../model/correction.ts'
import type { Shapes } from '../model/model.ts'

const MAX_GRADE = 4

export interface SkillTerms {
  /** The most points of the item. */
  readonly budget: number
  /** 1 for the requested skill, less for one that implies it or is related to it. */
  readonly factor: number
  /** Correction for this way of matching, added to the worth of the skill. */
  readonly bonus: number
  /** Worth of a claim under these criteria, after the cap. */
  readonly claimedWorth: number
  /** The same for one that is only listed, and for years and level that are claimed. */
  readonly listedWorth: number
  readonly detailWorth: number
  /**
   * The largest share of the item's points that details of a verified skill may earn: the details are stated by the
   * candidate.
   */
  readonly maxDetailShare: number
  readonly minYears: number | null
  readonly minGrade: number | null
  /** Whether a verified skill brings no more than one that is told in a dated job, as its proof is not asked for. */
  readonly ignoresProof?: boolean | undefined
  /** Whether it is a certificate that is a must-have: no job tells of it, so listing it is enough. */
  readonly isCertificate?: boolean | undefined
  readonly shapes: Shapes
}

/** By code. Points are rounded towards zero, so that rounding exceeds no cap and reverses no order. */
export function codePointsOf(terms: SkillTerms): (code: number) => number {
  const { bonus, minGrade, shapes } = terms
  const { held: stated, mostHeld } = sharesOf(shapes)
  const maxDetails = maxDetailPoints(terms, 'code')
  const budget = terms.budget * terms.factor
  return (code) => {
    const brought = budget * worthOf(terms, code)
    const isProven = code > LAST_CLAIMED_CODE && brought !== 0
    // The share of a skill's points by use and prominence. For verified skills they are capped like stated details.
    const held =
      (isProven ? Math.max(stated[code] as number, mostHeld - maxDetails / brought) : (stated[code] as number)) + bonus
    const missing = minGrade === null ? 0 : Math.max(0, minGrade - (GRADE_BY_CODE[code] as number)) / MAX_GRADE
    return Math.trunc(brought * (held - shapes.evidenceShortfall * missing))
  }
}

/** The worth of the entry by its evidence. */
function worthOf(terms: SkillTerms, code: number): number {
  if (terms.ignoresProof === true && code > LAST_CLAIMED_CODE) return terms.claimedWorth
  const { gradeWorth, keeps } = sharesOf(terms.shapes)
  return freshWorth(claimOf(terms, code), gradeWorth[code] as number, keeps[code] as number)
}

/** The points of the entry if it were only claimed. */
function claimOf({ claimedWorth, listedWorth, isCertificate }: SkillTerms, code: number): number {
  const isTold = isUsedInDatedJob(code) || (isCertificate === true && LISTED_BY_CODE[code] === 1)
  return isTold ? claimedWorth : listedWorth
}

/** Worth of verified evidence above a claim, reduced by its age. */
function freshWorth(claimedWorth: number, gradeWorth: number, keeps: number): number {
  return claimedWorth + (Math.max(claimedWorth, gradeWorth) - claimedWorth) * keeps
}

/** Both bytes are rounded, so each may give one point less. */
function maxDetailPoints({ budget, factor, maxDetailShare, shapes }: SkillTerms, byte: 'code' | 'detail'): number {
  const { lastUse, prominence, years, level } = shapes.detailParts
  const part = byte === 'code' ? lastUse + prominence : years + level
  return Math.max(0, budget * factor * maxDetailShare * part - 1)
}

/** Points of one full share of a skill with such evidence. */
export function weightOfCode(terms: SkillTerms, code: number): number {
  return terms.budget * terms.factor * worthOf(terms, code)
}

/** The same for years and level, where it only matters whether the skill is claimed. */
export function weightOfDetail(terms: SkillTerms, isClaimed: boolean): number {
  const { shapes, detailWorth, budget, factor, ignoresProof } = terms
  return budget * factor * (isClaimed || ignoresProof === true ? detailWorth : shapes.verifiedDetailWorth)
}

/** By detail. */
export function detailPointsOf(terms: SkillTerms, isClaimed: boolean): (detail: number) => number {
  const { shapes, listedWorth, minYears } = terms
  const shares = sharesOf(shapes)
  const budget = terms.budget * terms.factor
  const weight = weightOfDetail(terms, isClaimed)
  // A correction can take points from candidates without details, so the cap starts at their share.
  const most = isClaimed ? Number.POSITIVE_INFINITY : weight * shares.leastDetail + maxDetailPoints(terms, 'detail')
  const [detailShares, years] = [shares.detail, shares.years]
  if (minYears === null || minYears <= 0)
    return (detail) => Math.trunc(Math.min(weight * (detailShares[detail] as number), most))
  return (detail) => {
    const held = Math.min(weight * (detailShares[detail] as number), most)
    const missing = 1 - Math.min(1, (years[detail] as number) / minYears)
    return Math.trunc(held - budget * listedWorth * shapes.yearsShortfall * missing)
  }
}

/** Points of both bytes, and the points lost by unmet requirements. */
export interface SkillPoints {
  readonly points: number
  readonly evidenceShortfall: number
  readonly yearsShortfall: number
}

/** The points of a skill, and those that it loses by too weak evidence and by too few years. */
export function skillPoints(terms: SkillTerms, code: number, detail: number): SkillPoints {
  const isClaimed = code <= LAST_CLAIMED_CODE
  const undemanding = { ...terms, minYears: null, minGrade: null }
  const [strength, duration] = [codePointsOf(terms)(code), detailPointsOf(terms, isClaimed)(detail)]
  return {
    points: strength + duration,
    evidenceShortfall: codePointsOf(undemanding)(code) - strength,
    yearsShortfall: detailPointsOf(undemanding, isClaimed)(detail) - duration,
  }
}

export function missingPoints(budget: number, shapes: Shapes): number {
  return 0 - Math.trunc(budget * shapes.missingShare)
}

export function unwantedPoints(weight: number, code: number, shapes: Shapes): number {
  return 0 - Math.trunc(weight * at(shapes.unwanted, decodeStrength(code).prominence))
}

/** Linear interpolation between the points of a shape, constant outside. */
export function alongLine(points: readonly (readonly [number, number])[], x: number): number {
  let [fromX, fromY] = points[0] ?? [0, 0]
  for (const [toX, toY] of points) {
    if (x <= toX) return toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
    ;[fromX, fromY] = [toX, toY]
  }
  return fromY
}

/** The most that a listed skill earns of its item, as a part of what it is worth listed and of what its details are. */
export function mostListed(shapes: Shapes): { held: number; detail: number } {
  const { held, detail } = sharesOf(shapes)
  const listed = held.map((share, code) => (code <= LAST_CLAIMED_CODE && !isUsedInDatedJob(code) ? share : 0))
  return { held: most(listed), detail: most(detail) }
}

function most(shares: Float64Array): number {
  return shares.reduce((left, right) => Math.max(left, right), 0)
}

/** The shares of every code and detail, computed once per model. */
interface Shares extends SharesOfEvidence {
  readonly gradeWorth: Float64Array
}

/** Those that a query leaves as they are: its keywords and careers lower caps, and what a claim is worth. */
interface SharesOfEvidence {
  readonly keeps: Float64Array
  readonly held: Float64Array
  readonly mostHeld: number
  readonly detail: Float64Array
  /** Never above 0. */
  readonly leastDetail: number
  readonly years: Float64Array
}

const sharesByShapes = new WeakMap<Shapes, Shares>()

/** Read for every cell of a table, nearly always for the same shapes. */
let lastShapes: Shapes | null = null
let lastShares: Shares | null = null

function sharesOf(shapes: Shapes): Shares {
  if (shapes !== lastShapes || lastShares === null) {
    lastShares = sharesByShapes.get(shapes) ?? workOutShares(shapes)
    lastShapes = shapes
  }
  return lastShares
}

function workOutShares(shapes: Shapes): Shares {
  const shares: Shares = {
    ...sharesOfEvidence(shapes),
    gradeWorth: ofCodes((code) => at(shapes.gradeWorth, GRADE_BY_CODE[code] as number)),
  }
  sharesByShapes.set(shapes, shares)
  return shares
}

const EVIDENCE_SHAPES = [
  'correction',
  'detailParts',
  'detailShare',
  'evidenceKeeps',
  'lastUse',
  'level',
  'prominence',
  'skillYears',
] as const satisfies readonly (keyof Shapes)[]
type EvidenceShapes = Pick<Shapes, (typeof EVIDENCE_SHAPES)[number]>

interface KnownEvidence {
  readonly shapes: EvidenceShapes
  readonly shares: SharesOfEvidence
}

/**
 * The correction is an object of one model, which the shapes of each of its queries share; so are the years, of the
 * queries that ask for the same most years.
 */
const evidenceByCorrection = new WeakMap<Shapes['correction'], WeakMap<Shapes['skillYears'], KnownEvidence>>()

function sharesOfEvidence(shapes: EvidenceShapes): SharesOfEvidence {
  const ofModel = evidenceByCorrection.get(shapes.correction) ?? new WeakMap<Shapes['skillYears'], KnownEvidence>()
  evidenceByCorrection.set(shapes.correction, ofModel)
  const known = ofModel.get(shapes.skillYears)
  if (known !== undefined && EVIDENCE_SHAPES.every((name) => known.shapes[name] === shapes[name])) return known.shares
  const shares = workOutEvidence(shapes)
  ofModel.set(shapes.skillYears, { shapes, shares })
  return shares
}

const yearsWithin = new WeakMap<Shapes['skillYears'], Map<number, Shapes['skillYears']>>()

/** The same shares of the years of a skill up to so many, and no more for further ones. */
export function skillYearsWithin(skillYears: Shapes['skillYears'], most: number): Shapes['skillYears'] {
  const known = yearsWithin.get(skillYears) ?? new Map<number, Shapes['skillYears']>()
  yearsWithin.set(skillYears, known)
  const within = known.get(most) ?? [
    ...skillYears.filter(([years]) => years < most),
    [most, alongLine(skillYears, most)] as const,
  ]
  known.set(most, within)
  return within
}

function workOutEvidence(shapes: EvidenceShapes): SharesOfEvidence {
  const { detailShare, detailParts, correction } = shapes
  const held = ofCodes((code) => {
    const { lastUse, prominence } = decodeStrength(code)
    const parts = detailParts.lastUse * at(shapes.lastUse, lastUse)
    const known = parts + detailParts.prominence * at(shapes.prominence, prominence)
    const learned = corrected(correction, 'lastUse', lastUse) + corrected(correction, 'prominence', prominence)
    return 1 - detailShare + detailShare * known + learned
  })
  const detail = ofDetails((code) => {
    const parts = detailParts.years * alongLine(shapes.skillYears, yearsOfDetail(code) ?? 0)
    const known = parts + detailParts.level * at(shapes.level, levelOfDetail(code) ?? 0)
    const learnedOfYears = corrected(correction, 'skillYears', cellOfSkillYears(yearsOfDetail(code)))
    return detailShare * known + learnedOfYears + corrected(correction, 'level', levelOfDetail(code) ?? 0)
  })
  return {
    keeps: ofCodes((code) => (code <= LAST_CLAIMED_CODE ? 0 : at(shapes.evidenceKeeps, decodeStrength(code).age))),
    held,
    mostHeld: most(held),
    detail,
    leastDetail: detail.reduce((left, right) => Math.min(left, right), 0),
    years: ofDetails((code) => yearsOfDetail(code) ?? 0),
  }
}

function ofCodes(share: (code: number) => number): Float64Array {
  return Float64Array.from({ length: CODES }, (_, code) => (code === 0 ? 0 : share(code)))
}

function ofDetails(share: (detail: number) => number): Float64Array {
  return Float64Array.from({ length: DETAILS }, (_, detail) => share(detail))
}

function at(values: readonly number[], place: number): number {
  return values[place] ?? 0
}
