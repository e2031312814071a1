/** What the card holds people to, each as a set of positions: must-haves first, then the constraints, in card order. */

import type { Column } from '../columns/column.ts'
import { primaryLanguage } from '../columns/dictionary.ts'
import {
  CONTRACT,
  countryNumber,
  FULL_TIME,
  LEVEL_NUMBER,
  NO_COUNTRY,
  STATES_LANGUAGES,
  UNKNOWN_RATE,
  UNKNOWN_SHORT,
} from '../columns/rows.ts'
import type { Block } from '../inverted-index/block.ts'
import { markList, type PostingList, type Postings, readList } from '../inverted-index/postings.ts'
import type { AskedItem, Demands } from '../query/ask-skills.ts'
import type { Plan, QueryWorld } from '../query/compile-query.ts'
import { markByTable, setBit, setRange, wordsFor } from './bits.ts'

export interface Condition {
  /** mustHave:0, rate, notice, overlap, language:de, country, engagement. */
  readonly target: string
  readonly label: string
  /** Writes the set of those who fulfil it; `bits` may hold anything before. `spare` is room for positions. */
  readonly mark: (block: Block, bits: Int32Array, spare: Uint16Array) => void
}

export function conditionsOf(world: QueryWorld, plan: Plan): { mustHaves: Condition[]; constraints: Condition[] } {
  return {
    mustHaves: plan.items.filter(({ kind }) => kind === 'mustHave').map((item) => mustHaveCondition(world, plan, item)),
    constraints: [
      ...rateCondition(plan),
      ...noticeCondition(plan),
      ...overlapCondition(plan),
      ...languageConditions(world, plan),
      ...countryCondition(plan),
      ...engagementCondition(plan),
    ],
  }
}

/** Held itself or by implication; a demand for years or evidence must be met by what is stated. */
function mustHaveCondition({ taxonomy }: QueryWorld, { card }: Plan, item: AskedItem): Condition {
  const asked = card.mustHave[item.position]
  const names = item.skills.map((skill) => taxonomy.skills[skill]?.name ?? '')
  const demands = [
    item.minYears === null ? [] : [`${item.minYears} years`],
    asked?.minEvidence === undefined || asked.minEvidence === null ? [] : [`at least ${gradeWord(asked.minEvidence)}`],
  ].flat()
  return {
    target: `mustHave:${item.position}`,
    label: [names.length === 0 ? (asked?.anyOf.join(' or ') ?? '') : names.join(' or '), ...demands].join(', '),
    mark: (block, bits, spare) => {
      setRange(bits, wordsFor(block.size), 0)
      for (const list of item.lists) {
        if (list.how === 'related') continue
        if (item.demands === null) markList(bits, block.skills, list.skill)
        else markFulfilling(bits, block.skills, { list: readList(block.skills, list.skill, spare), ...item.demands })
      }
    },
  }
}

export function gradeWord(grade: string): string {
  return grade === 'workSample' ? 'work sample' : grade
}

function markFulfilling(
  bits: Int32Array,
  { codes, details }: Postings,
  { list: { from, to, positions, offset }, byCode, byDetail }: { list: PostingList } & Demands,
): void {
  for (let place = from; place < to; place++) {
    if (((byCode[codes[place] as number] as number) & (byDetail[details[place] as number] as number)) === 0) continue
    setBit(bits, positions[offset + place - from] as number)
  }
}

function rateCondition({ rateMax, card }: Plan): Condition[] {
  if (rateMax === null || card.constraints.rateMax === null) return []
  const { amountMinor, currency, period } = card.constraints.rateMax
  const passes = (rate: number) => rate <= rateMax || rate === UNKNOWN_RATE
  return [
    {
      target: 'rate',
      label: `at most ${amountMinor / 100} ${currency} a ${period}`,
      mark: (block, bits) => markWhere(bits, block.columns.rate, passes),
    },
  ]
}

function noticeCondition({ noticeMax }: Plan): Condition[] {
  if (noticeMax === null) return []
  const passes = (notice: number) => notice <= noticeMax || notice === UNKNOWN_SHORT
  return [
    {
      target: 'notice',
      label: `can start within ${noticeMax} days`,
      mark: (block, bits) => markWhere(bits, block.columns.notice, passes),
    },
  ]
}

function overlapCondition({ overlap, card }: Plan): Condition[] {
  if (overlap === null || card.constraints.overlapHours === null) return []
  const { hours, zone } = card.constraints.overlapHours
  const passes = (schedule: number) => {
    const minutes = overlap[schedule] as number
    return minutes < 0 || minutes >= hours * 60
  }
  return [
    {
      target: 'overlap',
      label: `${hours} hours of overlap with ${zone}`,
      mark: (block, bits) => markWhere(bits, block.columns.schedule, passes),
    },
  ]
}

/** Marks those whose value passes. A block in which all values do, or none, needs no looking at anybody. */
function markWhere(bits: Int32Array, { values, codes }: Column, passes: (value: number) => boolean): void {
  const flags = Uint8Array.from(values, (value) => (passes(value) ? 1 : 0))
  const words = wordsFor(codes.length)
  if (!flags.includes(1)) setRange(bits, words, 0)
  else if (!flags.includes(0)) setRange(bits, words, -1)
  else markByTable(bits, codes, flags)
}

/** Who names no language at all may speak it; who names others does not. A level that is not stated may suffice. */
function languageConditions({ dictionary }: QueryWorld, { card }: Plan): Condition[] {
  return card.constraints.languages.map(({ code, level }) => {
    const language = dictionary.languageNumbers.get(primaryLanguage(code)) ?? -1
    const least = level === null ? 0 : LEVEL_NUMBER[level]
    const isSilent = (flags: number) => (flags & STATES_LANGUAGES) === 0
    return {
      target: `language:${code}`,
      label: level === null ? `speaks ${code}` : `speaks ${code} at ${level} or better`,
      mark: (block, bits, spare) => {
        markWhere(bits, block.columns.flags, isSilent)
        if (language === -1) return
        markAtLevel(bits, block.languages, { list: readList(block.languages, language, spare), least })
      },
    }
  })
}

function markAtLevel(
  bits: Int32Array,
  { codes }: Postings,
  { list: { from, to, positions, offset }, least }: { list: PostingList; least: number },
): void {
  for (let place = from; place < to; place++) {
    const held = codes[place] as number
    if (held !== 0 && held < least) continue
    setBit(bits, positions[offset + place - from] as number)
  }
}

/** Only those who are known to be there: an employer who names countries can hire in no other. */
function countryCondition({ card }: Plan): Condition[] {
  const { countries } = card.constraints
  if (countries.length === 0) return []
  const wanted = new Set(countries.map(countryNumber))
  const passes = (country: number) => country !== NO_COUNTRY && wanted.has(country)
  return [
    {
      target: 'country',
      label: `in ${countries.join(', ')}`,
      mark: (block, bits) => markWhere(bits, block.columns.country, passes),
    },
  ]
}

function engagementCondition({ card }: Plan): Condition[] {
  const { engagement } = card.constraints
  if (engagement.length === 0) return []
  const wanted = (engagement.includes('fullTime') ? FULL_TIME : 0) | (engagement.includes('contract') ? CONTRACT : 0)
  const passes = (flags: number) => {
    const stated = flags & (FULL_TIME | CONTRACT)
    return stated === 0 || (stated & wanted) !== 0
  }
  return [
    {
      target: 'engagement',
      label: engagement.map((kind) => (kind === 'fullTime' ? 'full time' : 'contract')).join(' or '),
      mark: (block, bits) => markWhere(bits, block.columns.flags, passes),
    },
  ]
}
