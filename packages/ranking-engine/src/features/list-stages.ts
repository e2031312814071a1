/** Points for what a candidate holds, read from posting lists: whole lists for many, one search each for few. */

import { DETAILS, LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import type { AskedItem } from '../query/ask-skills.ts'
import type { Plan } from '../query/compile-query.ts'
import { setBytes } from '../retrieval/bits.ts'
import type { Scratch } from '../retrieval/scratch.ts'
import { stageEntries, stagePositions } from '../retrieval/staging.ts'
import type { ItemStage, Stage } from './score-block.ts'

/** A search in a list costs about as much as reading so many of its entries. */
const SEARCH_COST = 40

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

/** They only cost. */
export function unwantedStages({ unwanted }: Plan): Stage[] {
  return unwanted.map(({ skill, tables }) => ({
    most: 0,
    add: (block, room, count) => addBest(block.skills, [{ term: skill, ...tables }], room, count),
  }))
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

/** Adds the best of the lists' entries for the first `count` of `room.matched`, in the cheaper way. */
function addBest(postings: Postings, lists: readonly ScoredList[], room: Scratch, count: number): void {
  const held = lists.filter(({ term }) => isHeld(postings, term))
  const entries = held.reduce((sum, { term }) => sum + listEnd(postings, term) - listStart(postings, term), 0)
  const isAlone = held.length === 1
  const isFew = held.length * count * SEARCH_COST < entries
  if (isFew) clearAt(room.best, room.matched, count)
  else clearBest(room, postings.size)
  for (const { term, byCode, byDetail } of held) {
    const tables = { term, byCode, byDetail, isAlone }
    if (isFew) addFound(room, postings, count, tables)
    else readEntries(room, postings, tables)
  }
}

interface EntryTables extends ScoredList {
  /** No other list can bring the same, so there is nothing to compare. */
  readonly isAlone: boolean
}

function readEntries(room: Scratch, postings: Postings, tables: EntryTables): void {
  const count = stagePositions(room, postings, tables.term)
  stageEntries(room, postings, tables.term)
  addEntries(room, count, tables)
}

/** Positions and entries are staged already. */
function addEntries(room: Scratch, count: number, { byCode, byDetail, isAlone }: EntryTables): void {
  const { kernel, staged } = room
  const [points, best, codeTable] = [room.points.byteOffset, room.best.byteOffset, room.byCode.byteOffset]
  room.byCode.set(byCode)
  if (byDetail === null) {
    kernel.raiseCoded(staged.positions, count, staged.codes, codeTable, points, best)
    return
  }
  room.byDetail.set(byDetail)
  const add = isAlone ? kernel.addEntries : kernel.raiseEntries
  add(staged.positions, count, staged.codes, staged.details, codeTable, room.byDetail.byteOffset, points, best)
}

function clearBest({ kernel, best }: Scratch, size: number): void {
  kernel.clear(best.byteOffset, 16 * setBytes(size))
}

/** The same as adding the entries, for a few. */
function addFound(
  { points, best, matched }: Scratch,
  postings: Postings,
  count: number,
  { term, byCode, byDetail, isAlone }: EntryTables,
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
    const known = best[position] as number
    if (brought <= known && !isAlone) continue
    best[position] = brought
    points[position] = (points[position] as number) + brought - known
  }
}

function clearAt(best: Int16Array, matched: Uint16Array, count: number): void {
  for (let at = 0; at < count; at++) best[matched[at] as number] = 0
}
