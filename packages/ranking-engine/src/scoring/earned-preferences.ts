/** What who meets a preference earns: its points by the squared share of the must-haves and the title that they show. */

import { IN_THREE_SLICES, MAX_SLICES, valueAt } from '../columns/column.ts'
import { NO_COUNTRY } from '../columns/rows.ts'
import { DATED_TITLES } from '../columns/title-code.ts'
import { markAtLevel } from '../filtering/conditions.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import {
  type CountedLanguage,
  type CriteriaGroups,
  type EarnedPoints,
  type Meets,
  meetingCodes,
} from '../query/criteria-groups.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { clearSet, markList, markPassing, markWhere } from '../scratch/staging.ts'
import { asItIs, type FoundItem, isMeeting, type Reading, type TitleEntry } from './held-skills.ts'
import type { Stage } from './score-block.ts'

/** By preference; a language by its place among those that are preferred. */
export interface Earned {
  readonly country: number
  readonly overlap: number
  readonly languages: readonly number[]
  /** Whether all must-haves and the title are shown. */
  readonly isFull: boolean
}

/** One stage for each preference. What everyone shows is counted once for a block, in bit slices. */
export function earnedStages(plan: Plan): Stage[] {
  const { groups } = plan
  if (groups === null || groups.earned === null) return []
  let counted: Block | null = null
  return preferencesOf(groups, groups.earned).map(({ full, mark }) => {
    const tables = pointsByHalves(groups, full)
    return {
      upperBound: full,
      add: (block, scratch, count) => {
        if (counted !== block) countShown(groups, plan, block, scratch)
        counted = block
        mark(block, scratch)
        for (const [at, table] of tables.entries()) {
          if (at > 0) keepManyHalves(scratch, block)
          addByHalves(scratch, block, count, table)
        }
      },
    }
  })
}

/** Adds `table` by the halves of three slices, from `IN_THREE_SLICES` on for the members of the set of an item. */
function addByHalves(scratch: Scratch, { size }: Block, count: number, table: Int16Array): void {
  const { kernel, matched, points, byCode, staged, shown } = scratch
  byCode.set(table)
  staged.table = table
  const codes = [shown.byteOffset, setBytes(size), itemSet(scratch).byteOffset] as const
  kernel.addSliced(matched.byteOffset, count, ...codes, byCode.byteOffset, points.byteOffset)
}

/** Leaves in the set of an item those with more halves than three slices count. */
function keepManyHalves(scratch: Scratch, { size }: Block): void {
  const bytes = setBytes(size)
  scratch.kernel.intersect(itemSet(scratch).byteOffset, scratch.shown.byteOffset + 3 * bytes, bytes)
}

/** For as many halves as three slices count, and if there can be more, what these add for the same three slices. */
function pointsByHalves(groups: CriteriaGroups, full: number): Int16Array[] {
  const most = 2 * namedIn(groups)
  const earnedAt = (halves: number) => earnedOf(full, Math.min(halves, most) / most)
  const tableOf = (pointsAt: (low: number) => number) =>
    Int16Array.from({ length: 2 * IN_THREE_SLICES }, (_, code) =>
      code < IN_THREE_SLICES ? 0 : pointsAt(code - IN_THREE_SLICES),
    )
  const few = tableOf(earnedAt)
  if (most < IN_THREE_SLICES) return [few]
  return [few, tableOf((low) => earnedAt(low + IN_THREE_SLICES) - earnedAt(low))]
}

/** Counts two halves for what is shown in full, and one for what is only listed or has too few years. */
function countShown(groups: CriteriaGroups, { title }: Plan, block: Block, scratch: Scratch): void {
  const { kernel, shown } = scratch
  const { skills, titles, size } = block
  const half = itemSet(scratch)
  const addHalf = (mark: () => void) => {
    clearSet(scratch, half, size)
    mark()
    kernel.addItem(shown.byteOffset, setBytes(size), half.byteOffset)
  }
  kernel.clear(shown.byteOffset, MAX_SLICES * setBytes(size))
  for (const meets of groups.meets) {
    const { halfByCode, byDetail } = meets
    const lists = meets.item.lists.filter(({ skill, how }) => how !== 'related' && isHeld(skills, skill))
    const markListed = ({ skill: term }: (typeof lists)[number]) => {
      if (halfByCode.includes(0, 1)) markPassing(scratch, half, skills, { term, byCode: halfByCode, byDetail: null })
      else markList(scratch, half, skills, term)
    }
    addHalf(() => lists.forEach(markListed))
    addHalf(() => {
      for (const list of lists) {
        markPassing(scratch, half, skills, { term: list.skill, byCode: meetingCodes(meets, list), byDetail })
      }
    })
  }
  if (!groups.countsTitle) return
  const family = (title?.lists ?? []).filter((list) => list.isSameFamily && isHeld(titles, list.title))
  addHalf(() => {
    for (const list of family) markList(scratch, half, titles, list.title)
  })
  addHalf(() => {
    for (const list of family) {
      markPassing(scratch, half, titles, { term: list.title, byCode: DATED_TITLES, byDetail: null })
    }
  })
}

