/** Explains a score: contributions that add up to it, from the same numbers. */

import { valueAt } from '../columns/column.ts'
import { idAt } from '../columns/id-table.ts'
import { assessedToday } from '../columns/skill-code.ts'
import { DATED_TITLES } from '../columns/title-code.ts'
import { missesLanguages } from '../filtering/mark-groups.ts'
import type { Block } from '../inverted-index/block.ts'
import type { Plan, QueryContext } from '../query/compile-query.ts'
import { isNamed } from '../query/compile-skills.ts'
import {
  groupOf,
  type Missed,
  missesCountry,
  missesLevel,
  missesNotice,
  missesOverlap,
  missesPay,
  missesYears,
} from '../query/criteria-groups.ts'
import { listOf } from '../query/list-words.ts'
import type { Placement } from '../retrieval/place-best.ts'
import { earnedIn, sumOfEarned } from '../scoring/earned-preferences.ts'
import {
  asItIs,
  type BesideSkills,
  type FoundItem,
  findItems,
  findTitles,
  foundBy,
  type HeldItem,
  heldItems,
  heldUnwanted,
  isClose,
  isVerified,
  missedOf,
  pointsWhenRead,
  type Reading,
  withoutClaims,
} from '../scoring/held-skills.ts'
import { exactWordsLine, heldWritten, textLines, writtenLine } from './exact-words-line.ts'
import { fitLines, type HeldTitle, heldTitle, overlapHoursOf, titleLine } from './fit-lines.ts'
import { heldKeywords, keywordLine } from './keyword-line.ts'
import type { Contribution, Match } from './match.ts'
import { itemLines, itemName, ticks, unwantedLines } from './skill-lines.ts'
import { countOf, levelWords, titleWords, yearsWords } from './wording.ts'

/** Explains one candidate: the contributions add up to the score exactly, which a property test holds to. */
export function explainMatch(
  context: QueryContext,
  plan: Plan,
  { block, position, placement }: { block: Block; position: number; placement: Placement },
): Match {
  const found = findItems(plan, block, position)
  const title = heldTitle(plan, block, position)
  const words = heldKeywords(plan, block, position)
  const written = heldWritten(plan, block, position)
  const titles = findTitles(plan, block, position)
  const holdsTitle = titles.some(({ list, place }) => {
    return list.isSameFamily && DATED_TITLES[block.titles.codes[place] as number] === 1
  })
  const beside = {
    holdsTitle,
    quarters: valueAt(block.columns.experience, position),
    level: valueAt(block.columns.seniority, position),
    country: valueAt(block.columns.country, position),
    schedule: valueAt(block.columns.schedule, position),
    rate: valueAt(block.columns.rate, position),
    notice: valueAt(block.columns.notice, position),
    isUnspoken: plan.groups !== null && missesLanguages(plan.groups, block, position),
  }
  const standingWhen = (read: Reading) => standingOf(plan, found, block, { ...beside, read })
  const now = standingWhen(asItIs)
  const items = heldItems(now.counted, now.found, block)
  const earned = earnedIn(plan, block, position, { found, titles })
  const contributions = [
    ...exactWordsLine(plan, block, position),
    ...textLines(plan, block, position),
    ...criteriaLine(plan, {
      missed: now.missed,
      points: now.points + costOfYears(plan, block, position),
      isProofPartial: now.counted.items !== plan.items && items.some(isProven),
    }),
    ...titleLine(context, plan, title),
    ...itemLines(context, plan, items),
    ...fitLines(context, plan, { block, position, earned, counted: now.counted }),
    ...keywordLine(plan, words),
    ...writtenLine(plan, written),
    ...unwantedLines(context.taxonomy, heldUnwanted(plan, block, position)),
  ]
  const score = sumOf(contributions)
  const vettingOf = ({ counted: { fit } }: Standing) => fit.vetting[valueAt(block.columns.vetting, position)] as number
  const skills = sumOf(items) + now.points + vettingOf(now) + sumOfEarned(earned)
  const skillsWhen = (read: Reading) => {
    const then = standingWhen(read)
    const earnedThen = earned === null ? 0 : sumOfEarned(earnedIn(plan, block, position, { found, titles, read }))
    return pointsWhenRead(then.found, block, read) + then.points + vettingOf(then) + earnedThen
  }
  return {
    candidateId: idAt(block.ids, position),
    rank: placement.rank,
    score,
    low: score - skills - sumOf(words) - sumOf(written) + skillsWhen(withoutClaims),
    high: score - skills + skillsWhen(assessedToday),
    tieGroup: placement.tieGroup,
    rankLow: placement.rankLow,
    rankHigh: placement.rankHigh,
    rankWithoutClaims: null,
    overlapHours: overlapHoursOf(plan, block, position),
    mustHaves: ticks(context.taxonomy, items),
    titleMet: plan.groups?.countsTitle === true ? holdsTitle : null,
    countryMet:
      plan.groups === null || plan.groups.countries === null ? null : !missesCountry(plan.groups, beside.country),
    languageMet: plan.groups === null || plan.groups.languages === null ? null : !beside.isUnspoken,
    overlapMet:
      plan.groups === null || plan.groups.overlap === null ? null : !missesOverlap(plan.groups, beside.schedule),
    payMet: plan.groups === null || plan.groups.mostPay === null ? null : !missesPay(plan.groups, beside.rate),
    noticeMet:
      plan.groups === null || plan.groups.mostNotice === null ? null : !missesNotice(plan.groups, beside.notice),
    levelMet: plan.groups === null || plan.groups.level === null ? null : !missesLevel(plan.groups, beside.level),
    yearsMet: plan.groups === null || plan.groups.years === null ? null : !missesYears(plan.groups, beside.quarters),
    onlyPreferences: plan.groups?.setsPreferencesApart === true ? now.group === 1 : null,
    contributions,
    sentence: sentenceOf(context, plan, items, title),
  }
}

