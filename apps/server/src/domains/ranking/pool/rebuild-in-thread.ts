// Rebuilds a large past pool in another thread: reading and sorting all candidates takes many seconds.
import { Worker } from 'node:worker_threads'
import { type ChangedParcel, type SortedParcel, unpackPool } from '@assay/ranking-engine'
import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import { knownTaxonomy } from '../../taxonomy/index.ts'
import { poolOptions } from './pool-options.ts'
import type { RebuiltPool } from './rebuild-pool.ts'

export interface RebuildOrder {
  readonly databaseUrl: string
  readonly poolVersion: number
  readonly asOfDay: number
  readonly sharedFrom: number
  /** Of the taxonomy, beyond the release. */
  readonly edits: readonly TaxonomyEdit[]
}

/** The thread's result; it is in shared memory, so only references are transferred. */
export interface RebuiltParcel extends Omit<RebuiltPool, 'pool'> {
  readonly sorted: SortedParcel
  readonly changed: ChangedParcel
}

/** Null if the pool is too small to be worth a thread. */
export async function rebuildInThread(order: RebuildOrder): Promise<RebuiltPool | null> {
  const worker = new Worker(new URL('./rebuild-pool.worker.ts', import.meta.url), { workerData: order })
  try {
    const parcel = await new Promise<RebuiltParcel | null>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The thread that made the pool ended early.')))
    })
    if (parcel === null) return null
    const { sorted, changed, ...found } = parcel
    return {
      ...found,
      pool: unpackPool(sorted, changed, { ...poolOptions(knownTaxonomy(order.edits)), known: new Map() }),
    }
  } finally {
    await worker.terminate()
  }
}
