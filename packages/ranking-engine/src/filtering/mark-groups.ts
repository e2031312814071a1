/** Marks the groups of a block's candidates: those who miss none of the criteria, and these with the group after them. */

import { valueAt } from '../columns/column.ts'
import { STATES_LANGUAGES } from '../columns/rows.ts'
import { DATED_TITLES } from '../columns/title-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart } from '../inverted-index/postings.ts'
import { hasBit, setBit, setBytes } from '../kernel/bits.ts'
import {
  type CriteriaGroups,
  groupOf,
  type Meets,
  meetingCodes,
  missesCountry,
  missesLevel,
  missesNotice,
  missesOverlap,
  missesPay,
  missesYears,
} from '../query/criteria-groups.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { clearSet, markPassing, markWhere } from '../scratch/staging.ts'
import { markAtLevel } from './conditions.ts'

interface Grouped {
  readonly groups: CriteriaGroups | null
  readonly title: {
    readonly lists: readonly { readonly title: number; readonly isSameFamily: boolean }[]
  } | null
}

/** Looking up one candidate in a list costs about as much as reading so many of its entries. */
const SEARCH_COST = 40

/**
 * The first slice of `scratch.groups` gets the first two groups, the second those who miss none of the criteria. With
 * `areMarked` the sets of the must-haves' conditions are marked, and the matches: few of them have all but one of the
 * skills, and only these are looked at one by one.
 */
export function markGroups(grouped: Grouped, block: Block, scratch: Scratch, areMarked = false): void {
  const { groups } = grouped
  if (groups === null) return
  const { kernel, sets } = scratch
  const bytes = setBytes(block.size)
  const { firstTwo } = groupSets(scratch, block)
  if (areMarked) {
    narrowAll(grouped, block, scratch, (number) => (sets[SET_OF.conditions + number] as Int32Array).byteOffset)
    kernel.intersect(firstTwo, (sets[SET_OF.matched] as Int32Array).byteOffset, bytes)
    const few = kernel.countIntersection(firstTwo, firstTwo, bytes)
    if (few * SEARCH_COST * groups.meets.length < entriesIn(groups, block)) {
      lookAtEach(groups, block, scratch, few)
      return
    }
  }
  const meeting = sets[SET_OF.item] as Int32Array
  narrowAll(grouped, block, scratch, (number) => {
    markMeeting(groups.meets[number] as Meets, block, scratch, meeting)
    return meeting.byteOffset
  })
}

/** The addresses of the two sets. */
export function groupSets({ groups }: Scratch, { size }: Block): { firstTwo: number; all: number } {
  return { firstTwo: groups.byteOffset, all: groups.byteOffset + setBytes(size) }
}

/**
 * Starts with all candidates of the block, and removes those who miss a must-have, the years, country, languages,
 * overlap, pay, level or title, one criterion at a time.
 */
function narrowAll(
  { groups, title }: Grouped,
  block: Block,
  scratch: Scratch,
  meetingOf: (number: number) => number,
): void {
  if (groups === null) return
  const { kernel, sets } = scratch
  const bytes = setBytes(block.size)
  const { firstTwo, all } = groupSets(scratch, block)
  scratch.groups.fill(-1, 0, (2 * bytes) / 4).fill(0, (2 * bytes) / 4, (3 * bytes) / 4)
  const narrow = (meeting: number, isPreference = false) => {
    if (!groups.setsPreferencesApart) {
      kernel.intersect(firstTwo, meeting, bytes)
      kernel.union(firstTwo, all, bytes)
    } else if (!isPreference) {
      kernel.intersect(firstTwo, meeting, bytes)
    }
    kernel.intersect(all, meeting, bytes)
  }
  for (const number of groups.meets.keys()) narrow(meetingOf(number))
  if (groups.years !== null) {
    const fitting = sets[SET_OF.item] as Int32Array
    markWhere(scratch, fitting, block.columns.experience, (quarters) => !missesYears(groups, quarters))
    narrow(fitting.byteOffset)
  }
  if (groups.countries !== null) {
    const there = sets[SET_OF.item] as Int32Array
    markWhere(scratch, there, block.columns.country, (country) => !missesCountry(groups, country))
    narrow(there.byteOffset, true)
  }
  if (groups.languages !== null) narrow(markSpeaking(groups.languages, block, scratch).byteOffset, true)
  if (groups.overlap !== null) {
    const near = sets[SET_OF.item] as Int32Array
    markWhere(scratch, near, block.columns.schedule, (schedule) => !missesOverlap(groups, schedule))
    narrow(near.byteOffset, true)
  }
  if (groups.mostPay !== null) {
    const near = sets[SET_OF.item] as Int32Array
    markWhere(scratch, near, block.columns.rate, (rate) => !missesPay(groups, rate))
    narrow(near.byteOffset, true)
  }
  if (groups.mostNotice !== null) {
    const near = sets[SET_OF.item] as Int32Array
    markWhere(scratch, near, block.columns.notice, (notice) => !missesNotice(groups, notice))
    narrow(near.byteOffset, true)
  }
  if (groups.level !== null) {
    const near = sets[SET_OF.item] as Int32Array
    markWhere(scratch, near, block.columns.seniority, (held) => !missesLevel(groups, held))
    narrow(near.byteOffset)
  }
  if (!groups.countsTitle) return
  const titled = sets[SET_OF.item] as Int32Array
  clearSet(scratch, titled, block.size)
  for (const { title: number, isSameFamily } of title?.lists ?? []) {
    if (!isSameFamily || listEnd(block.titles, number) === listStart(block.titles, number)) continue
    markPassing(scratch, titled, block.titles, { term: number, byCode: DATED_TITLES, byDetail: null })
  }
  narrow(titled.byteOffset)
}

