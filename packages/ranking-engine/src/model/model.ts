/**
 * The served model: additive over named features. It holds only numbers; `features/` gives them meaning. A model of
 * another format is refused.
 */

import { assertCorrection, type Correction } from './correction.ts'
import { assertRecord, type TrainingRecord } from './training-record.ts'
import { assertUncertainty, type Uncertainty } from './uncertainty.ts'

export const MODEL_FORMAT = 2

/** Keeps every sum within 16 bits. */
const MAX_WEIGHT = 1000
const MAX_SLOTS = 24

/** A preference must not outweigh a requirement. */
const MAX_PREFERENCE = 100
const MAX_YEARS_OVER = 4
const MAX_CENTRAL = 4

/** The names under which points appear in an explanation. */
export const featureNames = [
  'criteria',
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
  'country',
  'engagement',
  'keywords',
  'careers',
] as const
export type FeatureName = (typeof featureNames)[number]

/** Weights that a user may change: shares of the 1,000 points of the criteria, unless another unit is named. */
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

/** Shapes: shares from 0 to 1 unless stated otherwise. */
export interface Shapes {
  /** The most points that claims can move in one match. */
  readonly claimedCap: number
  /** The same for everything that a candidate can write: claims, titles, level, years and languages together. */
  readonly statedCap: number
  /** Skills get their full share when the criteria name many: s / (s + skillsHalf), s the items' weights. */
  readonly skillsHalf: number
  /** Worth of a skill by grade: claimed, agency, assessed, interviewed, work sample. */
  readonly gradeWorth: readonly number[]
  /** The share that verified evidence keeps above a claim: older or not dated, within three years, within one. */
  readonly evidenceKeeps: readonly number[]
  /** The part of a skill's points that last use, prominence, years and level decide together. */
  readonly detailShare: number
  /** The parts of that part; they add up to 1. */
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
  /** Years of use as [years, share], interpolated linearly. */
  readonly skillYears: readonly (readonly [number, number])[]
  /** Levels not stated, 1 to 5. */
  readonly level: readonly number[]
  /** The worth of years and level of a verified skill; `gradeWorth` holds that of a claimed one. */
  readonly verifiedDetailWorth: number
  /** By the number of steps in which a skill implies the requested one: 1, 2, 3 and more. */
  readonly impliedShare: readonly number[]
  /** A related skill counts its strength times this. */
  readonly relatedScale: number
  readonly leastRelated: number
  /** The loss for a missing must-have, as a part of its points. */
  readonly missingShare: number
  /** The loss when years, or evidence, fall short of a must-have, as a part of the skill's points. */
  readonly yearsShortfall: number
  readonly evidenceShortfall: number
  /** Weight of a skill by how common it is: [popularity from, factor], rarest last. */
  readonly rarity: readonly (readonly [number, number])[]
  /** Weight of a skill by its kind. */
  readonly kind: Readonly<Record<'language' | 'framework' | 'tool' | 'domain' | 'soft', number>>
  /** A title in the family of the requested one: the minimum, and what shared typical skills add. */
  readonly sameFamily: { readonly least: number; readonly shared: number }
  /** A title of a near family counts the affinity of the families times this. */
  readonly nearFamily: number
  /** Not stated, not stated but first, older, within five years, within two, current. */
  readonly titleRecency: readonly number[]
  /** Not stated, below one year, below three, longer. */
  readonly titleDuration: readonly number[]
  /** By the candidate's steps above (or below) the requested seniority: -3 or less ... +3 or more. */
  readonly seniorityGap: readonly number[]
  readonly seniorityUnknown: number
  /** Total years against the requested minimum: the share at the minimum, and how many years above it count. */
  readonly yearsAtLeast: number
  readonly yearsAbove: number
  /** Unwanted skills by prominence: in passing, listed, used in a job, core. */
  readonly unwanted: readonly number[]
  /** Share of the points at the limit itself, and the part of the limit at which all points are reached. */
  readonly rateAtLimit: number
  readonly rateBest: number
  readonly noticeAtLimit: number
  readonly overlapAtLimit: number
  /** Hours above the requested ones at which all points are reached. */
  readonly overlapAbove: number
  readonly languageAtLevel: number
  /** The learned correction, added to all of the above. */
  readonly correction: Correction
  /** Absent in models from before prior-10, which keep their own rules. */
  readonly order?: OrderShape
}

