/**
 * The served model: additive over named features. It holds numbers only; what they mean stands in `features/`.
 * A model it does not know is refused, never guessed at.
 */

import { assertCorrection, type Correction } from './correction.ts'
import { assertRecord, type TrainingRecord } from './training-record.ts'
import { assertUncertainty, type Uncertainty } from './uncertainty.ts'

export const MODEL_FORMAT = 2

/** Keeps every sum within 16 bits. */
const MAX_WEIGHT = 1000

/** The names under which points appear in an explanation. */
export const featureNames = [
  'title',
  'mustHave',
  'mustHaveYears',
  'mustHaveEvidence',
  'niceToHave',
  'typicalSkills',
  'unwantedSkill',
  'seniority',
  'years',
  'vetting',
  'rate',
  'notice',
  'overlap',
  'language',
  'keywords',
] as const
export type FeatureName = (typeof featureNames)[number]

/** What a person may turn. Shares of a card's 1,000 points, except where another unit is named. */
export const weightNames = [
  'title',
  'skills',
  'seniority',
  'years',
  'vetting',
  'rate',
  'notice',
  'overlap',
  'language',
  'mustHave',
  'niceToHave',
  'typicalSkill',
  'unwantedSkill',
] as const
export type WeightName = (typeof weightNames)[number]
export type Weights = Readonly<Record<WeightName, number>>

/** Shapes: shares from 0 to 1 unless said otherwise. */
export interface Shapes {
  /** Points that everything only claimed can move in one match, at most. */
  readonly claimedCap: number
  /** The same for all that a candidate can write: claims, titles, level, years and languages together. */
  readonly statedCap: number
  /** The skills' share of a card is theirs in full when it names many: s / (s + skillsHalf), s the items' weights. */
  readonly skillsHalf: number
  /** Worth of a skill by grade: claimed, agency, assessed, interviewed, work sample. */
  readonly gradeWorth: readonly number[]
  /** What verified evidence keeps above a claim: older or not dated, within three years, within one. */
  readonly evidenceKeeps: readonly number[]
  /** The part of a skill's points that last use, prominence, years and level decide together. */
  readonly detailShare: number
  /** The parts of that part; they sum to 1. */
  readonly detailParts: {
    readonly lastUse: number
    readonly prominence: number
    readonly years: number
    readonly level: number
  }
  /** Not stated, older, within three years, within one. */
  readonly lastUse: readonly number[]
  /** In passing, listed, used in a job, core. */
  readonly prominence: readonly number[]
  /** Points on years of use: [years, share], straight lines between. */
  readonly skillYears: readonly (readonly [number, number])[]
  /** Levels not stated, 1 to 5. */
  readonly level: readonly number[]
  /** What years and level of a verified skill are worth, beside the claimed one's `gradeWorth`. */
  readonly verifiedDetailWorth: number
  /** By how many steps a skill implies the asked one: 1, 2, 3 and more. */
  readonly impliedShare: readonly number[]
  /** A related skill counts its strength times this. */
  readonly relatedScale: number
  readonly leastRelated: number
  /** Lost by a missing must-have, of what it could bring. */
  readonly missingShare: number
  /** Lost when the years, or the evidence, asked of a must-have fall short, of what the skill brings. */
  readonly yearsShortfall: number
  readonly evidenceShortfall: number
  /** Weight of a skill by how common it is: [popularity from, factor], rarest last. */
  readonly rarity: readonly (readonly [number, number])[]
  /** Weight of a skill by its kind. */
  readonly kind: Readonly<Record<'language' | 'framework' | 'tool' | 'domain' | 'soft', number>>
  /** A title of the asked title's family: the least, and what shared typical skills add. */
  readonly sameFamily: { readonly least: number; readonly shared: number }
  /** A title of a near family counts the families' affinity times this. */
  readonly nearFamily: number
  /** Not stated, not stated but first, older, within five years, within two, current. */
  readonly titleRecency: readonly number[]
  /** Not stated, below one year, below three, longer. */
  readonly titleDuration: readonly number[]
  /** By the candidate's steps above (or below) the asked seniority: -3 or less ... +3 or more. */
  readonly seniorityGap: readonly number[]
  readonly seniorityUnknown: number
  /** Years in all against the least asked: the share at the least asked, and how many years above it count. */
  readonly yearsAtLeast: number
  readonly yearsAbove: number
  /** Unwanted skills by prominence: in passing, listed, used in a job, core. */
  readonly unwanted: readonly number[]
  /** Share of the points at the limit itself, and the part of the limit at which all points are reached. */
  readonly rateAtLimit: number
  readonly rateBest: number
  readonly noticeAtLimit: number
  readonly overlapAtLimit: number
  /** Hours above the asked ones at which all points are reached. */
  readonly overlapAbove: number
  readonly languageAtLevel: number
  /** What was learned, added to all of the above. */
  readonly correction: Correction
}

