/** The scores of a block's matches: every list and column that the plan names, added by its table. */

import { DETAILS, GRADE_BY_CODE, LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import type { AskedItem, PointTables } from '../query/ask-skills.ts'
import type { AskedTitle, Plan } from '../query/compile-query.ts'
import type { Scratch } from '../retrieval/scratch.ts'
import { type FallingPoints, fallingPoints } from './fit-points.ts'

/** `room.points` then holds, at the first `count` positions of `room.matched`, what they have above the plan's base. */
export function scoreBlock(plan: Plan, block: Block, room: Scratch, count: number): void {
  const { points, best } = room
  points.fill(0, 0, block.size)
  for (const item of plan.items) addItem(points, best, block, item)
  for (const { skill, tables } of plan.unwanted) {
    addList(points, block.skills, { ...rangeOf(block.skills, skill), ...tables })
  }
  if (plan.title !== null) addTitle(points, best, block, plan.title)
  addFit(plan, block, room, count)
}

/** The best grade of an asked skill, by position: 0 none, 1 claimed to 5 work sample. */
export function gradeBlock(plan: Plan, block: Block, grades: Uint8Array): void {
  grades.fill(0, 0, block.size)
  for (const { kind, lists } of plan.items) {
    if (kind === 'typicalSkills') continue
    for (const { skill, how } of lists) {
      if (how !== 'related') raiseGrades(grades, block.skills, rangeOf(block.skills, skill))
    }
  }
}

interface ListRange {
  readonly from: number
  readonly to: number
}

function rangeOf(postings: Postings, term: number): ListRange {
  return { from: listStart(postings, term), to: listEnd(postings, term) }
}

/** Of an item's lists the best entry counts. One list alone needs no comparing. */
function addItem(points: Int16Array, best: Int16Array, block: Block, item: AskedItem): void {
  const lists = item.lists
    .map(({ skill, tables }) => ({ ...rangeOf(block.skills, skill), ...tables }))
    .filter(({ from, to }) => to > from)
  if (lists.length > 1) best.fill(0, 0, block.size)
  for (const list of lists) {
    if (lists.length === 1) addList(points, block.skills, list)
    else raiseList(points, best, block.skills, list)
  }
}

function addTitle(points: Int16Array, best: Int16Array, block: Block, asked: AskedTitle): void {
  best.fill(0, 0, block.size)
  for (const { title, byCode } of asked.lists) {
    raiseCoded(points, best, block.titles, { ...rangeOf(block.titles, title), byCode })
  }
}

function addFit(plan: Plan, block: Block, room: Scratch, count: number): void {
  const { fit } = plan
  const { points, matched } = room
  const { columns } = block
  if (fit.seniority !== null) addByTable(points, matched, count, { column: columns.seniority, table: fit.seniority })
  if (fit.years !== null) addByTable(points, matched, count, { column: columns.experience, table: fit.years })
  addByTable(points, matched, count, { column: columns.vetting, table: fit.vetting })
  if (fit.overlap !== null) addByTable(points, matched, count, { column: columns.schedule, table: fit.overlap })
  if (fit.rate !== null) addFalling(points, matched, count, { column: columns.rate, falling: fit.rate })
  if (fit.notice !== null) addFalling(points, matched, count, { column: columns.notice, falling: fit.notice })
  for (const { language, byLevel } of fit.languages) {
    if (language === -1) continue
    addCoded(points, block.languages, { ...rangeOf(block.languages, language), byCode: byLevel })
  }
}

function addList(
  points: Int16Array,
  { positions, codes, details }: Postings,
  { from, to, byCode, byDetail }: ListRange & PointTables,
): void {
  for (let place = from; place < to; place++) {
    const code = codes[place] as number
    const half = code > LAST_CLAIMED_CODE ? DETAILS : 0
    const position = positions[place] as number
    points[position] =
      (points[position] as number) + (byCode[code] as number) + (byDetail[half + (details[place] as number)] as number)
  }
}

function raiseList(
  points: Int16Array,
  best: Int16Array,
  { positions, codes, details }: Postings,
  { from, to, byCode, byDetail }: ListRange & PointTables,
): void {
  for (let place = from; place < to; place++) {
    const code = codes[place] as number
    const half = code > LAST_CLAIMED_CODE ? DETAILS : 0
    const brought = (byCode[code] as number) + (byDetail[half + (details[place] as number)] as number)
    const position = positions[place] as number
    const known = best[position] as number
    if (brought <= known) continue
    best[position] = brought
    points[position] = (points[position] as number) + brought - known
  }
}

interface CodedList extends ListRange {
  readonly byCode: Int16Array
}

function addCoded(points: Int16Array, { positions, codes }: Postings, { from, to, byCode }: CodedList): void {
  for (let place = from; place < to; place++) {
    const position = positions[place] as number
    points[position] = (points[position] as number) + (byCode[codes[place] as number] as number)
  }
}

function raiseCoded(
  points: Int16Array,
  best: Int16Array,
  { positions, codes }: Postings,
  { from, to, byCode }: CodedList,
): void {
  for (let place = from; place < to; place++) {
    const position = positions[place] as number
    const brought = byCode[codes[place] as number] as number
    const known = best[position] as number
    if (brought <= known) continue
    best[position] = brought
    points[position] = (points[position] as number) + brought - known
  }
}

function addByTable(
  points: Int16Array,
  matched: Uint16Array,
  count: number,
  { column, table }: { column: Uint8Array | Uint16Array; table: Int16Array },
): void {
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    points[position] = (points[position] as number) + (table[column[position] as number] as number)
  }
}

function addFalling(
  points: Int16Array,
  matched: Uint16Array,
  count: number,
  { column, falling }: { column: Uint16Array | Uint32Array; falling: FallingPoints },
): void {
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    points[position] = (points[position] as number) + fallingPoints(falling, column[position] as number)
  }
}

function raiseGrades(grades: Uint8Array, { positions, codes }: Postings, { from, to }: ListRange): void {
  for (let place = from; place < to; place++) {
    const position = positions[place] as number
    const grade = (GRADE_BY_CODE[codes[place] as number] as number) + 1
    if (grade > (grades[position] as number)) grades[position] = grade
  }
}