/** Criteria first, then proof: the rules that came with prior-10. */
export interface OrderShape {
  /** Worth of a skill that is only listed; `gradeWorth` begins with that of one described in a dated job. */
  readonly listed: number
  /** Worth of the years and the level that are claimed for a skill. */
  readonly details: number
  /** The most points that lists can move in one match: skills without a dated job, and keywords. */
  readonly listedCap: number
  /** Whether the family of the requested title counts as one more must-have. */
  readonly countsTitle: boolean
  /**
   * The number of criteria from which candidates who miss one form a separate group; always, if absent. At most 8, since
   * what is shown of fewer is counted in four bits.
   */
  readonly oneOf?: number
  /**
   * Whether, with fewer criteria than `oneOf`, candidates who miss nothing but preferences form a separate group; not in
   * earlier models.
   */
  readonly preferencesApart?: boolean
  /**
   * Whether, where preferences are set apart, a preferred country, language or overlap costs nothing, and who meets it
   * earns its points by the squared share of the must-haves and the title that they show; not in earlier models.
   */
  readonly preferencesEarned?: boolean
  /**
   * Whether, with `oneOf` criteria and more, a preference costs at most what a must-have brings that was told in a job
   * of the last year; not in earlier models.
   */
  readonly preferenceBelowMustHave?: boolean
  /** Whether years of a skill above the most years asked for earn nothing; not in earlier models. */
  readonly skillYearsWithinMost?: boolean
  /** Whether proof of skills that are merely typical of the title counts for nothing; not in earlier models. */
  readonly typicalAsTold?: boolean
  /** Whether proof of a skill that is only related to the wanted one counts for nothing; not in earlier models. */
  readonly relatedAsTold?: boolean
  /** Whether a certificate that is a must-have counts as told in a job where it is listed; not in earlier models. */
  readonly certificatesAsTold?: boolean
  /** Whether a skill that is only related to a wanted certificate leaves it missing; not in earlier models. */
  readonly certificatesWhole?: boolean
  /**
   * How much of what proof adds to a skill counts for candidates who miss more than preferences, with fewer criteria
   * than `oneOf`; all of it, if absent.
   */
  readonly proofOfPart?: number
  /**
   * The most that vetting brings to candidates who miss more than preferences, or of `oneOf` criteria and more, more than
   * one: a part of what the least must-have brings that is told in a job. As much as to everyone, if absent.
   */
  readonly vettingOfMustHave?: number
  /** The least weight of a must-have, whatever its kind. */
  readonly leastMustHave: number
  /** How many times as much a central must-have weighs; once, if absent. */
  readonly central?: number
  /** Points: what being far outside a limit costs that is only preferred. */
  readonly preference: number
  /** The loss of total years far below the minimum, as a part of their points. */
  readonly yearsBelow: number
  /** The cost of three times the requested maximum of years, as a share of their points; nothing if absent. */
  readonly yearsOver?: number
  /** At most this part of the minimum counts as one criterion missed; years never do, if absent. */
  readonly tooFewYears?: number
  /**
   * More than so many times the requested maximum of years, and `more` years above it, count as one criterion missed.
   */
  readonly tooManyYears?: { readonly times: number; readonly more: number }
  /** Whether a junior misses one criterion of a search for seniors, and a senior one of a search for juniors. */
  readonly countsLevel?: boolean
  /** Whether the middle of the ladder is a step further above juniors who are asked for; not in earlier models. */
  readonly juniorsFirst?: boolean
  /** Whether the middle of the ladder is too far from a lead and a staff engineer; not in earlier models. */
  readonly leadsFromSenior?: boolean
  /** Above so many times the preferred rate, a rate misses one criterion; no rate does, if absent. */
  readonly tooHighRate?: number
  /** Points: what such a rate costs beside the group, with fewer criteria than `oneOf`. */
  readonly missedPay?: number
  /** So many days beyond the preferred notice, a notice misses one criterion; no notice does, if absent. */
  readonly tooLateNotice?: number
  /** Whether who states another country than the preferred ones misses one criterion. */
  readonly countsCountry?: boolean
  /** Whether who states other languages than the preferred ones, or these at a lower level, misses one criterion. */
  readonly countsLanguage?: boolean
  /** Whether who shares fewer hours than preferred misses one criterion. */
  readonly countsOverlap?: boolean
  /** The weight of languages that are only a plus, which then cost no points; if absent they count as preferred ones. */
  readonly plusLanguage?: number
  /** Points: the cost of missing the years, apart from the group; nothing if absent. */
  readonly missedYears?: number
  /** Whether the cap on all that is stated makes room for what was learned of skills; not in earlier models. */
  readonly capsLearned?: boolean
}

