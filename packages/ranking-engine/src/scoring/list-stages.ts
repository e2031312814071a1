/** Points for what a candidate holds, read from posting lists: whole lists for many, one search each for few. */

import type { Block } from '../inverted-index/block.ts'
import { findPosting, isDense, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { AskedItem } from '../query/ask-skills.ts'
import type { Plan } from '../query/compile-query.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { stageEntries, stagePositions, stageRanked } from '../scratch/staging.ts'
import type { ItemStage, Stage } from './score-block.ts'

/** A search in a list costs about as much as reading so many of its entries. */
const SEARCH_COST = 40
/** Looking up one in a dense list costs about as much as reading two bytes of its bits, or two entries. */
const WORTH_LOOKING_UP = 0.5
/** Of so many positions one is forgotten by itself in the time that all take together. */
const FEW_TO_FORGET = 16

/** A list and what its entries bring: by code alone, or by code and detail. */
interface ScoredList {
  readonly term: number
  readonly byCode: Int16Array
  readonly byDetail: Int16Array | null
}

export function itemStage(item: AskedItem): ItemStage {
  const lists = item.lists.map(({ skill, tables }) => ({ term: skill, ...tables() }))
  return {
    most: Math.max(0, ...lists.map(({ most }) => most)),
    mostIn: (block) =>
      lists.reduce((most, list) => (list.most > most && isHeld(block.skills, list.term) ? list.most : most), 0),
    add: (block, room, count) => addBest(block.skills, lists, room, count),
  }
}

export function titleStages({ title }: Plan): Stage[] {
  if (title === null) return []
  const lists = title.lists.map((list) => ({ term: list.title, byCode: list.byCode, byDetail: null }))
  const most = Math.max(0, ...lists.map(({ byCode }) => largestOf(byCode)))
  return [{ most, add: (block, room, count) => addBest(block.titles, lists, room, count) }]
}

export function languageStages({ fit }: Plan): Stage[] {
  return fit.languages
    .filter(({ language }) => language !== -1)
    .map(({ language, byLevel }) => {
      const list = { term: language, byCode: byLevel, byDetail: null }
      return {
        most: largestOf(byLevel),
        add: (block, room, count) => addBest(block.languages, [list], room, count),
      }
    })
}

export function keywordStages({ keywords }: Plan): Stage[] {
  return keywords
    .filter(({ number, points }) => number !== -1 && points > 0)
    .map(({ number, points }) => {
      const list = { term: number, byCode: new Int16Array(256).fill(points, 1), byDetail: null }
      return { most: points, add: (block, room, count) => addBest(block.keywords, [list], room, count) }
    })
}

/** They only cost. */
export function unwantedStages({ unwanted }: Plan): Stage[] {
  return unwanted.map(({ skill, tables }) => {
    const lists = [{ term: skill, ...tables }]
    return { most: 0, add: (block, room, count) => addBest(block.skills, lists, room, count) }
  })
}

/** Marks in `room.grades` the grades of those who hold what is asked or what implies it. */
export function markItemGrades({ lists }: AskedItem, block: Block, room: Scratch): void {
  const { kernel, staged, gradeByCode, grades } = room
  for (const { skill, how } of lists) {
    if (how === 'related' || !isHeld(block.skills, skill)) continue
    const count = stagePositions(room, block.skills, skill)
    stageEntries(room, block.skills, skill)
    const from = [staged.positions, count, staged.codes] as const
    kernel.markGrades(grades.byteOffset, setBytes(block.size), ...from, gradeByCode.byteOffset)
  }
}

function isHeld(postings: Postings, term: number): boolean {
  return listEnd(postings, term) > listStart(postings, term)
}

function largestOf(table: Int16Array): number {
  return table.reduce((left, right) => Math.max(left, right), 0)
}

/** Adds the best of the lists' entries for the first `count` of `room.matched`, each list in the cheaper way. */
function addBest(postings: Postings, lists: readonly ScoredList[], room: Scratch, count: number): void {
  const held = lists.filter(({ term }) => isHeld(postings, term))
  const isAlone = held.length === 1
  if (!isAlone) forgetBest(room, postings.size, count)
  for (const list of held) {
    const length = listEnd(postings, list.term) - listStart(postings, list.term)
    const isSet = isDense(postings, list.term)
    if (isSet && count < WORTH_LOOKING_UP * (setBytes(postings.size) + length)) {
      addHeld(room, postings, count, list, isAlone)
    } else if (!isSet && count * SEARCH_COST < length) addFound(room, postings, count, list, isAlone)
    else readEntries(room, postings, list, isAlone)
  }
}

/** Looks up in a dense list those who are being scored. Alone is a list where no other one can bring the same. */
function addHeld(room: Scratch, postings: Postings, count: number, list: ScoredList, isAlone: boolean): void {
  const { kernel, staged, matched, points, best } = room
  stageRanked(room, postings, list.term)
  stageEntries(room, postings, list.term)
  const [byCode, byDetail] = stageTables(room, list)
  const details = list.byDetail === null ? staged.codes : staged.details
  const add = isAlone ? kernel.addHeld : kernel.raiseHeld
  const from = [matched.byteOffset, count, staged.bits, staged.ranks, staged.codes, details] as const
  add(...from, byCode, byDetail, points.byteOffset, best.byteOffset)
}

/** Reads a whole list; what it brings to others does not matter. */
function readEntries(room: Scratch, postings: Postings, list: ScoredList, isAlone: boolean): void {
  const { kernel, staged, points, best } = room
  const count = stagePositions(room, postings, list.term)
  stageEntries(room, postings, list.term)
  const [byCode, byDetail] = stageTables(room, list)
  if (list.byDetail === null && !isAlone) {
    kernel.raiseCoded(staged.positions, count, staged.codes, byCode, points.byteOffset, best.byteOffset)
    return
  }
  const details = list.byDetail === null ? staged.codes : staged.details
  const add = isAlone ? kernel.addEntries : kernel.raiseEntries
  add(staged.positions, count, staged.codes, details, byCode, byDetail, points.byteOffset, best.byteOffset)
}

/** Where the tables stand; without one for details, one that brings nothing. Lists that follow each other often share them. */
function stageTables(room: Scratch, { byCode, byDetail }: ScoredList): [number, number] {
  if (room.staged.table !== byCode) {
    room.byCode.set(byCode)
    if (byDetail !== null) room.byDetail.set(byDetail)
    room.staged.table = byCode
  }
  return [room.byCode.byteOffset, (byDetail === null ? room.noDetail : room.byDetail).byteOffset]
}

/** What is the best so far matters only for those who are being scored. */
function forgetBest({ kernel, best, matched }: Scratch, size: number, count: number): void {
  if (count < size / FEW_TO_FORGET) kernel.forget(matched.byteOffset, count, best.byteOffset)
  else kernel.clear(best.byteOffset, 16 * setBytes(size))
}

/** The same as adding the entries, for a few. */
function addFound(
  { points, best, matched }: Scratch,
  postings: Postings,
  count: number,
  { term, byCode, byDetail }: ScoredList,
  isAlone: boolean,
): void {
  const { codes, details } = postings
  for (let at = 0; at < count; at++) {
    const position = matched[at] as number
    const place = findPosting(postings, term, position)
    if (place === -1) continue
    const code = codes[place] as number
    const half = code > LAST_CLAIMED_CODE ? DETAILS : 0
    const detail = byDetail === null ? 0 : (byDetail[half + (details[place] as number)] as number)
    const brought = (byCode[code] as number) + detail
    const known = isAlone ? 0 : (best[position] as number)
    if (brought <= known && !isAlone) continue
    best[position] = brought
    points[position] = (points[position] as number) + brought - known
  }
}
