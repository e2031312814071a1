/** Scratch memory for one block at a time, kept between searches because it is large. */

import { MAX_SLICES, MAX_STRETCHES } from '../columns/column.ts'
import { GRADE_BY_CODE } from '../columns/skill-code.ts'
import { BLOCK_SIZE } from '../inverted-index/block.ts'
import { type Arena, openArena } from '../kernel/arena.ts'
import { bitLanes } from '../kernel/bits.ts'
import { type Kernel, openKernel } from '../kernel/kernel.ts'
import { DETAILS, POSITIONS_PER_RANK, TALLY } from '../kernel/layout.ts'

/** The arrays lie in memory that the kernel works on. The kernel addresses them by `byteOffset`. */
export interface Scratch {
  readonly kernel: Kernel
  /** Whether the block lies in the same memory, so that nothing has to be copied. */
  readonly isInPlace: boolean
  /**
   * Addresses of what was staged last, and the table whose copy is in `byCode` and, for a table by detail, in
   * `byDetail`.
   */
  readonly staged: {
    positions: number
    codes: number
    details: number
    bits: number
    ranks: number
    table: Int16Array | null
  }
  readonly points: Int16Array
  readonly best: Int16Array
  /**
   * A set for each grade of evidence. In the end the first three are bit slices of 1 + the best grade of a requested
   * skill.
   */
  readonly grades: Int32Array
  /** Bit slices of the groups by criteria missed: at most one, none; the third stays empty. */
  readonly groups: Int32Array
  /** Bit slices of the number of requested items that each candidate has. */
  readonly counter: Int32Array
  /** Bit slices of the halves of must-haves and title that each candidate shows. */
  readonly shown: Int32Array
  /** Positions of the candidates that are scored. */
  readonly matched: Uint16Array
  /** A posting list or a column that is read. */
  readonly listed: Uint16Array
  readonly codes: Uint8Array
  readonly details: Uint8Array
  readonly bitmap: Int32Array
  readonly ranks: Uint16Array
  readonly slices: Int32Array
  /** An empty set. */
  readonly nobody: Int32Array
  /** See the kernel's `list`. */
  readonly lanes: Uint8Array
  /** A set with one byte per position. */
  readonly spread: Uint8Array
  /** The points of its entries, by code and by detail. */
  readonly byCode: Int16Array
  readonly byDetail: Int16Array
  /** Only zeros. */
  readonly noDetail: Int16Array
  readonly gradeByCode: Uint8Array
  /** One bit per code. */
  readonly flags: Uint8Array
  /** 1 for each code, or detail, that passes the filter. */
  readonly passingCodes: Uint8Array
  readonly passingDetails: Uint8Array
  /** The ends of the runs of a column: see the kernel's `countStretches`. */
  readonly stretches: Int32Array
  /** Four tables of counts by code: see the kernel's `tally`. */
  readonly tallies: Int32Array
  /** Counts by code: see the kernel's `countSliced`. */
  readonly sliceCounts: Int32Array
  /** Eight counts per condition: see the kernel's `countFunnel`. */
  readonly sums: Int32Array
  /** First the sets of the search, then one set per condition. */
  readonly sets: readonly Int32Array[]
}

/** The sets that every search needs. Those of the facet filters and of the conditions follow. */
export const SET_OF = {
  matched: 0,
  considered: 1,
  asked: 2,
  skills: 3,
  item: 4,
  chosen: 5,
  sideways: 6,
  spare: 7,
  filters: 8,
  conditions: 20,
} as const
export const SET_BYTES = BLOCK_SIZE / 8
export const SUMS_PER_CONDITION = 8

const FIRST_CONDITIONS = 24
const EVIDENCE_GRADES = 5
const GROUP_SLICES = 3
/** The kernel may write up to so many entries past the end of a list. */
const LIST_SLACK = 8
const ROOM_BYTES = 2 ** 20

/**
 * A thread runs one search at a time, so all searches share one scratch memory per arena, and one for blocks outside.
 */
const scratches = new WeakMap<object, Scratch>()
const ELSEWHERE = {}

/** Scratch memory for blocks of the arena, or for blocks outside every arena. */
export function borrowScratch(arena: Arena | null, conditions: number): Scratch {
  const home = arena?.memory ?? ELSEWHERE
  const sets = SET_OF.conditions + Math.max(FIRST_CONDITIONS, conditions)
  const known = scratches.get(home)
  if (known !== undefined && known.sets.length >= sets) return known
  const opened = openScratch(arena, sets)
  scratches.set(home, opened)
  return opened
}

function openScratch(arena: Arena | null, sets: number): Scratch {
  const size = ROOM_BYTES + sets * (SET_BYTES + SUMS_PER_CONDITION * 4)
  const { buffer, address, kernel } = openKernel(size, arena ?? openArena())
  let taken = address
  const next = (bytes: number): number => {
    const place = taken
    taken += bytes
    return place
  }
  const shorts = (length: number) => new Uint16Array(buffer, next(length * 2), length)
  const points = (length: number) => new Int16Array(buffer, next(length * 2), length)
  const bytes = (length: number) => new Uint8Array(buffer, next(length), length)
  const words = (length: number) => new Int32Array(buffer, next(length * 4), length)
  const opened: Scratch = {
    kernel,
    isInPlace: arena !== null,
    staged: { positions: 0, codes: 0, details: 0, bits: 0, ranks: 0, table: null },
    points: points(BLOCK_SIZE),
    best: points(BLOCK_SIZE),
    grades: words((EVIDENCE_GRADES * SET_BYTES) / 4),
    groups: words((GROUP_SLICES * SET_BYTES) / 4),
    counter: words((MAX_SLICES * SET_BYTES) / 4),
    shown: words((MAX_SLICES * SET_BYTES) / 4),
    matched: shorts(BLOCK_SIZE + LIST_SLACK),
    listed: shorts(BLOCK_SIZE + LIST_SLACK),
    codes: bytes(BLOCK_SIZE),
    details: bytes(BLOCK_SIZE),
    bitmap: words(SET_BYTES / 4),
    ranks: shorts(BLOCK_SIZE / POSITIONS_PER_RANK),
    slices: words((MAX_SLICES * SET_BYTES) / 4),
    nobody: words(SET_BYTES / 4),
    lanes: bytes(256 * 8),
    spread: bytes(BLOCK_SIZE),
    byCode: points(256),
    byDetail: points(2 * DETAILS),
    noDetail: points(2 * DETAILS),
    gradeByCode: bytes(256),
    flags: bytes(32),
    passingCodes: bytes(256),
    passingDetails: bytes(256),
    stretches: words(2 * MAX_STRETCHES),
    tallies: words(4 * TALLY),
    sliceCounts: words(16),
    sums: words(sets * SUMS_PER_CONDITION),
    sets: Array.from({ length: sets }, () => words(SET_BYTES / 4)),
  }
  opened.gradeByCode.set(GRADE_BY_CODE)
  opened.lanes.set(bitLanes())
  return opened
}