/** The cost of missing the years, apart from the group. */
function costOfYears({ fit }: Plan, { columns }: Block, position: number): number {
  return sumOf(
    fit.preferences
      .filter(({ name }) => name === 'years')
      .map(({ column, pointsOf }) => ({ points: pointsOf(valueAt(columns[column], position)) })),
  )
}

/** Where a candidate stands when the evidence is read in one way. */
interface Standing {
  /** Null where the criteria make no groups, as is the group. */
  readonly missed: Missed | null
  readonly group: 0 | 1 | 2 | null
  /** The points of the group. */
  readonly points: number
  /** The plan by which skills and vetting count, and what was found by it: they count in part beside what is missed. */
  readonly counted: Plan
  readonly found: readonly FoundItem[]
}

function standingOf(
  plan: Plan,
  found: readonly FoundItem[],
  block: Block,
  beside: BesideSkills & { readonly read: Reading },
): Standing {
  const { groups, part } = plan
  if (groups === null) return { missed: null, group: null, points: 0, counted: plan, found }
  const missed = missedOf(groups, found, block, beside)
  const group = groupOf(groups, missed)
  const own = { missed, group, points: groups.points[group] }
  if (part === null || group < groups.partFrom) return { ...own, counted: plan, found }
  const counted = part()
  return { ...own, counted, found: foundBy(counted, found) }
}

/** A candidate of a group above ranks above, whatever the other points are. */
function criteriaLine(
  { groups }: Plan,
  { missed: counts, points, isProofPartial }: { missed: Missed | null; points: number; isProofPartial: boolean },
): Contribution[] {
  if (groups === null || counts === null) return []
  const { preferences, demands } = counts
  const missed = `misses ${preferences + demands} of ${groups.asked}`
  const isApart = groups.setsPreferencesApart && demands === 0
  const value =
    preferences + demands === 0
      ? `meets all ${groups.asked}`
      : isApart
        ? `${missed}, only preferred`
        : `${missed}${isProofPartial ? '; proof counts in part' : ''}`
  const { countsTitle, countries, languages, overlap, mostPay, mostNotice, level, years } = groups
  const label = listOf([
    'Must-haves',
    ...(countsTitle ? ['title'] : []),
    ...(countries === null ? [] : ['preferred country']),
    ...(languages === null ? [] : [`preferred language${languages.length === 1 ? '' : 's'}`]),
    ...(overlap === null ? [] : [`${countOf(overlap.least / 60, 'hour')} of overlap`]),
    // Without its amount: the line is also read by people who may not see the pay.
    ...(mostPay === null ? [] : ['preferred pay']),
    ...(mostNotice === null ? [] : ['preferred notice']),
    ...(level === null ? [] : [levelWords(level)]),
    ...(years === null ? [] : [yearsWords(years)]),
  ])
  return [{ feature: 'criteria', label, value, points, evidence: null }]
}

function isProven({ item, held }: HeldItem): boolean {
  return isNamed(item) && held !== null && isVerified(held)
}

function sumOf(parts: readonly Pick<Contribution, 'points'>[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

function sentenceOf(context: QueryContext, plan: Plan, items: readonly HeldItem[], title: HeldTitle | null): string {
  const { taxonomy } = context
  const mustHaves = items.filter(({ item }) => item.kind === 'mustHave')
  const asked = mustHaves.length > 0 ? mustHaves : items.filter(({ item }) => item.kind === 'niceToHave')
  const names = (some: readonly HeldItem[]) => listOf(some.map(({ item }) => itemName(taxonomy, plan, item)))
  const met = asked.filter(({ isMet }) => isMet)
  const partly = asked.filter((entry) => !entry.isMet && isClose(entry))
  const absent = asked.filter((entry) => !entry.isMet && !isClose(entry))
  const verified = met.filter(({ held }) => held !== null && isVerified(held))
  const kind = mustHaves.length > 0 ? 'must-haves' : 'asked skills'
  const parts = [
    title === null ? '' : titleWords(taxonomy, title.list.title, title.code),
    asked.length === 0 ? '' : `has ${met.length} of ${asked.length} ${kind}`,
    verified.length === 0 ? '' : `${names(verified)} verified`,
    partly.length === 0 ? '' : `${names(partly)} in part`,
    absent.length === 0 ? '' : `${names(absent)} not found`,
  ].filter((part) => part !== '')
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