export interface KeywordShape {
  /** Points for criteria that name nothing else, within the cap on claims. */
  readonly points: number
  /** How much of the keywords' weight one must-have outweighs. */
  readonly besideSkill: number
  /** The same two for criteria without a title, where keywords are half of what is known; equal if absent. */
  readonly untitled?: { readonly points: number; readonly besideSkill: number }
  /**
   * The least share of its weight that a keyword keeps next to shorter requested keywords within it. If absent, as in
   * earlier models, it counts in full.
   */
  readonly leastOfLonger?: number
  /** Points for list entries that are found verbatim; none if absent, as in earlier models. */
  readonly asWritten?: number
}

/** Careers: points for skills of a history that led others to such work, learned from counts. */
export interface CareerShape {
  /** All points together, within the cap on claims. */
  readonly points: number
  /** The share that a skill brings which is only listed. */
  readonly listed: number
  /** The best skill of each slot counts; so many slots, and so many skills in each. */
  readonly slots: number
  readonly perSlot: number
  /** Weights of the evidence for the kind of work: the requested title, its family and the requested skills. */
  readonly title: number
  readonly family: number
  readonly skills: number
}

export interface Model {
  readonly format: typeof MODEL_FORMAT
  readonly version: string
  readonly features: readonly FeatureName[]
  readonly weights: Weights
  readonly shapes: Shapes
  /** Points of keywords; models from before keywords have none. */
  readonly keywords?: KeywordShape
  /** Models from before careers were learned have none. */
  readonly careers?: CareerShape
  readonly uncertainty: Uncertainty
  /** Null for a model without a learned correction. */
  readonly training: TrainingRecord | null
}

/** The same model with other weights; throws a RangeError for a weight outside 0 to 1,000. */
export function reweighted(model: Model, overrides: Partial<Weights>): Model {
  return checkedModel({ ...model, weights: { ...model.weights, ...overrides } })
}

/** Parses a model, or throws an error with the reason why it must not be served. */
export function checkedModel(model: Model): Model {
  for (const name of weightNames) {
    const weight = model.weights[name]
    if (!Number.isFinite(weight) || weight < 0 || weight > MAX_WEIGHT) {
      throw new RangeError(`The weight "${name}" must lie between 0 and 1,000.`)
    }
  }
  assertMonotone(model.shapes)
  assertKeywords(model)
  assertCareers(model)
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
  const { leastOfLonger = 1, asWritten = 0 } = keywords
  if (!(asWritten >= 0 && asWritten <= shapes.claimedCap)) {
    throw new RangeError('Words of a list may bring no more than what may be claimed.')
  }
  if (!(leastOfLonger > 0 && leastOfLonger <= 1)) throw new RangeError('A longer term must count a part of its weight.')
}

