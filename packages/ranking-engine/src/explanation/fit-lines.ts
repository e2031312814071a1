/** Contributions of title, seniority, years, vetting and the constraints that earn points. */

import { valueAt } from '../columns/column.ts'
import {
  CONTRACT,
  countryCode,
  FULL_TIME,
  LEVEL_BY_NUMBER,
  NO_COUNTRY,
  SENIORITY_BY_NUMBER,
  STATES_LANGUAGES,
  UNKNOWN_BYTE,
  UNKNOWN_RATE,
  UNKNOWN_SHORT,
} from '../columns/rows.ts'
import { fallingPoints } from '../features/fit-points.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting } from '../inverted-index/postings.ts'
import type { Plan, QueryContext, TitleList } from '../query/compile-query.ts'
import { missesNotice, missesPay } from '../query/criteria-groups.ts'
import { listOf } from '../query/list-words.ts'
import { isOnlyPlus } from '../query/preferences.ts'
import { isLimitRequired } from '../query/search-criteria.ts'
import type { Earned } from '../scoring/earned-preferences.ts'
import { findTitles } from '../scoring/held-skills.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Contribution } from './match.ts'
import { centsWords, countOf, titleWords } from './wording.ts'

export interface HeldTitle {
  readonly list: TitleList
  readonly code: number
  readonly points: number
}

/** The title that counts: the one with the most points. */
export function heldTitle(plan: Plan, block: Block, position: number): HeldTitle | null {
  let best: HeldTitle | null = null
  for (const { list, place } of findTitles(plan, block, position)) {
    const code = block.titles.codes[place] as number
    const points = list.byCode[code] as number
    if (points > (best?.points ?? 0)) best = { list, code, points }
  }
  return best
}

/** The line of the title; none if the criteria have no title. */
export function titleLine({ taxonomy }: QueryContext, plan: Plan, held: HeldTitle | null): Contribution[] {
  if (plan.title === null) return []
  const asked = taxonomy.titles[plan.title.title]?.name ?? ''
  const value =
    held === null
      ? 'no title near it'
      : `${titleWords(taxonomy, held.list.title, held.code)}${nearWords(taxonomy, plan, held.list)}`
  return [{ feature: 'title', label: `Title: ${asked} asked`, value, points: held?.points ?? 0, evidence: null }]
}

/** The lines of everything that candidates state besides skills and title: years, pay, notice, place and hours. */
export function fitLines(
  context: QueryContext,
  plan: Plan,
  { block, position, earned, counted }: { block: Block; position: number; earned: Earned | null; counted: Plan },
): Contribution[] {
  const shown = shownWords(plan, earned)
  return [
    ...seniorityLine(plan, block, position),
    ...yearsLine(plan, block, position),
    ...vettingLine({ counted, plan }, block, position),
    ...rateLine(plan, block, position),
    ...noticeLine(plan, block, position),
    ...overlapLine(plan, block, position).map((each) => withEarned(each, earned?.overlap, shown)),
    ...languageLines(context, plan, block, position).map((each, place) => {
      return withEarned(each, earnedByLanguage(plan, earned, place), shown)
    }),
    ...preferenceLines(context, plan, block, position).map((each) => {
      return each.feature === 'country' ? withEarned(each, earned?.country, shown) : each
    }),
  ]
}

/** Why a preference that is met earns only a part of its points. */
function shownWords({ groups }: Plan, earned: Earned | null): string {
  if (earned === null || earned.isFull) return ''
  const named = [
    ...(groups?.meets.length === 0 ? [] : ['must-haves']),
    ...(groups?.countsTitle === true ? ['title'] : []),
  ]
  return `counts in part, as far as ${listOf(named)} are shown`
}

function withEarned(contribution: Contribution, points: number | undefined, shown: string): Contribution {
  if (points === undefined || points === 0) return contribution
  const value = shown === '' ? contribution.value : `${contribution.value}; ${shown}`
  return { ...contribution, value, points: contribution.points + points }
}

function earnedByLanguage({ fit, groups }: Plan, earned: Earned | null, place: number): number | undefined {
  const counted = groups?.languages?.findIndex(({ asked }) => asked === fit.languages[place]?.asked) ?? -1
  return earned?.languages[counted]
}

