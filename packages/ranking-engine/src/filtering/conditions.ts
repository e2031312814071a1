/**
 * The conditions of the criteria, each as a set of positions: must-haves first, then the constraints, in their order.
 */

import { minorUnitsIn } from '@assay/taxonomy/places/currencies'
import { primaryLanguage } from '../columns/dictionary.ts'
import {
  CONTRACT,
  countryNumber,
  FULL_TIME,
  levelsFrom,
  NO_COUNTRY,
  STATES_LANGUAGES,
  UNKNOWN_BYTE,
  UNKNOWN_RATE,
  UNKNOWN_SHORT,
} from '../columns/rows.ts'
import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import type { Demanded } from '../query/compile-conditions.ts'
import type { QueryContext } from '../query/compile-query.ts'
import type { RequestedItem } from '../query/compile-skills.ts'
import { areYearsRequired, isLimitRequired } from '../query/search-criteria.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { clearSet, markByByte, markList, markPassing, markWhere } from '../scratch/staging.ts'

export interface Condition {
  /** mustHave:0, rate, notice, overlap, language:de, country, engagement. */
  readonly target: string
  readonly label: string
  /** Whether it excludes candidates; one that is only preferred is counted in the waterfall alone. */
  readonly isRequired: boolean
  /** Equal for conditions that the same candidates fulfill, whatever the criteria. */
  readonly key: string
  /** Writes the set of candidates that fulfill it. `bits` may hold anything before. */
  readonly mark: (block: Block, bits: Int32Array, scratch: Scratch) => void
}

/** The conditions that exclude candidates, in the order of the waterfall: must-haves, then limits. */
export function conditionsOf(
  context: QueryContext,
  plan: Demanded,
): { mustHaves: Condition[]; constraints: Condition[] } {
  return {
    mustHaves: plan.items
      .filter(({ kind }) => kind === 'mustHave')
      .map((item) => mustHaveCondition(context, plan, item)),
    constraints: [
      ...yearsCondition(plan),
      ...rateCondition(plan),
      ...noticeCondition(plan),
      ...overlapCondition(plan),
      ...languageConditions(context, plan),
      ...countryCondition(plan),
      ...engagementCondition(plan),
    ],
  }
}

/** Met by the skill itself or by one that implies it. Required years or evidence must be stated. */
function mustHaveCondition({ taxonomy }: QueryContext, { criteria }: Demanded, item: RequestedItem): Condition {
  const asked = criteria.mustHave[item.position]
  const names = item.skills.map((skill) => taxonomy.skills[skill]?.name ?? '')
  const demands = [
    item.minYears === null ? [] : [`${item.minYears} years`],
    asked?.minEvidence === undefined || asked.minEvidence === null ? [] : [`at least ${gradeWord(asked.minEvidence)}`],
  ].flat()
  return {
    target: `mustHave:${item.position}`,
    isRequired: criteria.mustHaveMode === 'require',
    label: [names.length === 0 ? (asked?.anyOf.join(' or ') ?? '') : names.join(' or '), ...demands].join(', '),
    key: `mustHave:${item.skills.join()}:${item.minYears}:${item.minGrade}`,
    mark: (block, bits, scratch) => {
      clearSet(scratch, bits, block.size)
      for (const list of item.lists) {
        if (list.how === 'related') continue
        if (item.demands === null) markList(scratch, bits, block.skills, list.skill)
        else markPassing(scratch, bits, block.skills, { term: list.skill, ...item.demands })
      }
    },
  }
}

export function gradeWord(grade: string): string {
  return grade === 'workSample' ? 'work sample' : grade
}

/** Only where it excludes: years that are preferred cost points, and the waterfall does not count them. */
function yearsCondition({ criteria }: Demanded): Condition[] {
  if (criteria.years === null || !areYearsRequired(criteria)) return []
  const { min } = criteria.years
  const passes = (quarters: number) => quarters >= 4 * min || quarters === UNKNOWN_BYTE
  return [
    {
      target: 'years',
      isRequired: true,
      key: `years:${min}`,
      label: `at least ${min} years`,
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.experience, passes),
    },
  ]
}

