import { mkdirSync } from 'node:fs'
import * as taxonomy from '@assay/taxonomy'
import { type App, createApp } from './app.ts'
import { synchroniseTaxonomy } from './domains/content/index.ts'
import { synchroniseRoles } from './domains/tenants/index.ts'
import type { Settings } from './platform/config/settings.ts'
import { type Database, openDatabase } from './platform/database/connect.ts'
import { watchFreeSpace } from './platform/database/free-space.ts'
import { migrate } from './platform/database/migrate.ts'
import { type StartedDatabase, startDatabase } from './platform/database/start-database.ts'
import { StartRefused } from './platform/errors/start-refused.ts'
import { createMailer } from './platform/mail/mailer.ts'

export interface Server {
  readonly address: string
  close(): Promise<void>
}

const NOTHING_IN_THE_POOL = { candidateCount: 0, verifiedCount: 0, payBand: null, oftenWith: [] }

/** Brings everything up in its order, and answers how to take it down again. */
export async function serve(settings: Settings, webFolder: string | null): Promise<Server> {
  mkdirSync(settings.dataDir, { recursive: true })
  const started = await startDatabase(settings)
  try {
    const database = await openDatabase(started.url)
    for (const warning of database.warnings) say(`Warning: ${warning}`)
    await migrate(database)
    const app = await openApp(settings, { database, started, webFolder })
    const address = await openDoor(app, settings)
    const close = async (): Promise<void> => {
      await app.close()
      await database.close()
      await started.stop()
    }
    return { address, close }
  } catch (error) {
    await started.stop()
    throw error
  }
}

async function openApp(
  settings: Settings,
  parts: { database: Database; started: StartedDatabase; webFolder: string | null },
): Promise<App> {
  const { database, started, webFolder } = parts
  const app = await createApp({
    database,
    webFolder,
    mailer: createMailer(settings),
    appUrl: settings.appUrl,
    logLevel: settings.logLevel,
    now: () => new Date(),
    pool: { countCandidates: () => 0, describeSkill: () => NOTHING_IN_THE_POOL },
    hasFreeSpace: watchFreeSpace(started.kind === 'embedded' ? settings.dataDir : null),
  })
  const ctx = app.makeContext({ actor: { kind: 'system' }, requestId: 'start' })
  await synchroniseTaxonomy(ctx, taxonomy)
  await synchroniseRoles(ctx)
  return app
}

async function openDoor(app: App, { port, host, appUrl }: Settings): Promise<string> {
  try {
    await app.routes.app.listen({ port, host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartRefused(`Port ${port} is taken: end what uses it, or set PORT.`, { cause: error })
  }
  app.outbox.wake()
  void app.scheduler.runDue()
  say(`Assay is ready at ${appUrl}`)
  return appUrl
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