/** Hours shared with the requested zone; null without a request or a known zone. */
export function overlapHoursOf(plan: Plan, block: Block, position: number): number | null {
  const minutes = plan.overlap?.[valueAt(block.columns.schedule, position)] ?? -1
  return minutes < 0 ? null : minutes / 60
}

function nearWords(taxonomy: Taxonomy, plan: Plan, list: TitleList): string {
  if (list.title === plan.title?.title) return ''
  if (list.isSameFamily) return ' (same family of roles)'
  const family = taxonomy.families[taxonomy.titleFamily[list.title] ?? -1]?.name ?? ''
  return ` (near, in ${family})`
}

function line(feature: Contribution['feature'], label: string, value: string, points: number): Contribution {
  return { feature, label, value, points, evidence: null }
}

function seniorityLine({ fit, criteria }: Plan, { columns }: Block, position: number): Contribution[] {
  if (fit.seniority === null) return []
  const held = valueAt(columns.seniority, position)
  const value = held === 0 ? 'not stated' : (SENIORITY_BY_NUMBER[held] ?? '')
  return [line('seniority', `Seniority: ${criteria.seniority} asked`, value, fit.seniority[held] as number)]
}

function yearsLine({ fit, criteria }: Plan, { columns }: Block, position: number): Contribution[] {
  if (fit.years === null || criteria.years === null) return []
  const held = valueAt(columns.experience, position)
  const value = held === UNKNOWN_BYTE ? 'not stated' : countOf(Math.floor(held / 4), 'year')
  const { min, max } = criteria.years
  const asked = max === null ? `${min} or more asked` : `${min} to ${max} asked`
  return [line('years', `Years of experience: ${asked}`, value, fit.years[held] as number)]
}

/** `counted` is the plan by which vetting counts. */
function vettingLine(
  { counted, plan }: { counted: Plan; plan: Plan },
  { columns }: Block,
  position: number,
): Contribution[] {
  const held = valueAt(columns.vetting, position)
  const part = counted.fit.vetting === plan.fit.vetting ? '' : '; counts in part'
  const value = held === UNKNOWN_BYTE ? 'not vetted' : `${held} of 100${part}`
  return [line('vetting', 'Vetting', value, counted.fit.vetting[held] as number)]
}

function rateLine({ fit, rateMax, groups }: Plan, { columns }: Block, position: number): Contribution[] {
  if (fit.rate === null || rateMax === null) return []
  const held = valueAt(columns.rate, position)
  const far = groups !== null && missesPay(groups, held) ? ', far above the limit' : ''
  const value = held === UNKNOWN_RATE ? 'not stated' : `${centsWords(held)}${far}`
  const asked = `at most ${centsWords(rateMax)}${preferred(fit.rate.beyond?.cost)}`
  const missed = fit.preferences.find(({ name }) => name === 'rate')?.pointsOf(held) ?? 0
  return [line('rate', `Rate: ${asked}`, value, fallingPoints(fit.rate, held) + missed)]
}

function noticeLine({ fit, noticeMax, groups }: Plan, { columns }: Block, position: number): Contribution[] {
  if (fit.notice === null || noticeMax === null) return []
  const held = valueAt(columns.notice, position)
  const far = groups !== null && missesNotice(groups, held) ? ', far beyond the limit' : ''
  const value = held === UNKNOWN_SHORT ? 'not stated' : `${countOf(held, 'day')}${far}`
  const asked = `at most ${countOf(noticeMax, 'day')}${preferred(fit.notice.beyond?.cost)}`
  return [line('notice', `Notice: ${asked}`, value, fallingPoints(fit.notice, held))]
}

function overlapLine(plan: Plan, block: Block, position: number): Contribution[] {
  const asked = plan.criteria.constraints.overlapHours
  if (plan.fit.overlap === null || asked === null) return []
  const hours = overlapHoursOf(plan, block, position)
  const points = plan.fit.overlap[valueAt(block.columns.schedule, position)] as number
  const value = hours === null ? 'zone not stated' : countOf(hours, 'hour')
  const isPreferred = plan.model.shapes.order !== undefined && !isLimitRequired(plan.criteria.constraints, 'overlap')
  const label = `Overlap: ${countOf(asked.hours, 'hour')} with ${asked.zone} ${isPreferred ? 'preferred' : 'asked'}`
  return [line('overlap', label, value, points)]
}

