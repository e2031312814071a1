/** Finds the single changes of the criteria that bring more matches, small steps before whole conditions. */

import { evidenceGrades, type LanguageLevel } from '../candidate/candidate-profile.ts'
import type { Pool } from '../inverted-index/pool.ts'
import {
  areYearsRequired,
  type Constraints,
  isLimitRequired,
  type LimitName,
  type MustHave,
  type SearchCriteria,
} from '../query/search-criteria.ts'
import type { Count } from '../rank.ts'
import { type CriteriaOptions, countEach } from './count-each.ts'

export interface Concession {
  /** As in the waterfall: `mustHave:0`, `rate`, `language:de` … */
  readonly target: string
  /** eased: the condition stays with a weaker limit. dropped: it is removed, or only preferred. */
  readonly how: 'eased' | 'dropped'
  readonly criteria: SearchCriteria
}

export interface CountedConcession extends Concession {
  /** Additional matches; none are lost. */
  readonly brings: number
  readonly matchedThen: number
}

const YEARS = [10, 8, 6, 5, 4, 3, 2, 1]
const NOTICES = [14, 30, 60, 90, 180]
const LEVELS: readonly LanguageLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const RATE_STEP = 1.1
/** A dropped must-have becomes the nice-to-have with the highest weight. */
const MAX_WEIGHT = 5
const MAX_NAMED = 6

export interface CriteriaNumbers extends Count {
  /** The changes that bring matches: small steps first, and among them the largest gains. */
  readonly relaxations: readonly CountedConcession[]
  readonly payFit: PayFit | null
}

/** The figures shown while criteria are edited, from one scan. */
export function numbersOf(pool: Pool, criteria: SearchCriteria, options: CriteriaOptions): CriteriaNumbers {
  const concessions = listConcessions(criteria)
  const criteriaList = [...concessions.map((concession) => concession.criteria), ...paidOtherwise(criteria)]
  const { then, ...count } = countEach(pool, criteria, criteriaList, options)
  const { matchedCount } = count
  const relaxations = worthNaming(
    concessions.map((concession, place) => {
      const matchedThen = then[place] ?? 0
      return { ...concession, matchedThen, brings: matchedThen - matchedCount }
    }),
  )
  const [within, silent, all] = then.slice(concessions.length)
  return { ...count, relaxations, payFit: payFit(within, silent, all) }
}

function worthNaming(concessions: readonly CountedConcession[]): CountedConcession[] {
  const counted = concessions.filter(({ brings }) => brings > 0)
  return counted
    .filter((each) => each.how === 'eased' || !counted.some((other) => isAsGood(other, each)))
    .sort((left, right) => cost(left) - cost(right) || right.brings - left.brings)
    .slice(0, MAX_NAMED)
}

const cost = ({ how }: Concession): number => (how === 'eased' ? 0 : 1)

/** Dropping is not proposed where easing already removes no candidate. */
function isAsGood(eased: CountedConcession, dropped: CountedConcession): boolean {
  return eased.how === 'eased' && eased.target === dropped.target && eased.brings >= dropped.brings
}

/** Each change keeps all current matches. Preferred must-haves exclude no candidate. */
export function listConcessions(criteria: SearchCriteria): Concession[] {
  const mustHaves = criteria.mustHaveMode === 'require' ? criteria.mustHave : []
  return [...mustHaves.flatMap((must, position) => easeMustHave(criteria, must, position)), ...easeLimits(criteria)]
}

function easeMustHave(criteria: SearchCriteria, must: MustHave, position: number): Concession[] {
  const target = `mustHave:${position}`
  const withMust = (change: Partial<MustHave>): SearchCriteria => ({
    ...criteria,
    mustHave: criteria.mustHave.map((each, at) => (at === position ? { ...each, ...change } : each)),
  })
  const { minYears, minEvidence } = must
  const lower = minEvidence === null ? -1 : evidenceGrades.indexOf(minEvidence) - 1
  const fewer = YEARS.find((years) => years < (minYears ?? 0)) ?? null
  return [
    ...(minYears === null ? [] : [{ target, how: 'eased' as const, criteria: withMust({ minYears: fewer }) }]),
    ...(minEvidence === null
      ? []
      : [{ target, how: 'eased' as const, criteria: withMust({ minEvidence: evidenceGrades[lower] ?? null }) }]),
    { target, how: 'dropped', criteria: preferred(criteria, position) },
  ]
}

