/**
 * The innermost loops, on a room of bytes. Where the runtime has WebAssembly with SIMD they run there, elsewhere in
 * TypeScript (`plain-kernel.ts`); a property test holds the two equal.
 */

import { assemble } from './assemble.ts'
import { plainKernel } from './plain-kernel.ts'
import { routines } from './routines.ts'

/** Everything is named by its address in the room. Sets of positions take whole vectors of 16 bytes. */
export interface Kernel {
  /** Takes those out of the target that are not in the other. */
  readonly intersect: (target: number, other: number, bytes: number) => void
  readonly unite: (target: number, other: number, bytes: number) => void
  /** How many are in both. */
  readonly countShared: (left: number, right: number, bytes: number) => number
  readonly mark: (bits: number, positions: number, count: number) => void
  readonly countMarked: (bits: number, positions: number, count: number) => number
  /** Writes the marked positions in ascending order and says how many they are. */
  readonly list: (bits: number, bytes: number, positions: number) => number
  /** Marks where the code's bit in a table of 256 bits is set; `count` codes, in whole vectors. */
  readonly markByCode: (bits: number, codes: number, count: number, table: number) => void
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
  /** The same by code alone. */
  readonly raiseCoded: (
    positions: number,
    count: number,
    codes: number,
    byCode: number,
    points: number,
    best: number,
  ) => void
  readonly raiseGrades: (positions: number, count: number, codes: number, gradeByCode: number, grades: number) => void
  /** Counts the positions' codes in four tables of 256 counts each, by turns. */
  readonly tally: (codes: number, positions: number, count: number, counts: number) => void
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

/** What of the runtime's WebAssembly is used; the engine is compiled without any runtime's types. */
interface Runtime {
  readonly validate: (bytes: Uint8Array<ArrayBuffer>) => boolean
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

const BYTES_PER_PAGE = 65_536

/** A room of at least so many bytes, and the loops that work in it. */
export function openKernel(bytes: number): { room: ArrayBuffer; kernel: Kernel } {
  const pages = Math.ceil(bytes / BYTES_PER_PAGE)
  const { WebAssembly: runtime } = globalThis as { WebAssembly?: Runtime }
  const program = assemble(routines, pages * BYTES_PER_PAGE)
  if (runtime === undefined || !runtime.validate(program)) {
    const room = new ArrayBuffer(pages * BYTES_PER_PAGE)
    return { room, kernel: plainKernel(room) }
  }
  const memory = new runtime.Memory({ initial: pages })
  const { exports } = new runtime.Instance(new runtime.Module(program), { room: { memory } })
  return { room: memory.buffer, kernel: exports as Kernel }
}
