/** The index of all candidates: sorted blocks, and the delta of rows added since. */

import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import { type Dictionary, emptyDictionary } from '../columns/dictionary.ts'
import { mix32 } from '../columns/hash.ts'
import { countIds, HASH_BITS, idAt, idHash, isSameId } from '../columns/id-table.ts'
import { type Packed, packed, packedAt } from '../columns/packed.ts'
import { appendProfile, emptyRows, type Rows } from '../columns/rows.ts'
import { arrayBytes, hasRoomFor, openArena, placeIn } from '../kernel/arena.ts'
import type { Model } from '../model/model.ts'
import type { ExchangeRates } from '../query/pay.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import { BLOCK_SIZE, type Block, buildBlock } from './block.ts'

export interface PoolOptions {
  readonly taxonomy: Taxonomy
  readonly model: Model
  /** The day from which the age of evidence is measured, as days since 1970-01-01. */
  readonly asOfDay: number
  /** Euros for one unit of each currency; EUR itself may be left out. */
  readonly exchange?: ExchangeRates
  /** From so many candidates on, the index lies in memory that threads share. */
  readonly sharedFrom?: number
  /** Candidates per block, at most 65,536; only tests use fewer. */
  readonly blockSize?: number
}

/** Smaller indexes are copied quickly; an arena alone takes a few MiB. */
const SHARED_FROM = 20_000

export interface Pool {
  readonly taxonomy: Taxonomy
  readonly model: Model
  readonly asOfDay: number
  readonly exchange: ExchangeRates
  readonly dictionary: Dictionary
  /** Sorted by working hours, country and family. */
  base: Block[]
  /** Rows of the base by the hash of their ids, to find one by id. */
  baseOrder: Packed
  delta: Delta
  /** Number of candidates that are neither removed nor replaced. */
  size: number
  /** Sums over the content hashes of all rows; additions can be undone. */
  readonly contentSums: Uint32Array
  readonly sharedFrom: number
  readonly blockSize: number
}

export interface Delta {
  /** Full blocks of the delta, in order of arrival. */
  sealed: Block[]
  /** Rows that are not in a block yet, and those of them that were removed or replaced. */
  open: Rows
  openDead: Set<number>
  /** The open rows as a block; null after a change to them. */
  openBlock: Block | null
  /** The row of an id, counted through the sealed blocks and the open rows. */
  rowsById: Map<string, number>
}

/** Small enough to rebuild at every change, large enough to keep blocks few. */
export const DELTA_BLOCK_SIZE = 1024
const CONTENT_LANES = 4
const ROW_LIMIT = 2 ** (53 - HASH_BITS)

/**
 * Indexes candidates in sorted blocks. Their order does not matter; throws a RangeError beyond `ROW_LIMIT` candidates.
 * Evidence ages as of `options.asOfDay`, in days since 1970-01-01, so the index must be rebuilt when the day changes.
 */
export function buildPool(profiles: Iterable<CandidateProfile>, options: PoolOptions): Pool {
  const pool = emptyPool(options)
  const rows = emptyRows()
  const encoding = { taxonomy: pool.taxonomy, dictionary: pool.dictionary, asOfDay: pool.asOfDay }
  for (const profile of profiles) appendProfile(rows, profile, encoding)
  settleRows(pool, rows)
  return pool
}

/** A pool without candidates, to which `applyChange` adds. */
export function emptyPool(options: PoolOptions): Pool {
  return {
    taxonomy: options.taxonomy,
    model: options.model,
    asOfDay: options.asOfDay,
    exchange: options.exchange ?? {},
    dictionary: emptyDictionary(),
    base: [],
    baseOrder: packed([]),
    delta: emptyDelta(),
    size: 0,
    contentSums: new Uint32Array(CONTENT_LANES),
    sharedFrom: options.sharedFrom ?? SHARED_FROM,
    blockSize: options.blockSize ?? BLOCK_SIZE,
  }
}

