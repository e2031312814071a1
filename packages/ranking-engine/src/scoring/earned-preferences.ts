/** What who meets a preference earns: its points by the squared share of the must-haves and the title that they show. */

import { codeAt, tableOf, valueAt } from '../columns/column.ts'
import { NO_COUNTRY } from '../columns/rows.ts'
import { DATED_TITLES } from '../columns/title-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import type { Plan } from '../query/compile-query.ts'
import { type CountedLanguage, type CriteriaGroups, type EarnedPoints, meetingCodes } from '../query/criteria-groups.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { asItIs, type Reading } from './held-skills.ts'
import { addBest, type ScoredList } from './list-stages.ts'
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
  const { groups } = plan
  if (groups === null || groups.earned === null) return []
  const asked = { plan, groups, full: groups.earned, lists: halvesOf(groups, plan) }
  return [{ upperBound: groups.earned.most, add: (block, scratch, count) => addEarned(asked, block, scratch, count) }]
}

interface Asked {
  readonly plan: Plan
  readonly groups: CriteriaGroups
  readonly full: EarnedPoints
  readonly lists: Halves | null
}

/** Only who meets a preference is looked at: `scratch.matched` and `scratch.points` are lent to count what they show. */
function addEarned({ plan, groups, full, lists }: Asked, block: Block, scratch: Scratch, count: number): void {
  const { kernel, matched, points } = scratch
  const metBy = preferencesIn(groups, block)
  const all = matched.slice(0, count)
  const some = new Uint16Array(count)
  const met: Preferred[] = []
  for (let place = 0; place < count; place++) {
    const found = metBy(all[place] as number)
    if (found === null) continue
    some[met.length] = all[place] as number
    met.push(found)
  }
  if (met.length === 0) return
  const shares = new Float64Array(met.length)
  if (lists === null) {
    const shareOf = shareIn(groups, plan, block, asItIs)
    for (let at = 0; at < met.length; at++) shares[at] = shareOf(some[at] as number)
  } else {
    const before = new Int16Array(count)
    for (let place = 0; place < count; place++) before[place] = points[all[place] as number] as number
    matched.set(some.subarray(0, met.length))
    kernel.clearPoints(matched.byteOffset, met.length, points.byteOffset)
    for (const each of lists.mustHaves) addBest(block.skills, each, scratch, met.length)
    if (groups.countsTitle) addBest(block.titles, lists.title, scratch, met.length)
    const most = 2 * namedIn(groups)
    for (let at = 0; at < met.length; at++) shares[at] = (points[some[at] as number] as number) / most
    for (let place = 0; place < count; place++) points[all[place] as number] = before[place] as number
    matched.set(all)
  }
  for (let at = 0; at < met.length; at++) {
    const position = some[at] as number
    const earned = earnedBy(full, met[at] as Preferred, shares[at] as number)
    points[position] = (points[position] as number) + sumOfEarned(earned)
  }
}

/** By must-have, and for the title: 2 for what is shown in full, 1 for what is shown by half. */
interface Halves {
  readonly mustHaves: readonly (readonly ScoredList[])[]
  readonly title: readonly ScoredList[]
}

/** Null where details, such as years, decide what is shown. */
function halvesOf({ meets }: CriteriaGroups, { title }: Plan): Halves | null {
  if (meets.some(({ byDetail }) => byDetail !== null)) return null
  const dated = Int16Array.from(DATED_TITLES, (isDated) => 1 + isDated)
  const family = (title?.lists ?? []).filter(({ isSameFamily }) => isSameFamily)
  return {
    mustHaves: meets.map((each) => {
      const tableOf = (codes: Uint8Array) => Int16Array.from(codes, (full, code) => full + (each.halfByCode[code] ?? 0))
      const tables = new Map([each.byCode, each.certificateByCode].map((codes) => [codes, tableOf(codes)]))
      return each.item.lists.flatMap((list) => {
        const byCode = tables.get(meetingCodes(each, list))
        return list.how === 'related' || byCode === undefined ? [] : [{ term: list.skill, byCode, byDetail: null }]
      })
    }),
    title: family.map((list) => ({ term: list.title, byCode: dated, byDetail: null })),
  }
}