interface Preference {
  readonly full: number
  /** Writes who meets it to the set of an item. */
  readonly mark: (block: Block, scratch: Scratch) => void
}

function preferencesOf(groups: CriteriaGroups, { country, overlap, language }: EarnedPoints): Preference[] {
  const languages = (groups.languages ?? []).map(({ language: spoken, byCode: enough }): Preference => {
    return {
      full: language,
      mark: (block, scratch) => {
        clearSet(scratch, itemSet(scratch), block.size)
        if (spoken !== -1) markAtLevel(scratch, itemSet(scratch), block.languages, { language: spoken, enough })
      },
    }
  })
  const all: Preference[] = [
    {
      full: country,
      mark: (block, scratch) =>
        markWhere(scratch, itemSet(scratch), block.columns.country, (each) => isThereIn(groups, each)),
    },
    {
      full: overlap,
      mark: (block, scratch) =>
        markWhere(scratch, itemSet(scratch), block.columns.schedule, (each) => isNearIn(groups, each)),
    },
    ...languages,
  ]
  return all.filter(({ full }) => full > 0)
}

function itemSet({ sets }: Scratch): Int32Array {
  return sets[SET_OF.item] as Int32Array
}

export function sumOfEarned(earned: Earned | null): number {
  if (earned === null) return 0
  return earned.languages.reduce((sum, each) => sum + each, earned.country + earned.overlap)
}

/** What one candidate has of the must-haves and of the title, and how it is read. */
interface Had {
  readonly found: readonly FoundItem[]
  readonly titles: readonly TitleEntry[]
  readonly read?: Reading
}

/** Null for who meets no preference. */
export function earnedIn(
  { groups }: Plan,
  block: Block,
  position: number,
  { found, titles, read = asItIs }: Had,
): Earned | null {
  const full = groups?.earned ?? null
  if (groups === null || full === null) return null
  const isThere = isThereIn(groups, valueAt(block.columns.country, position))
  const isNear = isNearIn(groups, valueAt(block.columns.schedule, position))
  const spoken = (groups.languages ?? []).map((each) => speaks(each, block, position))
  if (!isThere && !isNear && !spoken.includes(true)) return null
  const ofMustHaves = groups.meets.map((meets) => {
    const entries = found.find(({ item }) => item === meets.item)?.entries ?? []
    return shownBy(meets, entries, block, read)
  })
  const ofTitle = groups.countsTitle ? titleShownBy(titles, block) : 0
  const share = ofMustHaves.reduce((sum, each) => sum + each, ofTitle) / namedIn(groups)
  return {
    country: isThere ? earnedOf(full.country, share) : 0,
    overlap: isNear ? earnedOf(full.overlap, share) : 0,
    languages: spoken.map((isSpoken) => (isSpoken ? earnedOf(full.language, share) : 0)),
    isFull: share === 1,
  }
}

function earnedOf(full: number, share: number): number {
  return Math.trunc(full * share ** 2)
}

function isThereIn({ countries }: CriteriaGroups, country: number): boolean {
  return country !== NO_COUNTRY && countries?.has(country) === true
}

function isNearIn({ overlap }: CriteriaGroups, schedule: number): boolean {
  return overlap !== null && (overlap.minutes[schedule] ?? -1) >= overlap.least
}

function speaks({ language, byCode }: CountedLanguage, { languages }: Block, position: number): boolean {
  const place = language === -1 ? -1 : findPosting(languages, language, position)
  return place !== -1 && byCode[languages.codes[place] as number] === 1
}

function namedIn({ meets, countsTitle }: CriteriaGroups): number {
  return meets.length + (countsTitle ? 1 : 0)
}

/** A skill that is only listed, or has too few years, is shown by half. */
function shownBy(meets: Meets, entries: FoundItem['entries'], block: Block, read: Reading): number {
  if (entries.some((entry) => isMeeting(meets, entry, block, read))) return 1
  const isListed = ({ list, place }: FoundItem['entries'][number]) =>
    list.how !== 'related' && meets.halfByCode[read(block.skills.codes[place] as number)] === 1
  return entries.some(isListed) ? BY_HALF : 0
}

function titleShownBy(entries: readonly TitleEntry[], { titles }: Block): number {
  const family = entries.filter(({ list }) => list.isSameFamily)
  if (family.some(({ place }) => DATED_TITLES[titles.codes[place] as number] === 1)) return 1
  return family.length > 0 ? BY_HALF : 0
}

const BY_HALF = 0.5

function isHeld(postings: Postings, term: number): boolean {
  return listEnd(postings, term) > listStart(postings, term)
}
