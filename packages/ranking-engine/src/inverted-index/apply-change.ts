/** Applies changes to the index: the old row gets a tombstone, the new one a place in the delta. */

import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import { valueAt } from '../columns/column.ts'
import { push } from '../columns/growing.ts'
import { countIds, idAt, pushId } from '../columns/id-table.ts'
import {
  appendProfile,
  codedColumnNames,
  emptyRows,
  endRow,
  pushEntry,
  type RowEntries,
  type Rows,
} from '../columns/rows.ts'
import { UNKNOWN_DAY } from '../columns/skill-code.ts'
import { LAST_CLAIMED_CODE } from '../kernel/layout.ts'
import { type Block, buildBlock } from './block.ts'
import {
  addContent,
  blocksOf,
  DELTA_BLOCK_SIZE,
  firstRows,
  isLive,
  kill,
  locateInBase,
  type Pool,
  settleRows,
} from './pool.ts'
import { type Postings, readList, verifiedDay } from './postings.ts'

export interface PoolChange {
  readonly upsert?: readonly CandidateProfile[]
  readonly remove?: readonly string[]
}

/**
 * Changes the pool in place. Removals come first, so a candidate that is both removed and upserted is there afterwards.
 * An id that is not in the pool is removed without effect.
 */
export function applyChange(pool: Pool, change: PoolChange): void {
  for (const id of change.remove ?? []) removeCandidate(pool, id)
  for (const profile of change.upsert ?? []) {
    removeCandidate(pool, profile.id)
    addCandidate(pool, profile)
  }
}

/** Merges the delta into the sorted blocks. No answer changes. */
export function mergeDelta(pool: Pool): void {
  const rows = emptyRows()
  for (const block of blocksOf(pool)) appendBlock(rows, block)
  settleRows(pool, rows)
}

/** The number of rows outside the sorted blocks, removed ones included; decides when to merge. */
export function deltaSize(pool: Pool): number {
  return pool.delta.sealed.length * DELTA_BLOCK_SIZE + countIds(pool.delta.open.ids)
}

/** Whether anything was added or removed since the pool was built, loaded or merged. */
export function hasChanges(pool: Pool): boolean {
  return deltaSize(pool) > 0 || pool.size !== pool.base.reduce((sum, block) => sum + block.size, 0)
}

function addCandidate(pool: Pool, profile: CandidateProfile): void {
  const { delta } = pool
  appendProfile(delta.open, profile, { taxonomy: pool.taxonomy, dictionary: pool.dictionary, asOfDay: pool.asOfDay })
  const row = countIds(delta.open.ids) - 1
  delta.rowsById.set(profile.id, delta.sealed.length * DELTA_BLOCK_SIZE + row)
  delta.openBlock = null
  addContent(pool, delta.open.columns.contentHash.array[row] as number, 1)
  pool.size++
  if (countIds(delta.open.ids) === DELTA_BLOCK_SIZE) sealOpenRows(pool)
}

function sealOpenRows(pool: Pool): void {
  const { delta } = pool
  const block = buildBlock(delta.open, firstRows(countIds(delta.open.ids)), pool)
  for (const row of delta.openDead) kill(block, row)
  delta.sealed.push(block)
  delta.open = emptyRows()
  delta.openDead = new Set()
  delta.openBlock = null
}

function removeCandidate(pool: Pool, id: string): void {
  const row = pool.delta.rowsById.get(id)
  if (row === undefined) removeFromBase(pool, id)
  else removeFromDelta(pool, id, row)
}

function removeFromBase(pool: Pool, id: string): void {
  const place = locateInBase(pool, id)
  if (place === null) return
  kill(place.block, place.position)
  addContent(pool, place.block.columns.contentHash[place.position] as number, -1)
  pool.size--
}

function removeFromDelta(pool: Pool, id: string, row: number): void {
  const { delta } = pool
  const sealed = delta.sealed[Math.floor(row / DELTA_BLOCK_SIZE)]
  const position = row % DELTA_BLOCK_SIZE
  if (sealed === undefined) {
    delta.openDead.add(position)
    delta.openBlock = null
    addContent(pool, delta.open.columns.contentHash.array[position] as number, -1)
  } else {
    kill(sealed, position)
    addContent(pool, sealed.columns.contentHash[position] as number, -1)
  }
  delta.rowsById.delete(id)
  pool.size--
}

/** Turns a block's lists back into rows. */
function appendBlock(rows: Rows, block: Block): void {
  for (let position = 0; position < block.size; position++) {
    if (!isLive(block, position)) continue
    pushId(rows.ids, idAt(block.ids, position))
    for (const name of codedColumnNames) push(rows.columns[name], valueAt(block.columns[name], position))
    push(rows.columns.contentHash, block.columns.contentHash[position] as number)
  }
  appendPostings(rows.skills, block, block.skills)
  appendPostings(rows.titles, block, block.titles)
  appendPostings(rows.languages, block, block.languages)
  appendPostings(rows.keywords, block, block.keywords)
}

function appendPostings(entries: RowEntries, block: Block, postings: Postings): void {
  const byPosition = transposed(block.size, postings)
  for (let position = 0; position < block.size; position++) {
    if (!isLive(block, position)) continue
    const end = byPosition.ends[position] as number
    for (let place = position === 0 ? 0 : (byPosition.ends[position - 1] as number); place < end; place++) {
      const at = byPosition.places[place] as number
      const term = byPosition.terms[place] as number
      const day = byPosition.days[at] as number
      pushEntry(entries, term, postings.codes[at] as number, postings.details[at] ?? 0, day)
    }
    endRow(entries)
  }
}

interface Transposed {
  readonly ends: Uint32Array
  readonly places: Uint32Array
  readonly terms: Uint16Array
  /** By place in the postings. */
  readonly days: Uint16Array
}

function transposed(size: number, postings: Postings): Transposed {
  const total = postings.codes.length
  const spare = new Uint16Array(size)
  const ends = new Uint32Array(size + 1)
  forEachPosting((_, position) => {
    ends[position + 1] = (ends[position + 1] as number) + 1
  })
  for (let place = 1; place <= size; place++) ends[place] = (ends[place] as number) + (ends[place - 1] as number)
  const places = new Uint32Array(total)
  const terms = new Uint16Array(total)
  forEachPosting((at, position, term) => {
    const target = ends[position] as number
    ends[position] = target + 1
    places[target] = at
    terms[target] = term
  })
  return { ends, places, terms, days: daysByPlace(postings) }

  function forEachPosting(visit: (at: number, position: number, term: number) => void): void {
    for (let term = 0; term < postings.homes.length; term++) {
      const { from, to, positions, offset } = readList(postings, term, spare)
      for (let at = from; at < to; at++) visit(at, positions[offset + at - from] as number, term)
    }
  }
}

function daysByPlace(postings: Postings): Uint16Array {
  const { codes, dayRanks } = postings
  const byPlace = new Uint16Array(codes.length).fill(UNKNOWN_DAY)
  if (dayRanks.length === 0) return byPlace
  let before = 0
  for (let at = 0; at < codes.length; at++) {
    if ((codes[at] as number) > LAST_CLAIMED_CODE) byPlace[at] = verifiedDay(postings, before++)
  }
  return byPlace
}