export function sumOfEarned(earned: Earned | null): number {
  if (earned === null) return 0
  return earned.languages.reduce((sum, each) => sum + each, earned.country + earned.overlap)
}

/** Null for who meets no preference. */
export function earnedIn(plan: Plan, block: Block, position: number, read: Reading = asItIs): Earned | null {
  const { groups } = plan
  const full = groups?.earned ?? null
  if (groups === null || full === null) return null
  const { country, schedule } = block.columns
  const isThere = isThereIn(groups, valueAt(country, position))
  const met = metOf(groups, block, position, isThere, isNearIn(groups, valueAt(schedule, position)))
  return met === null ? null : earnedBy(full, met, shareIn(groups, plan, block, read)(position))
}

function earnedBy({ country, overlap, language }: EarnedPoints, met: Preferred, shown: number): Earned {
  const share = shown ** 2
  return {
    country: met.isThere ? Math.trunc(country * share) : 0,
    overlap: met.isNear ? Math.trunc(overlap * share) : 0,
    languages: met.spoken.map((isSpoken) => (isSpoken ? Math.trunc(language * share) : 0)),
    isFull: shown === 1,
  }
}

interface Preferred {
  readonly isThere: boolean
  readonly isNear: boolean
  /** By preferred language. */
  readonly spoken: readonly boolean[]
}

/** What each candidate of a block meets; who states nothing meets none, as null. */
function preferencesIn(groups: CriteriaGroups, block: Block): (position: number) => Preferred | null {
  const { country, schedule } = block.columns
  const there = tableOf(Uint8Array, country, (each) => Number(isThereIn(groups, each)))
  const near = tableOf(Uint8Array, schedule, (each) => Number(isNearIn(groups, each)))
  return (position) =>
    metOf(groups, block, position, there[codeAt(country, position)] === 1, near[codeAt(schedule, position)] === 1)
}

function metOf(
  { languages }: CriteriaGroups,
  block: Block,
  position: number,
  isThere: boolean,
  isNear: boolean,
): Preferred | null {
  if (languages === null) return isThere ? (isNear ? BOTH : THERE) : isNear ? NEAR : null
  const spoken = languages.map((each) => speaks(each, block, position))
  return isThere || isNear || spoken.includes(true) ? { isThere, isNear, spoken } : null
}

function isThereIn({ countries }: CriteriaGroups, country: number): boolean {
  return country !== NO_COUNTRY && countries?.has(country) === true
}

function isNearIn({ overlap }: CriteriaGroups, schedule: number): boolean {
  return overlap !== null && (overlap.minutes[schedule] ?? -1) >= overlap.least
}

const BOTH: Preferred = { isThere: true, isNear: true, spoken: [] }
const THERE: Preferred = { isThere: true, isNear: false, spoken: [] }
const NEAR: Preferred = { isThere: false, isNear: true, spoken: [] }

function speaks({ language, byCode }: CountedLanguage, { languages }: Block, position: number): boolean {
  const place = language === -1 ? -1 : findPosting(languages, language, position)
  return place !== -1 && byCode[languages.codes[place] as number] === 1
}

function namedIn({ meets, countsTitle }: CriteriaGroups): number {
  return meets.length + (countsTitle ? 1 : 0)
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
      if (meets.halfByCode[code] !== 1) continue
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
  return (position) => {
    const ofTitle = groups.countsTitle ? titleShown(position) : 0
    return mustHaves.reduce((sum, each) => sum + shownOf(each, position), ofTitle) / namedIn(groups)
  }
}

const BY_HALF = 0.5

function isHeld(postings: Postings, term: number): boolean {
  return listEnd(postings, term) > listStart(postings, term)
}
