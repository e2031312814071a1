/**
 * Hot loops over linear memory: SIMD WebAssembly, compiled from the AssemblyScript in `assembly/`. A property test holds
 * them equal to a reference implementation in TypeScript.
 */

import { type Arena, openArena, take } from './arena.ts'
import { instanceOn } from './runtime.ts'

/** Everything is named by its address in the room. Sets of positions take whole vectors of 16 bytes. */
export interface Kernel {
  /** Takes those out of the target that are not in the other. */
  readonly intersect: (target: number, other: number, bytes: number) => void
  readonly unite: (target: number, other: number, bytes: number) => void
  /** Takes those out of the target that are in the other. */
  readonly remove: (target: number, other: number, bytes: number) => void
  /** How many are in both. */
  readonly countShared: (left: number, right: number, bytes: number) => number
  /** Both in whole vectors. */
  readonly clear: (target: number, bytes: number) => void
  readonly copy: (target: number, source: number, bytes: number) => void
  readonly mark: (bits: number, positions: number, count: number) => void
  /** Writes a byte for each position: 1 for who is in the set. */
  readonly spread: (bits: number, bytes: number, target: number) => void
  /** How many of the positions are marked in a set that was spread. */
  readonly countMarked: (spread: number, positions: number, count: number) => number
  /**
   * Writes the marked positions in ascending order and says how many they are; up to 16 bytes behind them mean nothing.
   * `lanes` holds for each byte which of its bits are set (`bitLanes`).
   */
  readonly list: (bits: number, bytes: number, positions: number, lanes: number) => number
  /** Marks where the code's bit in a table of 256 bits is set; `count` codes, in whole vectors. */
  readonly markByCode: (bits: number, codes: number, count: number, table: number) => void
  /** The same where a code lies in one of two stretches, each from its least code so far; `flip` is 0xffff for all others. */
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
  /** The same for codes below 8 in three slices, which follow each other; `passing` has a bit for each code. */
  readonly markSliced: (bits: number, bytes: number, slices: number, passing: number) => void
  /** Adds to eight counts how many of a set have each code of the slices. */
  readonly countSliced: (bits: number, bytes: number, slices: number, counts: number) => void
  /** Counts one more for who is in the set, in four slices of a counter that stays at 15. */
  readonly addItem: (counter: number, bytes: number, item: number) => void
  /** Moves those of a set to the target who are counted at least so often. */
  readonly moveCounted: (target: number, bits: number, bytes: number, counter: number, least: number) => void
  /** Marks each entry in the set of its grade; the five sets follow each other. */
  readonly markGrades: (
    sets: number,
    bytes: number,
    positions: number,
    count: number,
    codes: number,
    gradeByCode: number,
  ) => void
  /** Turns the five sets into slices of 1 + the best grade, in place. */
  readonly sliceGrades: (sets: number, bytes: number) => void
  /** Marks the entries that pass by code and by detail; the tables hold a 1 for each that does. */
  readonly markEntries: (
    bits: number,
    positions: number,
    count: number,
    codes: number,
    details: number,
    byCode: number,
    byDetail: number,
  ) => void
  /** Counts who of a set stands in each of the stretches that end before the given positions (32 bits each). */
  readonly countStretches: (bits: number, ends: number, stretches: number, counts: number) => void
  /**
   * For each of the sets, which follow `stride` apart: adds to its first vector of four sums who of those considered is
   * in it and all before it, and to its second who is in all but it.
   */
  readonly sift: (
    considered: number,
    bytes: number,
    sets: number,
    setCount: number,
    stride: number,
    sums: number,
  ) => void
  /** Adds to each position's points what code and detail bring. */
  readonly addEntries: EntriesRoutine
  /** The same for entries of which the best counts. */
  readonly raiseEntries: EntriesRoutine
  /**
   * The same for the entries that some positions have in a list that is a set of bits: `ranks` says for each 256 bits how
   * many come before.
   */
  readonly addHeld: HeldRoutine
  readonly raiseHeld: HeldRoutine
  /** Takes the points of the positions back to nothing. */
  readonly forget: (positions: number, count: number, points: number) => void
  /** As `raiseEntries`, by code alone. */
  readonly raiseCoded: (
    positions: number,
    count: number,
    codes: number,
    byCode: number,
    points: number,
    best: number,
  ) => void
  /** Adds to each position's points what its byte brings. */
  readonly addCoded: (positions: number, count: number, codes: number, byCode: number, points: number) => void
  /** The same for a code in three slices and a fourth one, for 16 codes. */
  readonly addSliced: (
    positions: number,
    count: number,
    slices: number,
    bytes: number,
    fourth: number,
    byCode: number,
    points: number,
  ) => void
  /** Counts the positions' codes in four tables of 256 counts each, by turns; the last of them in the first table. */
  readonly tally: (codes: number, positions: number, count: number, counts: number) => void
  /** Takes those out of a set who have fewer points. */
  readonly keepScored: (bits: number, bytes: number, points: number, least: number) => void
  /** Keeps the positions with at least so many points, in place, and says how many they are. */
  readonly keepAbove: (positions: number, count: number, points: number, least: number) => number
}

/** `byDetail` holds two tables, for claimed and for verified entries; `best` is not used where entries are added. */
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
  /** Of the bytes asked for. */
  readonly address: number
}

/** Takes so many bytes of the arena, or of a new one, and opens the loops that work on it. */
export function openKernel(bytes: number, arena: Arena = openArena()): OpenKernel {
  const address = take(arena, bytes)
  return { buffer: arena.memory.buffer, address, kernel: instanceOn(arena.memory) as Kernel }
}