/** The must-have as a nice-to-have, with each alternative as a separate one. A weight of zero asks for nothing. */
function preferred(criteria: SearchCriteria, position: number): SearchCriteria {
  const weighty = criteria.niceToHave.filter(({ weight }) => weight > 0)
  const known = new Set(weighty.map(({ skill }) => skill))
  const added = (criteria.mustHave[position]?.anyOf ?? []).filter((skill) => !known.has(skill))
  const others = criteria.niceToHave.filter(({ skill }) => !added.includes(skill))
  return {
    ...criteria,
    mustHave: criteria.mustHave.filter((_, at) => at !== position),
    niceToHave: [...others, ...added.map((skill) => ({ skill, weight: MAX_WEIGHT }))],
  }
}

/** A preferred limit excludes no candidate, so easing it would add none. */
function easeLimits(criteria: SearchCriteria): Concession[] {
  const { constraints } = criteria
  const { languages } = constraints
  const { rateMax, noticeMaxDays, startBy, overlapHours, countries, engagement } = requiredLimitsOf(constraints)
  const change = (target: string, how: Concession['how'], limits: Partial<Constraints>): Concession => ({
    target,
    how,
    criteria: { ...criteria, constraints: { ...constraints, ...limits } },
  })
  const found: Concession[] = []
  if (areYearsRequired(criteria))
    found.push(change('years', 'dropped', { required: { ...constraints.required, years: false } }))
  if (rateMax !== null) {
    const amountMinor = roundUp(rateMax.amountMinor * RATE_STEP)
    found.push(change('rate', 'eased', { rateMax: { ...rateMax, amountMinor } }))
    found.push(change('rate', 'dropped', { rateMax: null }))
  }
  const longer = NOTICES.find((days) => days > (noticeMaxDays ?? Number.POSITIVE_INFINITY))
  if (longer !== undefined) found.push(change('notice', 'eased', { noticeMaxDays: longer }))
  if (noticeMaxDays !== null || startBy !== null)
    found.push(change('notice', 'dropped', { noticeMaxDays: null, startBy: null }))
  if (overlapHours !== null) {
    const { hours } = overlapHours
    if (hours > 1) found.push(change('overlap', 'eased', { overlapHours: { ...overlapHours, hours: hours - 1 } }))
    found.push(change('overlap', 'dropped', { overlapHours: null }))
  }
  for (const [place, { code, level, required }] of languages.entries()) {
    if (required === false) continue
    const lower = level === null ? undefined : LEVELS[LEVELS.indexOf(level) - 1]
    const easier = languages.map((each, at) => (at === place ? { ...each, level: lower ?? null } : each))
    if (level !== null) found.push(change(`language:${code}`, 'eased', { languages: easier }))
    const without = languages.filter((_, at) => at !== place)
    found.push(change(`language:${code}`, 'dropped', { languages: without }))
  }
  if (countries.length > 0) found.push(change('country', 'dropped', { countries: [] }))
  if (engagement.length > 0) found.push(change('engagement', 'dropped', { engagement: [] }))
  return found
}

function requiredLimitsOf(constraints: Constraints): Constraints {
  const isRequired = (name: LimitName) => isLimitRequired(constraints, name)
  return {
    ...constraints,
    rateMax: isRequired('rate') ? constraints.rateMax : null,
    noticeMaxDays: isRequired('notice') ? constraints.noticeMaxDays : null,
    startBy: isRequired('notice') ? constraints.startBy : null,
    overlapHours: isRequired('overlap') ? constraints.overlapHours : null,
    countries: isRequired('country') ? constraints.countries : [],
    engagement: isRequired('engagement') ? constraints.engagement : [],
  }
}

/** Limits have two significant digits: 4,400 and not 4,381. */
function roundUp(amountMinor: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amountMinor))) - 1)
  return Math.ceil(amountMinor / step) * step
}

export interface PayFit {
  /** Candidates with a stated rate within the limit. */
  readonly fits: number
  /** Candidates with a stated rate. */
  readonly stated: number
  readonly silent: number
}

/** The criteria with the limit required, with one that only candidates without a stated rate meet, and without any. */
function paidOtherwise(criteria: SearchCriteria): SearchCriteria[] {
  const { rateMax } = criteria.constraints
  if (rateMax === null) return []
  // Rates are not negative.
  const limits = [rateMax, { ...rateMax, amountMinor: -1 }, null]
  const required = { ...criteria.constraints.required, rate: true }
  return limits.map((limit) => ({ ...criteria, constraints: { ...criteria.constraints, required, rateMax: limit } }))
}

/** Counts among the matches of the other conditions; null without a comparable limit. */
function payFit(within?: number, silent?: number, all?: number): PayFit | null {
  if (within === undefined || silent === undefined || all === undefined || all === silent) return null
  return { fits: within - silent, stated: all - silent, silent }
}