export function emptyDelta(): Delta {
  return { sealed: [], open: emptyRows(), openDead: new Set(), openBlock: null, rowsById: new Map() }
}

/** Replaces the whole index by the rows. Of rows with the same id the last one counts. */
export function settleRows(pool: Pool, rows: Rows): void {
  if (countIds(rows.ids) > ROW_LIMIT) throw new RangeError(`A pool holds at most ${ROW_LIMIT} candidates.`)
  const byHash = rowsByIdHash(rows)
  const superseded = supersededRows(rows, byHash)
  const order = layoutOrder(rows, superseded)
  const settle = settling(pool.sharedFrom <= order.length)
  pool.base = []
  for (let from = 0; from < order.length; from += pool.blockSize) {
    pool.base.push(settle(buildBlock(rows, order.subarray(from, from + pool.blockSize), pool)))
  }
  pool.baseOrder = packed(placesByIdHash(byHash, superseded, order))
  pool.delta = emptyDelta()
  pool.size = order.length
  pool.contentSums.fill(0)
  for (const block of pool.base) for (const hash of block.columns.contentHash) addContent(pool, hash, 1)
}

/** Moves blocks into shared memory, and opens another arena when one is full. */
export function settling(isShared: boolean): (block: Block) => Block {
  let arena = isShared ? openArena() : null
  return (block) => {
    if (arena === null) return block
    if (!hasRoomFor(arena, arrayBytes(block))) arena = openArena()
    return { ...placeIn(arena, block), arena }
  }
}

/** All blocks that a search scans. */
export function blocksOf(pool: Pool): Block[] {
  const { delta } = pool
  if (countIds(delta.open.ids) === 0) return [...pool.base, ...delta.sealed]
  delta.openBlock ??= blockOfOpenRows(pool)
  return [...pool.base, ...delta.sealed, delta.openBlock]
}

export interface Place {
  readonly block: Block
  readonly position: number
}

/** The block and position of a live candidate. */
export function locate(pool: Pool, id: string): Place | null {
  const row = pool.delta.rowsById.get(id)
  if (row !== undefined) {
    blocksOf(pool)
    const sealed = pool.delta.sealed[Math.floor(row / DELTA_BLOCK_SIZE)]
    const block = sealed ?? pool.delta.openBlock
    return block === null ? null : { block, position: row % DELTA_BLOCK_SIZE }
  }
  return locateInBase(pool, id)
}

/** Finds an id in the sorted blocks by binary search over the hashes; null if it is not there or was removed. */
export function locateInBase(pool: Pool, id: string): Place | null {
  const hash = idHash(id)
  const { baseOrder } = pool
  let low = 0
  const rows = baseRows(pool)
  let high = rows
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idHash(baseId(pool, packedAt(baseOrder, middle))) < hash) low = middle + 1
    else high = middle
  }
  for (; low < rows; low++) {
    const row = packedAt(baseOrder, low)
    const found = baseId(pool, row)
    if (found === id) {
      const size = rowsPerBlock(pool)
      return livingPlace(pool.base[Math.floor(row / size)] as Block, row % size)
    }
    if (idHash(found) !== hash) return null
  }
  return null
}

export function isLive(block: Block, position: number): boolean {
  return (((block.live[position >>> 5] as number) >>> (position & 31)) & 1) === 1
}

/** Adds a row's hash to the checksum of the pool, or takes it off; the order of changes does not matter. */
export function addContent(pool: Pool, contentHash: number, sign: 1 | -1): void {
  for (let lane = 0; lane < CONTENT_LANES; lane++) {
    const share = mix32(contentHash ^ Math.imul(lane + 1, 0x9e3779b9))
    pool.contentSums[lane] = (pool.contentSums[lane] as number) + sign * share
  }
}

