/** The memory-bound lower limit of a question: the bytes of the pool it reads, at the read bandwidth of one core. */

import type { Pool } from '@assay/ranking-engine'
import { type Kernel, openKernel } from '@assay/ranking-engine/kernel/kernel'
import { borrowScratch } from '@assay/ranking-engine/scratch/scratch'

const MIB = 2 ** 20
/** Many times the last-level cache, so that each pass reads from memory. */
const READ_BYTES = 1024 * MIB
const PASSES = 5
const LINE_BYTES = 64
const BLOCK_POSITIONS = 65_536

/** Sequential read bandwidth of one core in bytes per second: the best of several passes. */
export function memoryBandwidth(): number {
  const { kernel, address } = openKernel(READ_BYTES)
  kernel.clear(address, READ_BYTES)
  let best = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < PASSES; pass++) {
    const started = performance.now()
    kernel.countIntersection(address, address + READ_BYTES / 2, READ_BYTES / 2)
    best = Math.min(best, performance.now() - started)
  }
  return (READ_BYTES / best) * 1000
}

type Address = number

/** The loop arguments that lie in the pool, and the bytes read there. */
const reads: { readonly [Name in keyof Kernel]?: (...args: Parameters<Kernel[Name]>) => readonly [Address, number][] } =
  {
    union: (_, other, bytes) => [[other, bytes]],
    copy: (_, source, bytes) => [[source, bytes]],
    countIntersection: (_, right, bytes) => [[right, bytes]],
    intersect: (_, other, bytes) => [[other, bytes]],
    addItem: (_, bytes, item) => [[item, bytes]],
    list: (bits, bytes) => [[bits, bytes]],
    mark: (_, positions, count) => [[positions, 2 * count]],
    countMarked: (_, positions, count) => [[positions, 2 * count]],
    markByCode: (_, codes, count) => [[codes, count]],
    markByRange: (_, codes, count) => [[codes, count]],
    markSliced: (_, bytes, slices) => [[slices, 3 * bytes]],
    countSliced: (_, bytes, slices) => [[slices, 3 * bytes]],
    markGrades: (_, __, positions, count, codes) => entriesAt(positions, count, codes, codes),
    markEntries: (_, positions, count, codes, details) => entriesAt(positions, count, codes, details),
    addEntries: (positions, count, codes, details) => entriesAt(positions, count, codes, details),
    raiseEntries: (positions, count, codes, details) => entriesAt(positions, count, codes, details),
    addHeld: (_, count, bits, __, codes, details) => heldEntries(count, bits, codes, details),
    raiseHeld: (_, count, bits, __, codes, details) => heldEntries(count, bits, codes, details),
    raiseCoded: (positions, count, codes) => entriesAt(positions, count, codes, codes),
    tally: (codes, _, count) => [[codes, scattered(count, BLOCK_POSITIONS)]],
    addCoded: (_, count, codes) => [[codes, scattered(count, BLOCK_POSITIONS)]],
    addSliced: (_, count, slices, bytes) => [[slices, 3 * scattered(count, bytes)]],
  }

/** Each lookup counts one cache line, until all lines are counted. */
function scattered(count: number, all: number): number {
  return Math.min(all, LINE_BYTES * count)
}

function entriesAt(positions: Address, count: number, codes: Address, details: Address): [Address, number][] {
  return [
    [positions, 2 * count],
    [codes, count],
    [details, codes === details ? 0 : count],
  ]
}

/** Looked-up entries may be anywhere in the list. */
function heldEntries(count: number, bits: Address, codes: Address, details: Address): [Address, number][] {
  return [
    [bits, scattered(count, BLOCK_POSITIONS / 8)],
    [codes, scattered(count, BLOCK_POSITIONS)],
    [details, codes === details ? 0 : scattered(count, BLOCK_POSITIONS)],
  ]
}

/** The bytes of the pool that each question reads; null when the pool is not in shared memory. */
export function bytesRead(pool: Pool, questions: readonly (() => unknown)[]): number[] | null {
  const arenas = new Map(pool.base.map(({ arena }) => [arena?.memory, arena]))
  if (arenas.has(undefined) || arenas.size === 0) return null
  const rooms = [...arenas.values()].map((arena) => borrowScratch(arena, 0) as { kernel: Kernel })
  const count = { bytes: 0 }
  const kernels = rooms.map((room) => room.kernel)
  for (const room of rooms) room.kernel = watched(room, count)
  try {
    return questions.map((ask) => {
      count.bytes = 0
      ask()
      return count.bytes
    })
  } finally {
    for (const [place, room] of rooms.entries()) room.kernel = kernels[place] as Kernel
  }
}

function watched(room: { readonly kernel: Kernel }, count: { bytes: number }): Kernel {
  const arrays: ArrayBufferView[] = Object.values(room as object)
    .flat()
    .filter(ArrayBuffer.isView)
  const from = Math.min(...arrays.map(({ byteOffset }) => byteOffset))
  const to = Math.max(...arrays.map(({ byteOffset, byteLength }) => byteOffset + byteLength))
  const isInPool = (address: Address) => address < from || address >= to
  const loops = Object.entries(room.kernel).map(([name, loop]) => {
    const readsOf = reads[name as keyof Kernel] as ((...args: number[]) => readonly [Address, number][]) | undefined
    const watchedLoop = (...args: number[]) => {
      for (const [address, bytes] of readsOf?.(...args) ?? []) if (isInPool(address)) count.bytes += bytes
      return (loop as (...args: number[]) => unknown)(...args)
    }
    return [name, watchedLoop]
  })
  return Object.fromEntries(loops)
}
