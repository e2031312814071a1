/** Stages of the score that read posting lists: whole lists for many candidates, one search per candidate for few. */

import type { Block } from '../inverted-index/block.ts'
import { findPosting, isDense, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import { DETAILS, LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import type { Plan } from '../query/compile-query.ts'
import type { CompiledItem } from '../query/compile-skills.ts'
import { containsWords, mostOfText, pointsOfText } from '../query/word-matches.ts'
import type { Scratch } from '../scratch/scratch.ts'
import { stageEntries, stagePositions, stageRanked } from '../scratch/staging.ts'
import type { ItemStage, Stage } from './score-block.ts'

/** A binary search in a list costs about as much as reading so many of its entries. */
const SEARCH_COST = 40
/** A lookup in a dense list costs about as much as reading two bytes of its bits, or two entries. */
const WORTH_LOOKING_UP = 0.5
/** Above so many positions, clearing everything is as fast as clearing them one by one. */
const FEW_TO_FORGET = 16

/** A list and the points of its entries: by code alone, or by code and detail. */
export interface ScoredList {
  readonly term: number
  readonly byCode: Int16Array
  readonly byDetail: Int16Array | null
}

/** The stage of one must-have or nice-to-have: the best of its posting lists counts. */
export function itemStage(item: CompiledItem): ItemStage {
  const lists = item.lists.map(({ skill, tables }) => ({ term: skill, ...tables() }))
  return {
    upperBound: Math.max(0, ...lists.map(({ upperBound }) => upperBound)),
    upperBoundIn: (block) =>
      lists.reduce(
        (bound, list) => (list.upperBound > bound && isHeld(block.skills, list.term) ? list.upperBound : bound),
        0,
      ),
    add: (block, scratch, count) => addBest(block.skills, lists, scratch, count),
  }
}

export function titleStages({ title }: Plan): Stage[] {
  if (title === null) return []
  const lists = title.lists.map((list) => ({ term: list.title, byCode: list.byCode, byDetail: null }))
  const upperBound = Math.max(0, ...lists.map(({ byCode }) => largestOf(byCode)))
  return [{ upperBound, add: (block, scratch, count) => addBest(block.titles, lists, scratch, count) }]
}

export function languageStages({ fit }: Plan): Stage[] {
  return fit.languages
    .filter(({ language }) => language !== -1)
    .map(({ language, byLevel, cost }) => {
      // Candidates who speak it regain the deduction for naming only other languages.
      const byCode = cost === 0 ? byLevel : byLevel.map((points) => points + cost)
      const list = { term: language, byCode, byDetail: null }
      return {
        upperBound: largestOf(byCode),
        add: (block, scratch, count) => addBest(block.languages, [list], scratch, count),
      }
    })
}

export function keywordStages({ keywords }: Plan): Stage[] {
  return keywords
    .filter(({ number, points }) => number !== -1 && points > 0)
    .map(({ number, points }) => {
      const list = { term: number, byCode: new Int16Array(256).fill(points, 1), byDetail: null }
      return { upperBound: points, add: (block, scratch, count) => addBest(block.keywords, [list], scratch, count) }
    })
}

/** The candidates with exact words are found by the caller. */
export function wordStages({ said, written }: Plan): Stage[] {
  return [...said, ...written].map((words) => ({
    upperBound: words.points,
    add: (block, { points, matched }, count) => {
      if (!words.bits.has(block)) return
      const add = (position: number) => {
        if (containsWords(words, block, position)) points[position] = (points[position] as number) + words.points
      }
      if (count > block.size) for (let position = 0; position < block.size; position++) add(position)
      else for (let at = 0; at < count; at++) add(matched[at] as number)
    },
  }))
}

export function textStages({ text }: Plan): Stage[] {
  if (text === null) return []
  return [
    {
      upperBound: mostOfText(text),
      add: (block, { points, matched }, count) => {
        const saying = text.saying.get(block)
        if (saying === undefined) return
        const add = (position: number) => {
          const some = saying.get(position)
          if (some !== undefined) points[position] = (points[position] as number) + pointsOfText(text, some)
        }
        if (count > block.size) for (const position of saying.keys()) add(position)
        else for (let at = 0; at < count; at++) add(matched[at] as number)
      },
    },
  ]
}

/** Unwanted skills only cost points. */
export function unwantedStages({ unwanted }: Plan): Stage[] {
  return unwanted.map(({ skill, tables }) => {
    const lists = [{ term: skill, ...tables }]
    return { upperBound: 0, add: (block, scratch, count) => addBest(block.skills, lists, scratch, count) }
  })
}

/** Marks in `scratch.grades` the grades of candidates with a requested skill or one that implies it. */
export function markItemGrades({ lists }: CompiledItem, block: Block, scratch: Scratch): void {
  const { kernel, staged, gradeByCode, grades } = scratch
  for (const { skill, how } of lists) {
    if (how === 'related' || !isHeld(block.skills, skill)) continue
    const count = stagePositions(scratch, block.skills, skill)
    stageEntries(scratch, block.skills, skill)
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

/** Adds the best of the lists' entries for the first `count` of `scratch.matched`, each list in the cheaper way. */
export function addBest(postings: Postings, lists: readonly ScoredList[], scratch: Scratch, count: number): void {
  const held = lists.filter(({ term }) => isHeld(postings, term))
  const isAlone = held.length === 1
  if (!isAlone) forgetBest(scratch, postings.size, count)
  for (const list of held) {
    const length = listEnd(postings, list.term) - listStart(postings, list.term)
    const isSet = isDense(postings, list.term)
    if (isSet && count < WORTH_LOOKING_UP * (setBytes(postings.size) + length)) {
      addFromBitmap(scratch, postings, count, list, isAlone)
    } else if (!isSet && count * SEARCH_COST < length) addFound(scratch, postings, count, list, isAlone)
    else readEntries(scratch, postings, list, isAlone)
  }
}

/** Looks up the scored candidates in a dense list. `alone` means that no other list can give the same points. */
function addFromBitmap(scratch: Scratch, postings: Postings, count: number, list: ScoredList, isAlone: boolean): void {
  const { kernel, staged, matched, points, best } = scratch
  stageRanked(scratch, postings, list.term)
  stageEntries(scratch, postings, list.term)
  const [byCode, byDetail] = stageTables(scratch, list)
  const details = list.byDetail === null ? staged.codes : staged.details
  const add = isAlone ? kernel.addHeld : kernel.raiseHeld
  const from = [matched.byteOffset, count, staged.bits, staged.ranks, staged.codes, details] as const
  add(...from, byCode, byDetail, points.byteOffset, best.byteOffset)
}

/** Reads a whole list. The points of candidates that are not scored do not matter. */
function readEntries(scratch: Scratch, postings: Postings, list: ScoredList, isAlone: boolean): void {
  const { kernel, staged, points, best } = scratch
  const count = stagePositions(scratch, postings, list.term)
  stageEntries(scratch, postings, list.term)
  const [byCode, byDetail] = stageTables(scratch, list)
  if (list.byDetail === null && !isAlone) {
    kernel.raiseCoded(staged.positions, count, staged.codes, byCode, points.byteOffset, best.byteOffset)
    return
  }
  const details = list.byDetail === null ? staged.codes : staged.details
  const add = isAlone ? kernel.addEntries : kernel.raiseEntries
  add(staged.positions, count, staged.codes, details, byCode, byDetail, points.byteOffset, best.byteOffset)
}

/** Stages the tables of points. Consecutive lists often share a table, which is then not copied again. */
function stageTables(scratch: Scratch, { byCode, byDetail }: ScoredList): [number, number] {
  if (scratch.staged.table !== byCode) {
    scratch.byCode.set(byCode)
    if (byDetail !== null) scratch.byDetail.set(byDetail)
    scratch.staged.table = byCode
  }
  return [scratch.byCode.byteOffset, (byDetail === null ? scratch.noDetail : scratch.byDetail).byteOffset]
}

/** The best so far matters only for candidates that are scored. */
function forgetBest({ kernel, best, matched }: Scratch, size: number, count: number): void {
  if (count < size / FEW_TO_FORGET) kernel.clearPoints(matched.byteOffset, count, best.byteOffset)
  else kernel.clear(best.byteOffset, 16 * setBytes(size))
}

/** Same result as adding all entries, for a few candidates. */
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
