/**
 * A pool as it goes to another thread. What lies in shared memory is not copied: only its addresses travel, and both
 * threads read the same bytes. Nobody may change the pool while another thread reads it.
 */

import type { Dictionary } from '../columns/dictionary.ts'
import type { SharedMemory } from '../kernel/runtime.ts'
import type { Block } from './block.ts'
import { blocksOf, emptyDelta, emptyPool, type Pool, type PoolOptions } from './pool.ts'

/** An arena goes once to each thread and is known by its number from then on: each has a room for every thread. */
export interface SortedParcel {
  readonly memories: readonly { readonly number: number; readonly memory: SharedMemory }[]
  readonly blocks: readonly { readonly block: Omit<Block, 'arena'>; readonly memory: number }[]
  readonly baseOrder: Pool['baseOrder']
}

/** What came since the pool was sorted; small, and copied. */
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

/** Null for a pool that does not lie in shared memory: it would have to be copied. */
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

export function packChanged(pool: Pool): ChangedParcel {
  const { dictionary, size, contentSums, asOfDay, delta } = pool
  const since = blocksOf(pool).slice(pool.base.length)
  return { delta: since, rowsById: delta.rowsById, dictionary, size, contentSums, asOfDay }
}

/** Puts the parts together again; `known` holds the memories that this thread has met. */
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
