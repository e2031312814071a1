/**
 * The posting lists of a block. Entries ascend by position. A sparse list stores its positions; a dense one is a
 * bitmap with a rank directory, which finds the entry of a position (Jacobson, 1989).
 */

import { packed, packedAt } from '../columns/packed.ts'
import { UNKNOWN_DAY } from '../columns/skill-code.ts'
import { countBits, listBits, onesIn, setBit, wordsFor } from '../kernel/bits.ts'
import { LAST_CLAIMED_CODE, POSITIONS_PER_RANK } from '../kernel/layout.ts'

export interface Postings {
  /** Number of candidates in the block. */
  readonly size: number
  /** The first entry of each term; one more than there are terms. */
  readonly starts: Uint32Array
  /** The first position of a sparse list; -1 - the number of a dense list. */
  readonly homes: Int32Array
  readonly positions: Uint16Array
  /** The dense lists, one bit per candidate. */
  readonly bitmaps: Int32Array
  /** For each dense list and group of positions: the number of entries before it. */
  readonly ranks: Uint16Array
  readonly codes: Uint8Array
  /** Empty for lists without a second byte. */
  readonly details: Uint8Array
  /**
   * The days of the verified entries, bit-packed: 0 for an unknown day, else 1 + the days since the first one.
   * `dayScale` gives the bits per day and the first day; `dayRanks` the number of days before every 256th entry.
   */
  readonly days: Uint8Array
  readonly dayScale: Uint16Array
  readonly dayRanks: Uint32Array
}

export interface Posting {
  readonly code: number
  readonly detail: number
  readonly day: number | null
}

/** The positions of a list: that of entry `from + n` is `positions[offset + n]`. */
export interface PostingList {
  readonly from: number
  readonly to: number
  readonly positions: Uint16Array
  readonly offset: number
}

/** A list with an entry for every so many candidates is smaller as a bitmap. */
const DENSE_SHARE = 16
const WORDS_PER_RANK = POSITIONS_PER_RANK / 32
const ENTRIES_PER_DAY_RANK = 256

export function listStart(postings: Postings, term: number): number {
  return term + 1 < postings.starts.length ? (postings.starts[term] as number) : 0
}

export function listEnd(postings: Postings, term: number): number {
  return term + 1 < postings.starts.length ? (postings.starts[term + 1] as number) : 0
}

/** Empty postings for lists of the given lengths. */
export function emptyPostings(size: number, starts: Uint32Array, hasDetails: boolean): Postings {
  const homes = new Int32Array(starts.length - 1)
  let sparse = 0
  let dense = 0
  for (let term = 0; term < homes.length; term++) {
    const length = (starts[term + 1] as number) - (starts[term] as number)
    const isDense = length * DENSE_SHARE >= size && length > 0
    homes[term] = isDense ? -1 - dense++ : sparse
    if (!isDense) sparse += length
  }
  const total = starts[homes.length] as number
  return {
    size,
    starts,
    homes,
    positions: new Uint16Array(sparse),
    bitmaps: new Int32Array(dense * wordsFor(size)),
    ranks: new Uint16Array(dense * ranksFor(size)),
    codes: new Uint8Array(total),
    details: new Uint8Array(hasDetails ? total : 0),
    days: new Uint8Array(0),
    dayScale: new Uint16Array(2),
    dayRanks: new Uint32Array(0),
  }
}

/** Records the position of an entry. */
export function setPosition(postings: Postings, term: number, place: number, position: number): void {
  const home = postings.homes[term] as number
  if (home >= 0) postings.positions[home + place - (postings.starts[term] as number)] = position
  else setBit(postings.bitmaps, (-1 - home) * wordsFor(postings.size) * 32 + position)
}

/** Adds the rank directories. Called when all entries are in. */
export function withDirectories(postings: Postings, days: Uint16Array): Postings {
  const words = wordsFor(postings.size)
  for (let home = -1; (-1 - home) * words < postings.bitmaps.length; home--) {
    const bits = denseList(postings, home)
    const first = (-1 - home) * ranksFor(postings.size)
    for (let word = 0, count = 0; word < bits.length; word += WORDS_PER_RANK) {
      postings.ranks[first + word / WORDS_PER_RANK] = count
      count += countBits(bits.subarray(word, word + WORDS_PER_RANK))
    }
  }
  if (postings.details.length === 0) return postings
  const dayRanks = new Uint32Array(Math.ceil(postings.codes.length / ENTRIES_PER_DAY_RANK))
  for (let place = 0, count = 0; place < postings.codes.length; place++) {
    if (place % ENTRIES_PER_DAY_RANK === 0) dayRanks[place / ENTRIES_PER_DAY_RANK] = count
    if ((postings.codes[place] as number) > LAST_CLAIMED_CODE) count++
  }
  return { ...postings, ...packedDays(days), dayRanks }
}

