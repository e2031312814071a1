import { randomUUID } from 'node:crypto'
import type { AnyRelations, EmptyRelations } from 'drizzle-orm/relations'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database/connect.ts'
import { SERVER_ROLE } from '../database/embedded/server-address.ts'
import { afterFile } from './after-file.ts'
import { administer, databaseUrl, TEMPLATE } from './test-cluster.ts'

/**
 * A migrated database with taxonomy and roles for one test file, dropped when the file ends. Call it once, at the top
 * of the file.
 */
export async function openTestDatabase<R extends AnyRelations = EmptyRelations>(
  relations?: R,
  template = TEMPLATE,
): Promise<Database<R>> {
  const clusterUrl = inject('testClusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, `create database ${name} owner ${SERVER_ROLE} template ${template} strategy file_copy`)
  const database = await openDatabase<R>(databaseUrl(inject('testServerUrl'), name), relations ? { relations } : {})
  afterFile(async () => {
    await database.close()
    await administer(clusterUrl, `drop database ${name} with (force)`)
  })
  return database
}
