/**
 * Finds what one candidate contributes to each item of the criteria, in the same lists and tables that the score was
 * made of.
 */

import { type SkillPoints, skillPoints, unwantedPoints } from '../features/skill-points.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart, type Posting, type Postings, postingAt } from '../inverted-index/postings.ts'
import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { Plan, TitleList } from '../query/compile-query.ts'
import type { CompiledItem, CompiledList } from '../query/compile-skills.ts'
import {
  type CriteriaGroups,
  type Meets,
  type Missed,
  meetingCodes,
  missesCountry,
  missesLevel,
  missesNotice,
  missesOverlap,
  missesPay,
  missesYears,
} from '../query/criteria-groups.ts'

export interface HeldSkill {
  readonly list: CompiledList
  readonly posting: Posting
  readonly brings: SkillPoints
}

export interface HeldItem {
  readonly item: CompiledItem
  /** The entry that counts; null without one. */
  readonly held: HeldSkill | null
  readonly points: number
  /** The entry that meets a must-have, if one does; otherwise the one that counts. */
  readonly shown: HeldSkill | null
  readonly isMet: boolean
}

/** Maps the code of an entry before it is read; 0 ignores the entry. */
export type Reading = (code: number) => number

export const asItIs: Reading = (code) => code
export const withoutClaims: Reading = (code) => (code <= LAST_CLAIMED_CODE ? 0 : code)

interface Entry {
  readonly list: CompiledList
  readonly place: number
}

/** A requested or near title, and the place of the candidate's entry. */
export interface TitleEntry {
  readonly list: TitleList
  readonly place: number
}

/** All entries that answer an item. They are found once and may then be read in several ways. */
export interface FoundItem {
  readonly item: CompiledItem
  readonly entries: readonly Entry[]
}

/** The entries of one candidate by item, from the cache of the block if it was filled. */
export function findItems(plan: Plan, block: Block, position: number): FoundItem[] {
  const { items, found } = seenBy(plan, block)
  const known = found.get(position)
  if (known !== undefined) return known
  return items.map(({ item, lists }) => {
    const entries: Entry[] = []
    for (const list of lists) {
      const place = findPosting(block.skills, list.skill, position)
      if (place !== -1) entries.push({ list, place })
    }
    return { item, entries }
  })
}

export function findTitles(plan: Plan, block: Block, position: number): readonly TitleEntry[] {
  const known = seenBy(plan, block).titles.get(position)
  if (known !== undefined) return known
  return titleLists(plan, block).flatMap((list) => {
    const place = findPosting(block.titles, list.title, position)
    return place === -1 ? [] : [{ list, place }]
  })
}

function titleLists({ title }: Plan, { titles }: Block): readonly TitleList[] {
  return title?.lists.filter((list) => listEnd(titles, list.title) > listStart(titles, list.title)) ?? []
}

/** Finds the entries of many candidates in one pass: lists and positions both ascend. */
export function findTogether(plan: Plan, block: Block, positions: readonly number[]): void {
  const { items, found, titles } = seenBy(plan, block)
  const titlesOf = positions.map((): TitleEntry[] => [])
  for (const list of titleLists(plan, block)) {
    forEachHeld(block.titles, list.title, positions, (at, place) => titlesOf[at]?.push({ list, place }))
  }
  const lacking = items.map(({ item }): FoundItem => ({ item, entries: [] }))
  const foundOf = positions.map(() => [...lacking])
  for (const [number, { item, lists }] of items.entries()) {
    const entriesOf = new Map<number, Entry[]>()
    for (const list of lists) {
      forEachHeld(block.skills, list.skill, positions, (at, place) => {
        const entries = entriesOf.get(at)
        if (entries === undefined) entriesOf.set(at, [{ list, place }])
        else entries.push({ list, place })
      })
    }
    for (const [at, entries] of entriesOf) (foundOf[at] as FoundItem[])[number] = { item, entries }
  }
  for (const [at, position] of positions.entries()) {
    titles.set(position, titlesOf[at] ?? [])
    found.set(position, foundOf[at] ?? [])
  }
}

/** A binary search in a list costs about as much as reading so many of its entries. */
const SEARCH_COST = 12