/** Equal for the same candidates with the same content, in whatever order they came. */
export function poolHash(pool: Pool): string {
  const lanes = Array.from(pool.contentSums, (sum, lane) => mix32(sum ^ Math.imul(pool.size + lane, 0x85ebca6b)))
  return lanes.map((lane) => lane.toString(16).padStart(8, '0')).join('')
}

function livingPlace(block: Block, position: number): Place | null {
  return isLive(block, position) ? { block, position } : null
}

/** Rows of the base, including dead ones. All blocks but the last are full. */
function baseRows(pool: Pool): number {
  const last = pool.base.at(-1)
  return last === undefined ? 0 : (pool.base.length - 1) * rowsPerBlock(pool) + last.size
}

/** Reads the sizes of the blocks: those of a snapshot may differ. */
function rowsPerBlock({ base }: Pool): number {
  return base.length > 1 ? (base[0] as Block).size : BLOCK_SIZE
}

function baseId(pool: Pool, row: number): string {
  const size = rowsPerBlock(pool)
  return idAt((pool.base[Math.floor(row / size)] as Block).ids, row % size)
}

function blockOfOpenRows(pool: Pool): Block {
  const { open, openDead } = pool.delta
  const block = buildBlock(open, firstRows(countIds(open.ids)), pool)
  for (const row of openDead) kill(block, row)
  return block
}

export function kill(block: Block, position: number): void {
  block.live[position >>> 5] = (block.live[position >>> 5] as number) & ~(1 << (position & 31))
}

export function firstRows(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, row) => row)
}

function rowsByIdHash({ ids }: Rows): Uint32Array {
  const count = countIds(ids)
  const keys = new Float64Array(count)
  for (let row = 0; row < count; row++) keys[row] = (ids.hashes.array[row] as number) * ROW_LIMIT + row
  return rowsOfKeys(keys)
}

/** Extracts the rows from sorted keys, in a loop because there may be tens of millions. */
function rowsOfKeys(keys: Float64Array): Uint32Array {
  keys.sort()
  const rows = new Uint32Array(keys.length)
  for (let place = 0; place < keys.length; place++) rows[place] = (keys[place] as number) % ROW_LIMIT
  return rows
}

function supersededRows({ ids }: Rows, byHash: Uint32Array): Uint8Array {
  const superseded = new Uint8Array(byHash.length)
  const { array: hashes } = ids.hashes
  for (let place = 0; place < byHash.length; place++) {
    const row = byHash[place] as number
    for (let next = place + 1; next < byHash.length; next++) {
      const other = byHash[next] as number
      if (hashes[other] !== hashes[row]) break
      if (isSameId(ids, row, other)) superseded[row] = 1
    }
  }
  return superseded
}

/** Places in the sorted order, by the hash of the id of their row. */
function placesByIdHash(byHash: Uint32Array, superseded: Uint8Array, order: Uint32Array): Uint32Array {
  const placeOf = new Uint32Array(superseded.length)
  for (let place = 0; place < order.length; place++) placeOf[order[place] as number] = place
  const places = new Uint32Array(order.length)
  let kept = 0
  for (const row of byHash) if (superseded[row] === 0) places[kept++] = placeOf[row] as number
  return places
}

/** Neighbors share zone, country and family, so that lists are dense or absent in a block and zone maps prune. */
function layoutOrder(rows: Rows, superseded: Uint8Array): Uint32Array {
  const { schedule, country, family } = rows.columns
  const keys = new Float64Array(countIds(rows.ids))
  let kept = 0
  for (let row = 0; row < keys.length; row++) {
    if (superseded[row] === 1) continue
    const attributes = ((schedule.array[row] as number) & 0x3ff) * 2 ** 16 + (country.array[row] as number) * 2 ** 6
    keys[kept++] = (attributes + ((family.array[row] as number) & 0x3f)) * ROW_LIMIT + row
  }
  return rowsOfKeys(keys.subarray(0, kept))
}