function rateCondition({ rateMax, criteria }: Demanded): Condition[] {
  if (rateMax === null || criteria.constraints.rateMax === null) return []
  const { amountMinor, currency, period } = criteria.constraints.rateMax
  const passes = (rate: number) => rate <= rateMax || rate === UNKNOWN_RATE
  return [
    {
      target: 'rate',
      isRequired: isLimitRequired(criteria.constraints, 'rate'),
      key: `rate:${rateMax}`,
      label: `at most ${amountMinor / minorUnitsIn(currency)} ${currency} a ${period}`,
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.rate, passes),
    },
  ]
}

function noticeCondition({ noticeMax, criteria }: Demanded): Condition[] {
  if (noticeMax === null) return []
  const passes = (notice: number) => notice <= noticeMax || notice === UNKNOWN_SHORT
  return [
    {
      target: 'notice',
      isRequired: isLimitRequired(criteria.constraints, 'notice'),
      key: `notice:${noticeMax}`,
      label: `can start within ${noticeMax} days`,
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.notice, passes),
    },
  ]
}

function overlapCondition({ overlap, criteria }: Demanded): Condition[] {
  if (overlap === null || criteria.constraints.overlapHours === null) return []
  const { hours, zone } = criteria.constraints.overlapHours
  const passes = (schedule: number) => {
    const minutes = overlap[schedule] as number
    return minutes < 0 || minutes >= hours * 60
  }
  return [
    {
      target: 'overlap',
      isRequired: isLimitRequired(criteria.constraints, 'overlap'),
      key: `overlap:${zone}:${hours}`,
      label: `${hours} hours of overlap with ${zone}`,
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.schedule, passes),
    },
  ]
}

/**
 * A candidate without any stated language may speak it; one with other languages does not. An unstated level may
 * suffice.
 */
function languageConditions({ dictionary }: QueryContext, { criteria }: Demanded): Condition[] {
  return criteria.constraints.languages.map(({ code, level, required = true }) => {
    const language = dictionary.languageNumbers.get(primaryLanguage(code)) ?? -1
    const enough = levelsFrom(level)
    const isSilent = (flags: number) => (flags & STATES_LANGUAGES) === 0
    return {
      target: `language:${code}`,
      isRequired: required,
      key: `language:${code}:${level}`,
      label: level === null ? `speaks ${code}` : `speaks ${code} at ${level} or better`,
      mark: (block, bits, scratch) => {
        markWhere(scratch, bits, block.columns.flags, isSilent)
        if (language === -1) return
        markAtLevel(scratch, bits, block.languages, { language, enough })
      },
    }
  })
}

/** Adds candidates who speak a language well enough. */
export function markAtLevel(
  scratch: Scratch,
  bits: Int32Array,
  postings: Postings,
  { language, enough }: { language: number; enough: Uint8Array },
): void {
  const start = listStart(postings, language)
  const codes = postings.codes.subarray(start, listEnd(postings, language))
  if (codes.length === postings.size) {
    markByByte(scratch, bits, codes, enough)
    return
  }
  markPassing(scratch, bits, postings, { term: language, byCode: enough, byDetail: null })
}

/** Only candidates with a known country: an employer who names countries can hire in no other. */
function countryCondition({ criteria }: Demanded): Condition[] {
  const { countries } = criteria.constraints
  if (countries.length === 0) return []
  const wanted = new Set(countries.map(countryNumber))
  const passes = (country: number) => country !== NO_COUNTRY && wanted.has(country)
  return [
    {
      target: 'country',
      isRequired: isLimitRequired(criteria.constraints, 'country'),
      key: `country:${countries.join()}`,
      label: `in ${countries.join(', ')}`,
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.country, passes),
    },
  ]
}

function engagementCondition({ criteria }: Demanded): Condition[] {
  const { engagement } = criteria.constraints
  if (engagement.length === 0) return []
  const wanted = (engagement.includes('fullTime') ? FULL_TIME : 0) | (engagement.includes('contract') ? CONTRACT : 0)
  const passes = (flags: number) => {
    const stated = flags & (FULL_TIME | CONTRACT)
    return stated === 0 || (stated & wanted) !== 0
  }
  return [
    {
      target: 'engagement',
      isRequired: isLimitRequired(criteria.constraints, 'engagement'),
      key: `engagement:${engagement.join()}`,
      label: engagement.map((kind) => (kind === 'fullTime' ? 'full time' : 'contract')).join(' or '),
      mark: (block, bits, scratch) => markWhere(scratch, bits, block.columns.flags, passes),
    },
  ]
}
