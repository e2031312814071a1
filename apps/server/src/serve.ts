import { join } from 'node:path'
import * as taxonomy from '@assay/taxonomy'
import { isEmpty, listDemoAccounts } from '../seeds/load-demo.ts'
import { loadDemoApart } from '../seeds/load-demo-apart.ts'
import { demoLogins } from '../seeds/tenants.table.ts'
import { type App, createApp } from './app.ts'
import { markBackfillDoneWhenEmpty } from './domains/candidates/index.ts'
import { synchronizeTaxonomy } from './domains/content/index.ts'
import { createLivePool, type LivePool } from './domains/ranking/index.ts'
import { readText, serveReadingThread } from './domains/search/index.ts'
import { synchronizeRoles } from './domains/tenants/index.ts'
import type { Settings } from './platform/config/settings.ts'
import { watchFreeSpace } from './platform/database/backup/free-space.ts'
import { type Database, openDatabase } from './platform/database/connect.ts'
import { type StartedDatabase, startDatabase } from './platform/database/embedded/start-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { createDocumentReader } from './platform/documents/document-reader.ts'
import { demographicsKeyOf, readSecretKey } from './platform/files/secret-key.ts'
import { atMostEvery } from './platform/jobs/at-most-every.ts'
import { portRefused } from './platform/lifecycle/assert-port-free.ts'
import { atMost } from './platform/lifecycle/at-most.ts'
import { giveBackMemory } from './platform/lifecycle/give-back-memory.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createSecretBox } from './platform/secrets/secret-box.ts'
import { openTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts'

export interface Server {
  readonly address: string
  /** Runs the scheduled work that is due, and all the effects it causes. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

const POOL_NEWS_MS = 2_000
/** Connections that wait to be accepted. Of more, the system forgets some, whose clients try again after seconds. */
const BACKLOG = 4_096
/** With those of the app, less than the half minute that service managers allow. */
const PATIENCE_MS = 2_000
const POSTGRES_PATIENCE_MS = 12_000

/**
 * Starts everything in order, and returns how to stop it. The clock is real unless an in-process caller supplies
 * another; nothing that can reach a running server can move it.
 */
export async function serve(
  settings: Settings,
  webFolder: string | null,
  now: () => Date = () => new Date(),
): Promise<Server> {
  const started = await startDatabase(settings)
  const closers = [() => atMost(POSTGRES_PATIENCE_MS, started.stop())]
  const close = async (): Promise<void> => {
    for (const closeNext of closers.splice(0).reverse()) await closeNext()
  }
  try {
    const database = await openDatabase(started.url)
    closers.push(() => atMost(PATIENCE_MS, database.close()))
    const telemetry = await openTelemetry(settings.telemetry)
    closers.push(() => atMost(PATIENCE_MS, telemetry.close()))
    for (const warning of database.warnings) say(`Warning: ${warning}`)
    await migrate(database)
    let opened: App | null = null
    const tellOfChange = atMostEvery(POOL_NEWS_MS, () => opened?.tell({ to: 'everyone', type: 'pool.changed' }))
    const live = createLivePool({
      database,
      now,
      onError: (error) => say(`The search index could not be updated: ${String(error)}`),
      onChanged: tellOfChange,
      snapshotFile: join(settings.dataDir, 'index.snapshot'),
      threads: { threads: settings.searchThreads },
    })
    closers.push(() => atMost(PATIENCE_MS, live.close()))
    const reading = serveReadingThread()
    closers.push(() => atMost(PATIENCE_MS, reading.close()))
    const app = await openApp(settings, { database, started, webFolder, live, now, telemetry })
    opened = app
    closers.push(() => app.close())
    const demoAccounts = await loadDemoData(app, { settings, started, live })
    // Both block for a moment, on a busy machine for seconds, in which no request would be answered.
    // The first text that this thread reads takes far longer than others.
    readText('Backend developer with 5 years of Go', 'summary', now())
    giveBackMemory()
    const address = await openDoor(app, settings)
    if (demoAccounts.length > 0) for (const line of demoLogins(demoAccounts)) say(line)
    return { address, catchUp: app.catchUp, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openApp(
  settings: Settings,
  parts: {
    database: Database
    started: StartedDatabase
    webFolder: string | null
    live: LivePool
    now: () => Date
    telemetry: Telemetry
  },
): Promise<App> {
  const { database, started, webFolder, live, now, telemetry } = parts
  const app = await createApp({
    database,
    webFolder,
    mailer: createMailer(settings),
    appUrl: settings.appUrl,
    logLevel: settings.logLevel,
    now,
    live,
    telemetry,
    documents: createDocumentReader(),
    offers: {
      billing: settings.stripe !== undefined,
      google: settings.google !== undefined,
      searchSiteUrl: settings.searchSiteUrl === settings.appUrl ? null : settings.searchSiteUrl,
    },
    stripe: settings.stripe,
    secrets: createSecretBox(readSecretKey(settings.dataDir, 'secrets')),
    google: settings.google,
    calendarClients: settings.calendarClients,
    outside: { allowsPrivate: settings.webhooksToPrivate },
    trustProxy: settings.trustProxy,
    demographicsKey: demographicsKeyOf(settings),
    metricsToken: settings.metricsToken,
    sessionMaxDays: settings.sessionMaxDays,
    quotaPercent: settings.quotaPercent,
    retentionMaxDays: settings.retentionMaxDays,
    hasFreeSpace: watchFreeSpace(started.kind === 'embedded' ? settings.dataDir : null),
  })
  const ctx = app.makeContext({ actor: { kind: 'system' }, requestId: 'start' })
  await synchronizeTaxonomy(ctx, taxonomy)
  await synchronizeRoles(ctx)
  await markBackfillDoneWhenEmpty(ctx)
  return app
}

/** Loads the demo if wanted, then all candidates into the index; returns the demo accounts. */
async function loadDemoData(
  app: App,
  parts: { settings: Settings; started: StartedDatabase; live: LivePool },
): Promise<string[]> {
  const { settings, started, live } = parts
  const ctx = app.makeContext({ actor: { kind: 'system' }, requestId: 'start' })
  const wantsDemo = settings.demo === 'on' || (settings.demo === 'auto' && started.kind === 'embedded')
  const demo = { candidates: settings.demoCandidates, demographicsKey: demographicsKeyOf(settings) }
  if (wantsDemo && (await isEmpty(ctx))) await loadDemoApart(started.url, demo)
  await live.open()
  return settings.demo === 'off' ? [] : listDemoAccounts(ctx)
}

async function openDoor(app: App, { port, host, appUrl }: Settings): Promise<string> {
  try {
    await app.routes.app.listen({ port, host, backlog: BACKLOG })
  } catch (error) {
    throw portRefused(port, host, error)
  }
  app.outbox.wake()
  void app.scheduler.runDue()
  say(`Assay is ready at ${appUrl}`)
  return appUrl
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
