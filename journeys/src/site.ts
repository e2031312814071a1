// Starts the complete product for journeys: web build, server, embedded database, demo data.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '@assay/server/platform/config/settings'
import { findEmbeddedBinaries } from '@assay/server/platform/database/embedded/postgres-binaries'
import { SERVER_ROLE } from '@assay/server/platform/database/embedded/server-address'
import {
  administer,
  databaseUrl,
  startTestCluster,
  type TestCluster,
} from '@assay/server/platform/testing/test-cluster'
import { CLIENT, openTestOpenId } from '@assay/server/platform/testing/test-openid'
import { HOUR_MS } from '@assay/server/platform/time/durations'
import { serve } from '@assay/server/serve'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { keepDemo } from './kept-demo.ts'
import { startMailServer } from './mail-server.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const WEB_BUILD = new URL('../../scripts/web-build.mjs', import.meta.url).href

export interface Site {
  readonly address: string
  /** An OpenID provider, which the site takes for Google. */
  readonly openId: string
  /** The folder in which the mail server stores mails. */
  readonly mailFolder: string
}

/** A PostgreSQL with a database that holds the demo, of which each site gets a copy. */
interface DemoCluster {
  readonly url: string
  readonly serverUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site
    /** null: a running site is reused. */
    demoCluster: DemoCluster | null
  }
}

/** For vitest; `JOURNEYS_SITE` (a `Site` as JSON) reuses a running site while writing journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium() // Unpacked once here, not by every worker concurrently.
  const running = process.env['JOURNEYS_SITE']
  if (running !== undefined) {
    project.provide('site', JSON.parse(running) as Site)
    project.provide('demoCluster', null)
    return async () => undefined
  }
  const { url, serverUrl, stop: stopCluster } = await startDemoCluster()
  try {
    const { site, stop } = await startSite({ url, serverUrl })
    project.provide('site', site)
    project.provide('demoCluster', { url, serverUrl })
    return async () => {
      await stop()
      await stopCluster()
    }
  } catch (error) {
    await stopCluster()
    throw error
  }
}

/** The site's clock. A test that moves it must have started the site and be its only user. */
export interface SiteClock {
  now(): Date
  /** Advances hour by hour, or in longer strides, so that jobs run when they are due. */
  advance(ms: number, strideMs?: number): Promise<void>
}

export interface StartedSite {
  readonly site: Site
  readonly clock: SiteClock
  stop(): Promise<void>
}

/** Builds outdated files, then starts everything on free ports; `stop` ends all of it. */
export async function startSite(demo?: DemoCluster | null): Promise<StartedSite> {
  const { buildWeb } = (await import(WEB_BUILD)) as { buildWeb: (node: string) => void }
  buildWeb(process.execPath)
  const folder = mkdtempSync(join(tmpdir(), 'assay-journeys-'))
  const closers: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const started = await startIn(folder, demo ?? null, (close) => closers.push(close))
    return { ...started, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type AtEnd = (close: () => Promise<unknown>) => void

async function startIn(folder: string, demo: DemoCluster | null, atEnd: AtEnd): Promise<Omit<StartedSite, 'stop'>> {
  const cluster = demo ?? (await ownCluster(atEnd))
  const name = `site_${randomBytes(6).toString('hex')}`
  await administer(cluster.url, `create database ${name} owner ${SERVER_ROLE} template ${DEMO} strategy file_copy`)
  atEnd(() => administer(cluster.url, `drop database ${name} with (force)`))
  const mailFolder = join(folder, 'mail')
  const mail = await startMailServer(mailFolder)
  atEnd(mail.stop)
  const port = await findFreePort()
  const openId = await openTestOpenId(`http://localhost:${port}/google/callback`)
  atEnd(openId.close)
  const settings = readSettings({
    ...settingsFor({ cluster, name, folder, port }),
    SMTP_URL: mail.url,
    GOOGLE_ISSUER: openId.issuer,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  })
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const server = await serve(settings, WEB_FOLDER, now)
  atEnd(server.close)
  const advance = async (ms: number, strideMs = HOUR_MS): Promise<void> => {
    await server.catchUp()
    for (let left = ms; left > 0; left -= strideMs) {
      aheadMs += Math.min(left, strideMs)
      await server.catchUp()
    }
  }
  return { site: { address: server.address, openId: openId.issuer, mailFolder }, clock: { now, advance } }
}

async function ownCluster(atEnd: AtEnd): Promise<DemoCluster> {
  const cluster = await startDemoCluster()
  atEnd(cluster.stop)
  return cluster
}

const DEMO = 'assay_demo'
const DEMOGRAPHICS_KEY = Buffer.alloc(32, 5).toString('base64')

/** From what a run of the same sources has kept within the hour, or loaded. */
async function startDemoCluster(): Promise<TestCluster> {
  const kept = await keepDemo(async (keptAt) => {
    const loaded = await loadDemo()
    await loaded.stop(keptAt)
  })
  return startTestCluster(findEmbeddedBinaries(), kept)
}

/** By starting a server on an empty database. */
async function loadDemo(): Promise<TestCluster> {
  const cluster = await startTestCluster(findEmbeddedBinaries())
  const folder = mkdtempSync(join(tmpdir(), 'assay-journeys-'))
  try {
    await administer(cluster.url, `create database ${DEMO} owner ${SERVER_ROLE}`)
    const settings = readSettings(settingsFor({ cluster, name: DEMO, folder, port: await findFreePort() }))
    const server = await serve(settings, null)
    await server.close()
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function settingsFor(parts: { cluster: DemoCluster; name: string; folder: string; port: number }) {
  return {
    DATABASE_URL: databaseUrl(parts.cluster.serverUrl, parts.name),
    DATA_DIR: parts.folder,
    DEMOGRAPHICS_KEY,
    DEMO: 'on',
    // Enough for each list to be long. A third of the usual number loads in less than half the time.
    DEMO_CANDIDATES: '2000',
    LOG_LEVEL: 'error',
    PORT: String(parts.port),
    // Journeys sign in from different addresses, as people do.
    TRUST_PROXY: 'loopback',
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port is free.')),
      )
    })
  })
}