/** Candidates who speak all of the languages, or state none. */
function markSpeaking(languages: NonNullable<CriteriaGroups['languages']>, block: Block, scratch: Scratch): Int32Array {
  const { kernel, sets } = scratch
  const [all, each] = [sets[SET_OF.item] as Int32Array, sets[SET_OF.spare] as Int32Array]
  for (const [place, { language, byCode: enough }] of languages.entries()) {
    const speaking = place === 0 ? all : each
    markWhere(scratch, speaking, block.columns.flags, (flags) => (flags & STATES_LANGUAGES) === 0)
    if (language !== -1) markAtLevel(scratch, speaking, block.languages, { language, enough })
    if (place > 0) kernel.intersect(all.byteOffset, each.byteOffset, setBytes(block.size))
  }
  return all
}

/** Candidates who state no languages miss none. */
export function missesLanguages({ languages }: CriteriaGroups, block: Block, position: number): boolean {
  if (languages === null || (valueAt(block.columns.flags, position) & STATES_LANGUAGES) === 0) return false
  return languages.some(({ language, byCode }) => {
    const place = language === -1 ? -1 : findPosting(block.languages, language, position)
    return place === -1 || byCode[block.languages.codes[place] as number] !== 1
  })
}

function entriesIn({ meets }: CriteriaGroups, { skills }: Block): number {
  return meets.reduce((sum, { item }) => {
    return item.lists.reduce((held, { skill }) => held + listEnd(skills, skill) - listStart(skills, skill), sum)
  }, 0)
}

/** Candidates may have only listed a skill, so those of the first slice are looked up in the lists. */
function lookAtEach(asked: CriteriaGroups, block: Block, scratch: Scratch, few: number): void {
  const { meets, countsTitle, setsPreferencesApart } = asked
  const most = setsPreferencesApart ? 0 : 1
  const { kernel, matched, lanes, groups, sets } = scratch
  const bytes = setBytes(block.size)
  const { firstTwo, all } = groupSets(scratch, block)
  kernel.list(firstTwo, bytes, matched.byteOffset, lanes.byteOffset)
  kernel.clear(firstTwo, bytes)
  kernel.clear(all, bytes)
  const titled = sets[SET_OF.item] as Int32Array
  const held = meets.map((each) => ({
    ...each,
    lists: each.item.lists.filter(
      ({ skill, how }) => how !== 'related' && listEnd(block.skills, skill) > listStart(block.skills, skill),
    ),
  }))
  for (let place = 0; place < few; place++) {
    const position = matched[place] as number
    let preferences = missesCountry(asked, valueAt(block.columns.country, position)) ? 1 : 0
    if (missesOverlap(asked, valueAt(block.columns.schedule, position))) preferences++
    if (missesPay(asked, valueAt(block.columns.rate, position))) preferences++
    if (missesNotice(asked, valueAt(block.columns.notice, position))) preferences++
    if (missesLanguages(asked, block, position)) preferences++
    let demands = countsTitle && !hasBit(titled, position) ? 1 : 0
    if (missesYears(asked, valueAt(block.columns.experience, position))) demands++
    if (missesLevel(asked, valueAt(block.columns.seniority, position))) demands++
    for (const each of held) {
      const { lists, byDetail } = each
      const isMet = lists.some((list) => {
        const at = findPosting(block.skills, list.skill, position)
        if (at === -1 || meetingCodes(each, list)[block.skills.codes[at] as number] !== 1) return false
        return byDetail === null || byDetail[block.skills.details[at] as number] === 1
      })
      if (!isMet && ++demands > most) break
    }
    const group = groupOf(asked, { preferences, demands })
    if (group <= 1) setBit(groups, position)
    if (group === 0) setBit(groups, 8 * bytes + position)
  }
}

function markMeeting(meets: Meets, block: Block, scratch: Scratch, meeting: Int32Array): void {
  const { item, byDetail } = meets
  clearSet(scratch, meeting, block.size)
  for (const list of item.lists) {
    const { skill: term, how } = list
    if (how === 'related' || listEnd(block.skills, term) === listStart(block.skills, term)) continue
    markPassing(scratch, meeting, block.skills, { term, byCode: meetingCodes(meets, list), byDetail })
  }
}