function forEachHeld(
  postings: Postings,
  term: number,
  positions: readonly number[],
  visit: (at: number, place: number) => void,
): void {
  const start = listStart(postings, term)
  const count = listEnd(postings, term) - start
  const home = postings.homes[term] as number
  if (home < 0 || count > positions.length * SEARCH_COST) {
    for (const [at, position] of positions.entries()) {
      const place = findPosting(postings, term, position)
      if (place !== -1) visit(at, place)
    }
    return
  }
  for (let entry = 0, at = 0; entry < count && at < positions.length; ) {
    const difference = (postings.positions[home + entry] as number) - (positions[at] as number)
    if (difference === 0) visit(at, start + entry)
    if (difference <= 0) entry++
    if (difference >= 0) at++
  }
}

/** The lists of a plan in one block, and the entries found so far. */
interface SeenBlock {
  /** Hundreds of other skills may answer a requested skill; a block has only few of them. */
  readonly items: readonly { readonly item: CompiledItem; readonly lists: readonly CompiledList[] }[]
  readonly found: Map<number, FoundItem[]>
  readonly titles: Map<number, readonly TitleEntry[]>
}

const seenByPlan = new WeakMap<Plan, WeakMap<Block, SeenBlock>>()

function seenBy(plan: Plan, block: Block): SeenBlock {
  const ofPlan = seenByPlan.get(plan) ?? new WeakMap<Block, SeenBlock>()
  seenByPlan.set(plan, ofPlan)
  const known = ofPlan.get(block)
  if (known !== undefined) return known
  const isHeld = ({ skill }: CompiledList) => listEnd(block.skills, skill) > listStart(block.skills, skill)
  const items = plan.items.map((item) => ({ item, lists: item.lists.filter(isHeld) }))
  const seen: SeenBlock = { items, found: new Map(), titles: new Map() }
  ofPlan.set(block, seen)
  return seen
}

/** The entry that counts for each item. */
export function heldItems({ groups }: Plan, found: readonly FoundItem[], block: Block): HeldItem[] {
  return found.map(({ item, entries }) => {
    const best = strongest(entries, block, asItIs)
    if (best === null) return { item, held: null, points: item.missing, shown: null, isMet: false }
    const held = heldSkill(item, best, block)
    const meets = meetsOf(groups, item)
    if (meets === null) return { item, held, points: held.brings.points, shown: held, isMet: fulfills(item, held) }
    const meeting = entries.filter((entry) => isMeeting(meets, entry, block, asItIs))
    const first = strongest(meeting, block, asItIs)
    const shown = first === null || first.place === best.place ? held : heldSkill(item, first, block)
    return { item, held, points: held.brings.points, shown, isMet: first !== null }
  })
}

/** The same entries as another plan for the same criteria counts them. */
export function foundBy({ items }: Plan, found: readonly FoundItem[]): FoundItem[] {
  return found.map(({ item, entries }, place) => {
    const other = items[place] ?? item
    const listOf = (list: CompiledList) => other.lists[item.lists.indexOf(list)] ?? list
    return { item: other, entries: entries.map((entry) => ({ ...entry, list: listOf(entry.list) })) }
  })
}

function heldSkill(item: CompiledItem, { list, place, above }: Strongest, block: Block): HeldSkill {
  const posting = postingAt(block.skills, place)
  const brings = item.demands === null ? { ...NOTHING_LACKING, points: item.missing + above } : partsOf(list, posting)
  return { list, posting, brings }
}

function meetsOf(groups: CriteriaGroups | null, item: CompiledItem): Meets | null {
  return groups?.meets.find((each) => each.item === item) ?? null
}

export function isMeeting(meets: Meets, { list, place }: Entry, { skills }: Block, read: Reading): boolean {
  const { byDetail } = meets
  if (list.how === 'related' || meetingCodes(meets, list)[read(skills.codes[place] as number)] !== 1) return false
  return byDetail === null || byDetail[skills.details[place] as number] === 1
}

/** Criteria other than must-haves. */
export interface BesideSkills {
  readonly holdsTitle: boolean
  /** Years of experience in quarters of a year, as the column has them. */
  readonly quarters: number
  /** The number of the level, as the column has it. */
  readonly level: number
  readonly country: number
  readonly schedule: number
  /** In cents an hour, as the column has it. */
  readonly rate: number
  /** In days, as the column has it. */
  readonly notice: number
  /** Whether a preferred language is missing. */
  readonly isUnspoken: boolean
}