function assertCareers({ careers, keywords, shapes }: Model): void {
  if (careers === undefined) return
  const { points, listed, slots, perSlot, title, family, skills } = careers
  const words = Math.max(keywords?.points ?? 0, keywords?.untitled?.points ?? 0)
  if (!(points >= 0 && points + words <= Math.min(shapes.claimedCap, shapes.statedCap))) {
    throw new RangeError('Careers and words together may bring no more than what may be claimed.')
  }
  if (![slots, perSlot].every((count) => Number.isInteger(count) && count > 0 && count <= MAX_SLOTS)) {
    throw new RangeError(`Careers need 1 to ${MAX_SLOTS} slots, with as many skills at most.`)
  }
  if (!(listed >= 0 && listed <= 1)) throw new RangeError('A listed skill must bring a part of its points.')
  if (![title, family, skills].every((weight) => weight >= 0))
    throw new RangeError('What careers follow must not count less than nothing.')
}

/**
 * More, better or fresher evidence must never lower a score, and having a skill must never count less than lacking
 * it.
 */
function assertMonotone(shapes: Shapes): void {
  if (shapes.order !== undefined) {
    assertOrder(shapes.order, shapes)
    assertParts(shapes.order)
  }
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

function assertOrder(order: OrderShape, shapes: Shapes): void {
  const [told = 0] = shapes.gradeWorth
  if (!(order.listed >= 0 && order.listed <= told && order.details >= 0 && order.details <= told)) {
    throw new RangeError('What is only listed must be worth no more than what is told in a dated job.')
  }
  if (!(order.listedCap >= 0 && order.listedCap <= shapes.claimedCap)) {
    throw new RangeError('Lists may move no more than what may be claimed.')
  }
  if (!(order.preference >= 0 && order.preference <= MAX_PREFERENCE)) {
    throw new RangeError(`A preference may cost at most ${MAX_PREFERENCE} points.`)
  }
  if (!((order.missedYears ?? 0) >= 0 && (order.missedYears ?? 0) <= MAX_PREFERENCE)) {
    throw new RangeError(`Missing the years may cost at most ${MAX_PREFERENCE} points beside the group.`)
  }
  if (!((order.central ?? 1) >= 1 && (order.central ?? 1) <= MAX_CENTRAL)) {
    throw new RangeError(`A central must-have may weigh up to ${MAX_CENTRAL} times as much as another.`)
  }
  if (!((order.tooFewYears ?? 0) >= 0 && (order.tooFewYears ?? 0) < 1)) {
    throw new RangeError('Who has the years asked for must not miss them.')
  }
  const { times, more } = order.tooManyYears ?? { times: 1, more: 0 }
  if (!(times >= 1 && more >= 0)) throw new RangeError('Who has the years asked for must not have too many.')
  if (!((order.yearsOver ?? 0) >= 0 && (order.yearsOver ?? 0) <= MAX_YEARS_OVER)) {
    throw new RangeError(`Too many years may cost at most ${MAX_YEARS_OVER} times their points.`)
  }
  if (!(order.yearsBelow >= 0 && order.yearsBelow <= 1)) throw new RangeError('Too few years may cost their points.')
}

function assertParts(order: OrderShape): void {
  const { proofOfPart = 1, vettingOfMustHave = 1, tooHighRate = 1, missedPay = 0, tooLateNotice = 0 } = order
  if (!(vettingOfMustHave >= 0 && vettingOfMustHave <= 1)) {
    throw new RangeError('Vetting may bring no more than a must-have, and never cost points.')
  }
  if (!(proofOfPart >= 0 && proofOfPart <= 1)) throw new RangeError('Proof may count in part, and never cost points.')
  if (!(tooHighRate >= 1)) throw new RangeError('Who is within the preferred rate must not miss it.')
  if (!(tooLateNotice >= 0)) throw new RangeError('Who can start in time must not miss it.')
  if (!(missedPay >= 0 && missedPay <= MAX_PREFERENCE)) {
    throw new RangeError(`Pay that is too high may cost at most ${MAX_PREFERENCE} points beside the group.`)
  }
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, place) => value >= 0 && value <= 1 && value >= (values[place - 1] ?? 0))
}
