// Runs in a thread of its own: see rebuild-in-thread.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { packChanged, packSorted } from '@assay/ranking-engine'
import pg from 'pg'
import { streamProfilesAt } from '../candidates/index.ts'
import type { RebuildOrder, RebuiltParcel } from './rebuild-in-thread.ts'
import { rebuildPool } from './rebuild-pool.ts'

const { databaseUrl, edition, asOfDay, sharedFrom } = workerData as RebuildOrder
const connections = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'assay replay' })

try {
  const { pool, ...found } = await rebuildPool(streamProfilesAt(connections, edition), asOfDay, sharedFrom)
  const sorted = packSorted(pool)
  const parcel: RebuiltParcel | null = sorted === null ? null : { ...found, sorted, changed: packChanged(pool) }
  parentPort?.postMessage(parcel)
} finally {
  await connections.end()
}
