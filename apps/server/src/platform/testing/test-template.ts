// The template of every test file's database: migrated, with the reference tables that each start writes.
import * as taxonomy from '@assay/taxonomy'
import { synchronizeTaxonomy } from '../../domains/content/index.ts'
import { synchronizeRoles } from '../../domains/tenants/index.ts'
import { contextMaker } from '../context/context.ts'
import { openDatabase } from '../database/connect.ts'
import type { PostgresBinaries } from '../database/embedded/postgres-binaries.ts'
import { SERVER_ROLE } from '../database/embedded/server-address.ts'
import { migrate } from '../database/migrate.ts'
import { administer, databaseUrl, startTestCluster, TEMPLATE, type TestCluster } from './test-cluster.ts'

export async function startClusterWithTemplate(binaries: PostgresBinaries): Promise<TestCluster> {
  const cluster = await startTestCluster(binaries)
  try {
    await createTemplate(cluster)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function createTemplate({ url, serverUrl }: TestCluster): Promise<void> {
  await administer(url, `create database ${TEMPLATE} owner ${SERVER_ROLE}`)
  const database = await openDatabase(databaseUrl(serverUrl, TEMPLATE))
  try {
    await migrate(database)
    const makeContext = contextMaker({ database, now: () => new Date(), effectsOf: () => [] })
    const system = makeContext({ actor: { kind: 'system' }, requestId: 'test' })
    await synchronizeTaxonomy(system, taxonomy)
    await synchronizeRoles(system)
    // Otherwise autovacuum would run in the middle of a test or while the template is copied.
    await database.pool.query('vacuum (analyze)')
  } finally {
    await database.close()
  }
}
