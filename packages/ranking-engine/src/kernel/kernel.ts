/**
 * Hot loops over linear memory: SIMD WebAssembly, compiled from the AssemblyScript in `assembly/`. A property test holds
 * them equal to a reference implementation in TypeScript.
 */

import { type Arena, openArena, take } from './arena.ts'
import { instanceOn } from './runtime.ts'

/** Arguments are byte addresses in the memory. Sets of positions take whole vectors of 16 bytes. */
export interface Kernel {
  /** Intersects the target with the other set. */
  readonly intersect: (target: number, other: number, bytes: number) => void
  readonly union: (target: number, other: number, bytes: number) => void
  /** Subtracts the other set from the target. */
  readonly remove: (target: number, other: number, bytes: number) => void
  /** The size of the intersection. */
  readonly countIntersection: (left: number, right: number, bytes: number) => number
  /** Both in whole vectors. */
  readonly clear: (target: number, bytes: number) => void
  readonly copy: (target: number, source: number, bytes: number) => void
  readonly mark: (bits: number, positions: number, count: number) => void
  /** Writes one byte for each position: 1 for a member of the set. */
  readonly spread: (bits: number, bytes: number, target: number) => void
  /** Counts the positions that are members of a set expanded by `spread`. */
  readonly countMarked: (spread: number, positions: number, count: number) => number
  /**
   * Writes the members in ascending order and returns their number; up to 16 bytes behind them are undefined. `lanes`
   * holds for each byte which of its bits are set (`bitLanes`).
   */
  readonly list: (bits: number, bytes: number, positions: number, lanes: number) => number
  /** Marks the positions whose code has its bit set in a table of 256 bits; `count` codes, in whole vectors. */
  readonly markByCode: (bits: number, codes: number, count: number, table: number) => void
  /**
   * The same for codes in one of two ranges, each given by its first code and its width; `flip` is 0xffff to invert
   * the result.
   */
  readonly markByRange: (
    bits: number,
    codes: number,
    count: number,
    least: number,
    span: number,
    otherLeast: number,
    otherSpan: number,
    flip: number,
  ) => void
  /** The same for codes below 8 in three consecutive bit slices; `passing` has one bit per code. */
  readonly markSliced: (bits: number, bytes: number, slices: number, passing: number) => void
  /** Adds the number of members with each of the eight codes to eight counts. */
  readonly countSliced: (bits: number, bytes: number, slices: number, counts: number) => void
  /** Increments the counters of the members. A counter takes four bit slices and saturates at 15. */
  readonly addItem: (counter: number, bytes: number, item: number) => void
  /** Moves the members whose counter is at least so high to the target. */
  readonly moveCounted: (target: number, bits: number, bytes: number, counter: number, least: number) => void
  /** Marks each entry in the set of its grade. The five sets are consecutive. */
  readonly markGrades: (
    sets: number,
    bytes: number,
    positions: number,
    count: number,
    codes: number,
    gradeByCode: number,
  ) => void
  /** Turns the five sets into bit slices of 1 + the best grade, in place. */
  readonly sliceGrades: (sets: number, bytes: number) => void
  /** Marks the entries that pass by code and by detail; the tables hold a 1 for each value that passes. */
  readonly markEntries: (
    bits: number,
    positions: number,
    count: number,
    codes: number,
    details: number,
    byCode: number,
    byDetail: number,
  ) => void
  /** Counts the members in each of the runs that end before the given positions (32 bits each). */
  readonly countStretches: (bits: number, ends: number, stretches: number, counts: number) => void
  /**
   * For each of the sets, `stride` bytes apart: adds to its first vector of four sums the candidates in it and in all
   * sets before it, and to its second vector those in all sets but it.
   */
  readonly countFunnel: (
    considered: number,
    bytes: number,
    sets: number,
    setCount: number,
    stride: number,
    sums: number,
  ) => void
  /** Adds the points of code and detail to the accumulator of each position. */
  readonly addEntries: EntriesRoutine
  /** The same when only the best entry of a position counts. */
  readonly raiseEntries: EntriesRoutine
  /**
   * The same for some positions of a list that is a bitmap. `ranks` gives the number of entries before each group of
   * 256 bits.
   */
  readonly addHeld: HeldRoutine
  readonly raiseHeld: HeldRoutine
  /** Sets the accumulators of the positions to 0. */
  readonly clearPoints: (positions: number, count: number, points: number) => void
  /** Like `raiseEntries`, by code alone. */
  readonly raiseCoded: (
    positions: number,
    count: number,
    codes: number,
    byCode: number,
    points: number,
    best: number,
  ) => void
  /** Adds the points of its byte to the accumulator of each position. */
  readonly addCoded: (positions: number, count: number, codes: number, byCode: number, points: number) => void
  /** The same for 16 codes in three bit slices and a fourth one. */
  readonly addSliced: (
    positions: number,
    count: number,
    slices: number,
    bytes: number,
    fourth: number,
    byCode: number,
    points: number,
  ) => void
  /** Counts the codes of the positions in four tables of 256 counts in turn; the last few in the first table. */
  readonly tally: (codes: number, positions: number, count: number, counts: number) => void
  /** Removes the members with fewer points. */
  readonly keepScored: (bits: number, bytes: number, points: number, least: number) => void
  /** Keeps the positions with at least so many points, in place, and returns their number. */
  readonly keepAbove: (positions: number, count: number, points: number, least: number) => number
}

/** `byDetail` holds two tables, for claimed and for verified entries; `best` is unused where entries are added. */
type EntriesRoutine = (
  positions: number,
  count: number,
  codes: number,
  details: number,
  byCode: number,
  byDetail: number,
  points: number,
  best: number,
) => void

type HeldRoutine = (
  positions: number,
  count: number,
  bits: number,
  ranks: number,
  codes: number,
  details: number,
  byCode: number,
  byDetail: number,
  points: number,
  best: number,
) => void

export interface OpenKernel {
  readonly kernel: Kernel
  readonly buffer: SharedArrayBuffer
  /** The address of the memory taken. */
  readonly address: number
}

/** Takes memory of the arena, or of a new one, and opens the loops that work on it. */
export function openKernel(bytes: number, arena: Arena = openArena()): OpenKernel {
  const address = take(arena, bytes)
  return { buffer: arena.memory.buffer, address, kernel: instanceOn(arena.memory) as Kernel }
}
