/** What who meets a preference earns: its points by the squared share of the must-haves and the title that they show. */

import { valueAt } from '../columns/column.ts'
import { NO_COUNTRY } from '../columns/rows.ts'
import { DATED_TITLES } from '../columns/title-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import type { Plan } from '../query/compile-query.ts'
import { type CountedLanguage, type CriteriaGroups, meetingCodes } from '../query/criteria-groups.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { asItIs, type Reading } from './held-skills.ts'
import type { Stage } from './score-block.ts'

/** By preference; a language by its place among those that are preferred. */
export interface Earned {
  readonly country: number
  readonly overlap: number
  readonly languages: readonly number[]
  /** Whether all must-haves and the title are shown. */
  readonly isFull: boolean
}

export function earnedStages(plan: Plan): Stage[] {
  const earned = plan.groups?.earned ?? null
  if (earned === null) return []
  return [
    {
      upperBound: earned.most,
      add: (block, scratch, count) => addEarned(plan, block, scratch, count),
    },
  ]
}

function addEarned(plan: Plan, block: Block, { matched, points }: Scratch, count: number): void {
  const lookUp = earnedIn(plan, block)
  for (let at = 0; at < count; at++) {
    const position = matched[at] as number
    points[position] = (points[position] as number) + sumOfEarned(lookUp(position))
  }
}

export function sumOfEarned(earned: Earned | null): number {
  if (earned === null) return 0
  return earned.languages.reduce((sum, each) => sum + each, earned.country + earned.overlap)
}

/** Null for who meets no preference. */
export function earnedIn(plan: Plan, block: Block, read: Reading = asItIs): (position: number) => Earned | null {
  const { groups } = plan
  const full = groups?.earned ?? null
  if (groups === null || full === null) return () => null
  const shareOf = shareIn(groups, plan, block, read)
  return (position) => {
    const { countries, overlap, languages } = groups
    const isThere = isIn(countries, valueAt(block.columns.country, position))
    const isNear = isWithin(overlap, valueAt(block.columns.schedule, position))
    const spoken = (languages ?? []).map((each) => isSpoken(each, block, position))
    if (!isThere && !isNear && !spoken.includes(true)) return null
    const shown = shareOf(position)
    const share = shown ** 2
    return {
      country: isThere ? Math.trunc(full.country * share) : 0,
      overlap: isNear ? Math.trunc(full.overlap * share) : 0,
      languages: spoken.map((isMet) => (isMet ? Math.trunc(full.language * share) : 0)),
      isFull: shown === 1,
    }
  }
}

/** Who states nothing earns nothing. */
function isIn(countries: CriteriaGroups['countries'], country: number): boolean {
  return country !== NO_COUNTRY && countries?.has(country) === true
}

function isWithin(overlap: CriteriaGroups['overlap'], schedule: number): boolean {
  return overlap !== null && (overlap.minutes[schedule] ?? -1) >= overlap.least
}

function isSpoken({ language, byCode }: CountedLanguage, { languages }: Block, position: number): boolean {
  const place = language === -1 ? -1 : findPosting(languages, language, position)
  return place !== -1 && byCode[languages.codes[place] as number] === 1
}

/**
 * The share of must-haves and title that a candidate shows. A skill or title that is only listed, or has too few years,
 * is shown by half.
 */
function shareIn(groups: CriteriaGroups, { title }: Plan, block: Block, read: Reading): (position: number) => number {
  const { skills, titles } = block
  const mustHaves = groups.meets.map((meets) => ({
    meets,
    lists: meets.item.lists.filter(({ skill, how }) => how !== 'related' && isHeld(skills, skill)),
  }))
  const shownOf = ({ meets, lists }: (typeof mustHaves)[number], position: number) => {
    let shown = 0
    for (const list of lists) {
      const place = findPosting(skills, list.skill, position)
      const code = place === -1 ? 0 : read(skills.codes[place] as number)
      if (code === 0) continue
      const { byDetail } = meets
      const isFull = byDetail === null || byDetail[skills.details[place] as number] === 1
      if (isFull && meetingCodes(meets, list)[code] === 1) return 1
      shown = BY_HALF
    }
    return shown
  }
  const family = (title?.lists ?? []).filter((list) => list.isSameFamily && isHeld(titles, list.title))
  const titleShown = (position: number) => {
    const places = family.map((list) => findPosting(titles, list.title, position)).filter((place) => place !== -1)
    if (places.some((place) => DATED_TITLES[titles.codes[place] as number] === 1)) return 1
    return places.length > 0 ? BY_HALF : 0
  }
  const named = mustHaves.length + (groups.countsTitle ? 1 : 0)
  return (position) => {
    const ofTitle = groups.countsTitle ? titleShown(position) : 0
    return mustHaves.reduce((sum, each) => sum + shownOf(each, position), ofTitle) / named
  }
}

const BY_HALF = 0.5

function isHeld(postings: Postings, term: number): boolean {
  return listEnd(postings, term) > listStart(postings, term)
}