/** The bitmap of a dense list; null for a sparse one. */
export function denseBits(postings: Postings, term: number): Int32Array | null {
  const home = term < postings.homes.length ? (postings.homes[term] as number) : 0
  return home < 0 ? denseList(postings, home) : null
}

export function isDense({ homes }: Postings, term: number): boolean {
  return term < homes.length && (homes[term] as number) < 0
}

/** A dense list for lookups by the kernel: its bitmap and its rank directory. */
export function rankedBits(postings: Postings, term: number): { bits: Int32Array; ranks: Uint16Array } | null {
  const bits = denseBits(postings, term)
  if (bits === null) return null
  const first = (-1 - (postings.homes[term] as number)) * ranksFor(postings.size)
  return { bits, ranks: postings.ranks.subarray(first, first + ranksFor(postings.size)) }
}

/** `spare` receives the positions of a dense list and holds them until it is used again. */
export function readList(postings: Postings, term: number, spare: Uint16Array): PostingList {
  const from = listStart(postings, term)
  const to = listEnd(postings, term)
  const bits = denseBits(postings, term)
  if (bits === null) return { from, to, positions: postings.positions, offset: postings.homes[term] ?? 0 }
  listBits(bits, spare)
  return { from, to, positions: spare, offset: 0 }
}

/** The entry of a position, or -1. */
export function findPosting(postings: Postings, term: number, position: number): number {
  if (term >= postings.homes.length) return -1
  const start = postings.starts[term] as number
  const home = postings.homes[term] as number
  if (home < 0) {
    const before = rankInBits(postings, home, position)
    return before === -1 ? -1 : start + before
  }
  let low = home
  let high = home + (postings.starts[term + 1] as number) - start - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = postings.positions[middle] as number
    if (found === position) return start + middle - home
    if (found < position) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function postingAt(postings: Postings, place: number): Posting {
  const code = postings.codes[place] as number
  return { code, detail: postings.details[place] ?? 0, day: dayAt(postings, place, code) }
}

/** The day of the n-th verified entry; `UNKNOWN_DAY` if none was stated. */
export function verifiedDay({ days, dayScale }: Postings, before: number): number {
  const [width = 0, least = 0] = dayScale
  const since = packedAt({ width, bytes: days }, before)
  return since === 0 ? UNKNOWN_DAY : least + since - 1
}

function packedDays(days: Uint16Array): Pick<Postings, 'days' | 'dayScale'> {
  const least = days.reduce((left, right) => Math.min(left, right), UNKNOWN_DAY)
  const { width, bytes } = packed(days.map((day) => (day === UNKNOWN_DAY ? 0 : day - least + 1)))
  return { days: bytes, dayScale: Uint16Array.of(width, least) }
}

function dayAt(postings: Postings, place: number, code: number): number | null {
  const { codes, dayRanks } = postings
  if (code <= LAST_CLAIMED_CODE || dayRanks.length === 0) return null
  const at = verifiedBefore(codes, dayRanks, place)
  const day = verifiedDay(postings, at)
  return day === UNKNOWN_DAY ? null : day
}

/** Counts from the nearer of the two surrounding ranks. */
function verifiedBefore(codes: Uint8Array, dayRanks: Uint32Array, place: number): number {
  const rank = Math.floor(place / ENTRIES_PER_DAY_RANK)
  const isNearNext = place % ENTRIES_PER_DAY_RANK > ENTRIES_PER_DAY_RANK / 2 && rank + 1 < dayRanks.length
  let count = dayRanks[isNearNext ? rank + 1 : rank] as number
  if (isNearNext) {
    for (let after = place; after < (rank + 1) * ENTRIES_PER_DAY_RANK; after++) {
      if ((codes[after] as number) > LAST_CLAIMED_CODE) count--
    }
    return count
  }
  for (let before = rank * ENTRIES_PER_DAY_RANK; before < place; before++) {
    if ((codes[before] as number) > LAST_CLAIMED_CODE) count++
  }
  return count
}

function denseList({ bitmaps, size }: Postings, home: number): Int32Array {
  const words = wordsFor(size)
  return bitmaps.subarray((-1 - home) * words, -home * words)
}

/** The number of entries of a dense list before a position, or -1 for a position outside the list. */
function rankInBits({ bitmaps, ranks, size }: Postings, home: number, position: number): number {
  const first = (-1 - home) * wordsFor(size)
  const word = position >>> 5
  const bits = bitmaps[first + word] as number
  if (((bits >>> (position & 31)) & 1) === 0) return -1
  let before = ranks[(-1 - home) * ranksFor(size) + Math.floor(word / WORDS_PER_RANK)] as number
  for (let earlier = word - (word % WORDS_PER_RANK); earlier < word; earlier++) {
    before += onesIn(bitmaps[first + earlier] as number)
  }
  return before + onesIn(bits & ((1 << (position & 31)) - 1))
}

function ranksFor(size: number): number {
  return Math.ceil(wordsFor(size) / WORDS_PER_RANK)
}