/** How many of the criteria a candidate misses. */
export function missedOf(
  groups: CriteriaGroups,
  found: readonly FoundItem[],
  block: Block,
  {
    holdsTitle,
    quarters,
    level,
    country,
    schedule,
    rate,
    notice,
    isUnspoken,
    read = asItIs,
  }: BesideSkills & { read?: Reading },
): Missed {
  const unmet = found.filter(({ item, entries }) => {
    const meets = meetsOf(groups, item)
    return meets !== null && !entries.some((entry) => isMeeting(meets, entry, block, read))
  })
  const places = [missesCountry(groups, country), isUnspoken, missesOverlap(groups, schedule)]
  const preferences = [...places, missesPay(groups, rate), missesNotice(groups, notice)]
  const beside = [groups.countsTitle && !holdsTitle, missesLevel(groups, level), missesYears(groups, quarters)]
  const count = (missed: readonly boolean[]) => missed.filter((isMissed) => isMissed).length
  return { preferences: count(preferences), demands: unmet.length + count(beside) }
}

const NOTHING_LACKING = { evidenceShortfall: 0, yearsShortfall: 0 }

const partsOf = ({ terms }: CompiledList, { code, detail }: Posting): SkillPoints => skillPoints(terms, code, detail)

/** The points of the items when their evidence is read in another way. */
export function pointsWhenRead(found: readonly FoundItem[], block: Block, read: Reading): number {
  return found.reduce((sum, { item, entries }) => {
    return sum + item.missing + (strongest(entries, block, read)?.above ?? 0)
  }, 0)
}

/** The points that rest on verified evidence. */
export function verifiedPoints(found: readonly FoundItem[], block: Block): number {
  return found.reduce((sum, { item, entries }) => {
    const best = strongest(entries, block, asItIs)
    if (best === null || (block.skills.codes[best.place] as number) <= LAST_CLAIMED_CODE) return sum
    return sum + item.missing + best.above
  }, 0)
}

export function isVerified({ posting }: HeldSkill): boolean {
  return posting.code > LAST_CLAIMED_CODE
}

/** Whether the entry meets the item's requirements: not merely related, and with the years and evidence requested. */
function fulfills({ demands }: CompiledItem, held: HeldSkill): boolean {
  if (held.list.how === 'related') return false
  if (demands === null) return true
  return demands.byCode[held.posting.code] === 1 && demands.byDetail[held.posting.detail] === 1
}

/** From this strength on, a related skill partly substitutes for the requested one; below it is only a hint. */
const CLOSE_RELATION = 0.6

/**
 * Whether the entry counts at least in part. A distant relation earns a few points but no tick, and neither does
 * anything that is only related to a certificate.
 */
export function isClose({ held }: HeldItem): boolean {
  if (held === null) return false
  return held.list.how !== 'related' || (held.list.strength >= CLOSE_RELATION && held.list.isNoPart !== true)
}

export interface HeldUnwanted {
  readonly skill: number
  readonly posting: Posting
  readonly points: number
}

export function heldUnwanted(plan: Plan, block: Block, position: number): HeldUnwanted[] {
  return plan.unwanted.flatMap(({ skill }) => {
    const place = findPosting(block.skills, skill, position)
    if (place === -1) return []
    const posting = postingAt(block.skills, place)
    const points = unwantedPoints(plan.model.weights.unwantedSkill, posting.code, plan.model.shapes)
    return [{ skill, posting, points }]
  })
}

interface Strongest {
  readonly list: CompiledList
  readonly place: number
  /** Points above those of a candidate without the skill. */
  readonly above: number
}

function strongest(entries: FoundItem['entries'], block: Block, read: Reading): Strongest | null {
  const { codes, details } = block.skills
  let best: Strongest | null = null
  for (const { list, place } of entries) {
    const code = read(codes[place] as number)
    if (code === 0) continue
    const { byCode, byDetail } = list.tables()
    const byEvidence = code <= LAST_CLAIMED_CODE ? 0 : DETAILS
    const above = (byCode[code] as number) + (byDetail[byEvidence + (details[place] as number)] as number)
    if (best === null || above > best.above) best = { list, place, above }
  }
  return best
}
