// Opens the server's data: the embedded database (shared with a running server) or the one at DATABASE_URL.
import * as taxonomy from '@assay/taxonomy'
import { synchronizeTaxonomy } from '../domains/content/index.ts'
import { knownTaxonomy, readEdits, serveTaxonomy } from '../domains/taxonomy/index.ts'
import { synchronizeRoles } from '../domains/tenants/index.ts'
import { readSettings } from '../platform/config/settings.ts'
import { type Context, contextMaker } from '../platform/context/context.ts'
import { type Database, openDatabase } from '../platform/database/connect.ts'
import { startDatabase } from '../platform/database/embedded/start-database.ts'
import { isStandby, migrate } from '../platform/database/migrate.ts'
import { StartRefused } from '../platform/errors/start-refused.ts'
import { openOwnerFolder } from '../platform/files/owner-folder.ts'
import { effectNames, reactionsTo } from '../reactions.ts'
import { UsageError } from './command.ts'
import { stopWhenEndedEarly } from './end-early.ts'

export interface OpenData {
  readonly database: Database
  readonly ctx: Context
  /** Number of migrations applied. */
  readonly migrated: number
}

/** Opens and migrates the database for the duration of the work. A standby is read as it is. */
export async function withData<T>(work: (data: OpenData) => Promise<T>): Promise<T> {
  try {
    const settings = readSettings(process.env)
    openOwnerFolder(settings.dataDir)
    const starting = startDatabase(settings)
    stopWhenEndedEarly(async () => (await starting).stop())
    const started = await starting
    try {
      const database = await openDatabase(started.url, { statementTimeoutMs: 0 })
      try {
        return await work(await prepare(database, settings.appUrl))
      } finally {
        await database.close()
      }
    } finally {
      await started.stop()
    }
  } catch (error) {
    if (error instanceof StartRefused) throw new UsageError(error.message)
    throw error
  }
}

async function prepare(database: Database, appUrl: string): Promise<OpenData> {
  const isReadOnly = await isStandby(database)
  const migrated = isReadOnly ? 0 : await migrate(database)
  const mailer = { send: async () => undefined }
  const reactions = reactionsTo({ mailer, appUrl })
  const effectsOf = (event: string) => effectNames(reactions, event)
  const makeContext = contextMaker({ database, now: () => new Date(), effectsOf })
  const ctx = makeContext({ actor: { kind: 'system' }, requestId: 'command line' })
  if (!isReadOnly) {
    await synchronizeTaxonomy(ctx, taxonomy)
    serveTaxonomy(knownTaxonomy(await readEdits(ctx.db)))
    await synchronizeRoles(ctx)
  }
  return { database, ctx, migrated }
}
