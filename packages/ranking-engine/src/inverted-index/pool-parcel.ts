/**
 * Hands an index to another thread. Shared memory is not copied: only addresses travel, and both threads read the
 * same bytes. The index must not be changed while another thread reads it.
 */

import type { Dictionary } from '../columns/dictionary.ts'
import type { SharedMemory } from '../kernel/runtime.ts'
import type { Block } from './block.ts'
import { blocksOf, emptyDelta, emptyPool, type Pool, type PoolOptions } from './pool.ts'

/**
 * An arena is sent to each thread once and is known by its number afterwards; each holds scratch memory for every
 * thread.
 */
export interface SortedParcel {
  readonly memories: readonly { readonly number: number; readonly memory: SharedMemory }[]
  readonly blocks: readonly { readonly block: Omit<Block, 'arena'>; readonly memory: number }[]
  readonly baseOrder: Pool['baseOrder']
}

/** The changes since the index was built; small, and copied. */
export interface ChangedParcel {
  readonly delta: readonly Block[]
  readonly rowsById: ReadonlyMap<string, number>
  readonly dictionary: Dictionary
  readonly size: number
  readonly contentSums: Uint32Array
  readonly asOfDay: number
}

const numbers = new WeakMap<SharedMemory, number>()
let lastNumber = 0

/** The sorted blocks, shared with other threads without copying; null for an index outside shared memory. */
export function packSorted({ base, baseOrder }: Pool): SortedParcel | null {
  const memories = new Map<number, SharedMemory>()
  const blocks: SortedParcel['blocks'][number][] = []
  for (const { arena, ...block } of base) {
    if (arena === null) return null
    const number = numberOf(arena.memory)
    memories.set(number, arena.memory)
    blocks.push({ block, memory: number })
  }
  if (blocks.length === 0) return null
  return { memories: Array.from(memories, ([number, memory]) => ({ number, memory })), blocks, baseOrder }
}

/** The parts that change between two searches, small enough to be copied to another thread each time. */
export function packChanged(pool: Pool): ChangedParcel {
  const { dictionary, size, contentSums, asOfDay, delta } = pool
  const since = blocksOf(pool).slice(pool.base.length)
  return { delta: since, rowsById: delta.rowsById, dictionary, size, contentSums, asOfDay }
}

/** Reassembles the index; `known` holds the memories that this thread has received. */
export function unpackPool(
  sorted: SortedParcel,
  changed: ChangedParcel,
  { known, ...options }: Omit<PoolOptions, 'asOfDay'> & { known: Map<number, SharedMemory> },
): Pool {
  for (const { number, memory } of sorted.memories) if (!known.has(number)) known.set(number, memory)
  const base = sorted.blocks.map(({ block, memory }) => ({
    ...block,
    arena: { memory: known.get(memory) as SharedMemory },
  }))
  const { asOfDay, dictionary, size, contentSums, rowsById } = changed
  return {
    ...emptyPool({ ...options, asOfDay }),
    base,
    baseOrder: sorted.baseOrder,
    dictionary,
    size,
    contentSums,
    delta: {
      ...emptyDelta(),
      sealed: [...changed.delta],
      rowsById: new Map(rowsById),
    },
  }
}

function numberOf(memory: SharedMemory): number {
  const known = numbers.get(memory)
  if (known !== undefined) return known
  lastNumber += 1
  numbers.set(memory, lastNumber)
  return lastNumber
}