export interface KeywordShape {
  /** Points of a card that names nothing else, within what may be claimed. */
  readonly points: number
  /** How much of the words' weight one must-have outweighs. */
  readonly besideSkill: number
  /** The same two for a card without a title, where words are half of what is known; the same as with one where absent. */
  readonly untitled?: { readonly points: number; readonly besideSkill: number }
  /**
   * What a term that holds shorter ones of the card counts of its own beside them, as a part of its weight, at least.
   * Where absent, as in models from before, it counts in full.
   */
  readonly leastOfLonger?: number
}

export interface Model {
  readonly format: typeof MODEL_FORMAT
  readonly version: string
  readonly features: readonly FeatureName[]
  readonly weights: Weights
  readonly shapes: Shapes
  /** What words beside the skills may bring; models from before there were any have none, and words bring nothing. */
  readonly keywords?: KeywordShape
  readonly uncertainty: Uncertainty
  /** null for a model that nothing was learned for. */
  readonly training: TrainingRecord | null
}

/** A different balance of the same model. */
export function reweighted(model: Model, overrides: Partial<Weights>): Model {
  return checkedModel({ ...model, weights: { ...model.weights, ...overrides } })
}

/** The model itself, or an error that says why it must not be served. */
export function checkedModel(model: Model): Model {
  for (const name of weightNames) {
    const weight = model.weights[name]
    if (!Number.isFinite(weight) || weight < 0 || weight > MAX_WEIGHT) {
      throw new RangeError(`The weight "${name}" must lie between 0 and 1,000.`)
    }
  }
  assertMonotone(model.shapes)
  assertKeywords(model)
  assertCorrection(model.shapes.correction)
  assertUncertainty(model.uncertainty)
  if (model.training !== null) assertRecord(model.training)
  return model
}

function assertKeywords({ keywords, shapes }: Model): void {
  if (keywords === undefined) return
  for (const { points, besideSkill } of [keywords, keywords.untitled ?? keywords]) {
    if (!(points >= 0 && points <= shapes.claimedCap && points <= shapes.statedCap && besideSkill >= 0)) {
      throw new RangeError('Words may bring no more than what may be claimed.')
    }
  }
  const { leastOfLonger = 1 } = keywords
  if (!(leastOfLonger > 0 && leastOfLonger <= 1)) throw new RangeError('A longer term must count a part of its weight.')
}

/** More, better or fresher evidence may never lower a score, and having a skill never counts less than lacking it. */
function assertMonotone(shapes: Shapes): void {
  for (const name of ['gradeWorth', 'evidenceKeeps', 'lastUse', 'prominence', 'level', 'unwanted'] as const) {
    if (!isRising(shapes[name])) throw new Error(`The shape "${name}" must never fall.`)
  }
  if (!isRising(shapes.skillYears.map(([, share]) => share))) throw new Error('The shape "skillYears" must never fall.')
  if (shapes.yearsShortfall + shapes.evidenceShortfall > 1 - shapes.detailShare) {
    throw new Error('Shortfalls must not outweigh having the skill.')
  }
  if ((shapes.gradeWorth[0] as number) > shapes.verifiedDetailWorth) {
    throw new Error('Verified years must be worth at least as much as claimed ones.')
  }
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, place) => value >= 0 && value <= 1 && value >= (values[place - 1] ?? 0))
}
