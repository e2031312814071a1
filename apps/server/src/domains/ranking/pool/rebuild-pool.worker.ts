// Runs in a worker thread: see rebuild-in-thread.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { packChanged, packSorted } from '@assay/ranking-engine'
import { openDatabase } from '../../../platform/database/connect.ts'
import { streamProfilesAt } from '../../candidates/index.ts'
import { knownTaxonomy } from '../../taxonomy/index.ts'
import type { RebuildOrder, RebuiltParcel } from './rebuild-in-thread.ts'
import { rebuildPool } from './rebuild-pool.ts'

const { databaseUrl, poolVersion, asOfDay, sharedFrom, edits } = workerData as RebuildOrder
const database = await openDatabase(databaseUrl, { maxConnections: 1 })

try {
  const { pool, ...found } = await rebuildPool(streamProfilesAt(database.pool, poolVersion), {
    asOfDay,
    known: knownTaxonomy(edits),
    sharedFrom,
  })
  const sorted = packSorted(pool)
  const parcel: RebuiltParcel | null = sorted === null ? null : { ...found, sorted, changed: packChanged(pool) }
  parentPort?.postMessage(parcel)
} finally {
  await database.close()
}
