/** The points lost outside a preferred limit: none where nothing is stated, more the further outside. */

import { CONTRACT, countryNumber, FULL_TIME, NO_COUNTRY, STATES_LANGUAGES } from '../columns/rows.ts'
import { encodeStrength } from '../columns/skill-code.ts'
import { codePointsOf } from '../features/skill-points.ts'
import type { Model, OrderShape } from '../model/model.ts'
import type { CompiledItem } from './compile-skills.ts'
import { arePreferencesEarned, countPay, countYears, missesPay, missesYears } from './criteria-groups.ts'
import { isLimitRequired, type LanguageCriterion, type LimitName, type SearchCriteria } from './search-criteria.ts'

/** A column of which each value costs points, or none. */
export interface Preference {
  readonly name: 'country' | 'engagement' | 'language' | 'years' | 'rate'
  readonly column: 'country' | 'flags' | 'experience' | 'rate'
  /** The most that it costs. */
  readonly cost: number
  /** By value; never above 0. */
  readonly pointsOf: (value: number) => number
}

/** A skill that is told in a job of the last year. */
const TOLD = encodeStrength(
  { skill: '', years: null, level: null, evidence: 'claimed', evidenceDay: null, lastUsedDay: 0, prominence: 2 },
  0,
)

/** The least that a must-have brings that is told in a job, with what lacking it costs; infinite without must-haves. */
export function leastTold(items: readonly CompiledItem[]): number {
  const told = items
    .filter(({ kind }) => kind === 'mustHave')
    .flatMap(({ lists, missing }) => {
      const exact = lists.find(({ how }) => how === 'exact')
      return exact === undefined ? [] : [codePointsOf(exact.terms)(TOLD) - missing]
    })
  return Math.min(...told)
}

/**
 * With enough must-haves and titles for a group of who misses one, the model whose preferences cost no more each than
 * the least must-have brings that is told in a job.
 */
export function boundPreferences(model: Model, items: readonly CompiledItem[], named: number): Model {
  const { order } = model.shapes
  if (order?.preferenceBelowMustHave !== true || named < (order.oneOf ?? 0)) return model
  return {
    ...model,
    shapes: { ...model.shapes, order: { ...order, preference: Math.min(order.preference, leastTold(items)) } },
  }
}

/** The model whose preferences are earned only where the criteria set them apart. */
export function earnedPreferences(model: Model, { constraints }: SearchCriteria, named: number): Model {
  const { order } = model.shapes
  if (order?.preferencesEarned !== true || arePreferencesEarned(constraints, { named, order })) return model
  return { ...model, shapes: { ...model.shapes, order: { ...order, preferencesEarned: false } } }
}

/** Who meets one of these earns points instead, where preferences are earned. */
const EARNED: readonly LimitName[] = ['country', 'overlap']

/** 0 for a required limit, for one that is earned, and by models from before prior-10. */
export function preferenceCost({ shapes }: Model, { constraints }: SearchCriteria, name: LimitName): number {
  const isEarned = shapes.order?.preferencesEarned === true && EARNED.includes(name)
  return isEarned || isLimitRequired(constraints, name) ? 0 : (shapes.order?.preference ?? 0)
}

/**
 * Preferred country, engagement and languages as points lost outside of them. Candidates who state nothing lose nothing.
 */
export function compilePreferences(model: Model, criteria: SearchCriteria): Preference[] {
  const { countries, engagement } = criteria.constraints
  const found: Preference[] = []
  const countryCost = preferenceCost(model, criteria, 'country')
  const isCountryEarned =
    model.shapes.order?.preferencesEarned === true && !isLimitRequired(criteria.constraints, 'country')
  if (countries.length > 0 && (countryCost > 0 || isCountryEarned)) {
    const wanted = new Set([NO_COUNTRY, ...countries.map(countryNumber)])
    const pointsOf = (country: number) => (wanted.has(country) ? 0 : 0 - countryCost)
    found.push({ name: 'country', column: 'country', cost: countryCost, pointsOf })
  }
  const engagementCost = preferenceCost(model, criteria, 'engagement')
  if (engagement.length > 0 && engagementCost > 0) {
    const wanted = (engagement.includes('fullTime') ? FULL_TIME : 0) | (engagement.includes('contract') ? CONTRACT : 0)
    const pointsOf = (flags: number) => {
      const stated = flags & (FULL_TIME | CONTRACT)
      return stated === 0 || (stated & wanted) !== 0 ? 0 : -engagementCost
    }
    found.push({ name: 'engagement', column: 'flags', cost: engagementCost, pointsOf })
  }
  const cost = criteria.constraints.languages.reduce((sum, each) => sum + languageCost(model, criteria, each), 0)
  if (cost === 0) return found
  const pointsOf = (flags: number) => ((flags & STATES_LANGUAGES) === 0 ? 0 : -cost)
  return [...found, { name: 'language', column: 'flags', cost, pointsOf }]
}

/** The cost of missing the years, apart from the group. */
export function compileMissedYears({ shapes: { order } }: Model, criteria: SearchCriteria): Preference[] {
  const cost = order?.missedYears ?? 0
  const years = order === undefined || cost === 0 ? null : countYears(criteria, order)
  if (years === null) return []
  const pointsOf = (quarters: number) => (missesYears({ years }, quarters) ? -cost : 0)
  return [{ name: 'years', column: 'experience', cost, pointsOf }]
}

/** The cost of pay that is too high, apart from the group, of `named` must-haves and titles. */
export function compileMissedPay(
  { shapes: { order } }: Model,
  { constraints }: SearchCriteria,
  { rateMax, named }: { rateMax: number | null; named: number },
): Preference[] {
  const isFew = named > 0 && named < (order?.oneOf ?? 0)
  const cost = order?.missedPay ?? 0
  const mostPay = order === undefined || !isFew ? null : countPay(constraints, rateMax, order)
  if (mostPay === null || cost === 0) return []
  const pointsOf = (rate: number) => (missesPay({ mostPay }, rate) ? -cost : 0)
  return [{ name: 'rate', column: 'rate', cost, pointsOf }]
}

/**
 * The points that candidates who name only other languages lose for this one; the preferred languages share the points
 * of one preference. Models before prior-20 take as many for one that is a plus.
 */
export function languageCost({ shapes }: Model, { constraints }: SearchCriteria, language: LanguageCriterion): number {
  const order = shapes.order
  if (language.required !== false || isOnlyPlus(order, language) || order?.preferencesEarned === true) return 0
  const { length } = constraints.languages.filter((each) => !isOnlyPlus(order, each))
  return Math.trunc((order?.preference ?? 0) / length)
}

/** Whether a language only adds points. */
export function isOnlyPlus(order: OrderShape | undefined, { required, plus }: LanguageCriterion): boolean {
  return (order?.plusLanguage ?? 0) > 0 && required === false && plus === true
}
