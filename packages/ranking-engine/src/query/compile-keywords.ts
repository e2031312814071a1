/**
 * The keywords of the criteria: the contribution of each, and their joint share of the points for self-reported text.
 */

import type { KeywordShape, Model, Shapes } from '../model/model.ts'
import { keywordKey } from './keyword-key.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** One keyword with its weight. */
interface WeighedWord {
  readonly term: string
  /** Its weight beyond the keywords within it. */
  readonly weight: number
  /** The longer requested keywords that contain it; a candidate with one of them has it too. */
  readonly within: readonly string[]
}

export interface CompiledKeyword extends Omit<WeighedWord, 'weight'> {
  /** -1 if no candidate has it. */
  readonly number: number
  readonly points: number
}

const FULL_NICE_WEIGHT = 3
/** The weight of a nice-to-have against a must-have, when keywords are weighed against both. */
const NICE_TO_HAVE_SHARE = 0.5

/** The points of all keywords together: less, the more skills the criteria name. */
export function keywordBudget(words: readonly WeighedWord[], criteria: SearchCriteria, { keywords }: Model): number {
  const total = weightOf(words)
  if (keywords === undefined || total === 0) return 0
  const { points, besideSkill } = criteria.titleSlug === null ? (keywords.untitled ?? keywords) : keywords
  const niceToHaves = sum(criteria.niceToHave.map(({ weight }) => (NICE_TO_HAVE_SHARE * weight) / FULL_NICE_WEIGHT))
  return (points * total) / (total + besideSkill * (criteria.mustHave.length + niceToHaves))
}

/** Shares the budget out among the keywords by weight. Points are truncated to integers. */
export function compileKeywords(
  words: readonly WeighedWord[],
  budget: number,
  numbers: ReadonlyMap<string, number>,
): CompiledKeyword[] {
  const total = weightOf(words)
  return words.map(({ term, weight, within }) => ({
    term,
    within,
    number: numbers.get(term) ?? -1,
    points: Math.trunc((budget * weight) / total),
  }))
}

/** Points that keywords and careers take off the caps: in all, and of what is only listed. */
export interface StatedPoints {
  readonly all: number
  readonly listed: number
}

/**
 * Keywords are self-reported, so they share the caps of everything self-reported, and the rest of it is scaled down by one
 * factor to make room: its order stays as it is.
 */
export function besideKeywords(
  shapes: Shapes,
  said: StatedPoints,
  skillShare: number,
): { shapes: Shapes; room: number } {
  const { claimedCap, statedCap, gradeWorth, missingShare, order } = shapes
  const [claimed = 0, ...proven] = gradeWorth
  const claims = skillShare * (claimed + missingShare)
  const room = claims === 0 ? 1 : Math.max(0, Math.min(1, (claimedCap - said.all) / claims))
  return {
    room,
    shapes: {
      ...shapes,
      claimedCap: claimedCap - said.all,
      statedCap: statedCap - said.all,
      gradeWorth: [claimed * room, ...proven],
      missingShare: missingShare * room,
      ...(order === undefined ? {} : { order: { ...order, listedCap: Math.max(0, order.listedCap - said.listed) } }),
    },
  }
}

/**
 * In models that count a longer term in addition to the words within it, including earlier ones, every word counts
 * separately.
 */
export function weighKeywords({ keywords = [] }: SearchCriteria, shape: KeywordShape | undefined): WeighedWord[] {
  const least = shape?.leastOfLonger
  if (least === undefined) return keywords.map(({ term, weight }) => ({ term, weight, within: [] }))
  const asked = keywords.map(({ term, weight }) => ({ term, weight, key: keywordKey(term) }))
  const own = new Map(keywords.map(({ term, weight }) => [term, weight]))
  for (const longer of asked.toSorted((left, right) => left.key.length - right.key.length)) {
    const within = asked.filter(({ key }) => isWithinTerm(key, longer.key)).map(({ term }) => own.get(term) ?? 0)
    if (within.length === 0) continue
    own.set(longer.term, Math.max(least * longer.weight, longer.weight - sum(within)))
  }
  return asked.map(({ term, weight, key }) => ({
    term,
    weight: own.get(term) ?? weight,
    within: asked.filter((longer) => isWithinTerm(key, longer.key)).map((longer) => longer.term),
  }))
}

/** Whether the words of one term are adjacent in a longer one; both as `keywordKey` returns them. */
function isWithinTerm(key: string, longer: string): boolean {
  return key !== longer && ` ${longer} `.includes(` ${key} `)
}

function weightOf(words: readonly WeighedWord[]): number {
  return sum(words.map(({ weight }) => weight))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