/** Shown only where being outside costs points; a required limit excludes instead. */
function preferred(cost: number | undefined): string {
  return cost === undefined || cost === 0 ? '' : ', preferred'
}

/** Preferred countries and engagement; languages have separate lines. */
function preferenceLines({ taxonomy }: QueryContext, plan: Plan, block: Block, position: number): Contribution[] {
  const { countries, engagement } = plan.criteria.constraints
  return plan.fit.preferences.flatMap(({ name, column, pointsOf }) => {
    const held = valueAt(block.columns[column], position)
    const points = pointsOf(held)
    if (name === 'country') {
      const nameOf = (code: string) => taxonomy.source.countries?.find((each) => each.code === code)?.name ?? code
      const value = held === NO_COUNTRY ? 'not stated' : nameOf(countryCode(held))
      const asked = namesRegions(plan) ? withRegions(countries, taxonomy) : countries
      return [line(name, `Country: ${asked.map(nameOf).join(' or ')} preferred`, value, points)]
    }
    if (name !== 'engagement') return []
    const asked = engagement.map((kind) => (kind === 'fullTime' ? 'full time' : kind)).join(' or ')
    return [line(name, `Engagement: ${asked} preferred`, engagementWords(held), points)]
  })
}

/** Not by models from before prior-21, whose searches replay as they were explained. */
function namesRegions({ model }: Plan): boolean {
  return model.shapes.order?.typicalAsTold !== undefined
}

const REGIONS = [
  ['the EEA', 'eea'],
  ['the EU', 'eu'],
] as const

/** The countries with one name for all of a region, where all of them are asked for. */
function withRegions(countries: readonly string[], { source }: Taxonomy): readonly string[] {
  for (const [region, flag] of REGIONS) {
    const within = new Set(source.countries?.filter(({ flags }) => flags?.[flag] === true).map(({ code }) => code))
    const asked = countries.filter((code) => within.has(code))
    if (within.size > 0 && asked.length === within.size)
      return [region, ...countries.filter((code) => !within.has(code))]
  }
  return countries
}

function engagementWords(flags: number): string {
  const kinds = [...((flags & FULL_TIME) === 0 ? [] : ['full time']), ...((flags & CONTRACT) === 0 ? [] : ['contract'])]
  return kinds.length === 0 ? 'not stated' : kinds.join(' or ')
}

/** Not by models from before prior-24, whose searches replay as they were explained. */
function saysOthers({ model }: Plan): boolean {
  return model.shapes.order?.preferenceBelowMustHave !== undefined
}

function languageLines({ taxonomy }: QueryContext, plan: Plan, block: Block, position: number): Contribution[] {
  const isSilent = (valueAt(block.columns.flags, position) & STATES_LANGUAGES) === 0
  return plan.fit.languages.map(({ language, asked, byLevel, cost }) => {
    const place = language === -1 ? -1 : findPosting(block.languages, language, position)
    const name = taxonomy.source.languages?.find(({ code }) => code === asked.code)?.name ?? asked.code
    const isEarned =
      plan.groups?.languages?.some((each) => each.asked === asked) === true && plan.groups.earned !== null
    const demand = isOnlyPlus(plan.model.shapes.order, asked) ? ', a plus' : isEarned ? ', preferred' : preferred(cost)
    const label = `${name}${asked.level === null ? '' : `, ${asked.level} asked`}${demand}`
    if (place === -1) {
      const value = !isSilent && saysOthers(plan) ? 'not among the languages stated' : 'not stated'
      return line('language', label, value, isSilent || cost === 0 ? 0 : -cost)
    }
    const level = block.languages.codes[place] as number
    return line('language', label, LEVEL_BY_NUMBER[level] ?? 'level not stated', byLevel[level] as number)
  })
}
