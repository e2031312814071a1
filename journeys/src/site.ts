// Starts the complete product once for all journeys: web build, server, embedded database, demo data.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from '@assay/server/platform/config/settings'
import { findEmbeddedBinaries } from '@assay/server/platform/database/embedded/postgres-binaries'
import { startTestCluster } from '@assay/server/platform/testing/test-cluster'
import { CLIENT, openTestOpenId } from '@assay/server/platform/testing/test-openid'
import { HOUR_MS } from '@assay/server/platform/time/durations'
import { serve } from '@assay/server/serve'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const WEB_BUILD = new URL('../../scripts/web-build.mjs', import.meta.url).href

export interface Site {
  readonly address: string
  /** An OpenID provider, which the site takes for Google. */
  readonly openId: string
  /** The folder in which the mail server stores mails. */
  readonly mailFolder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site
  }
}

/** For vitest; `JOURNEYS_SITE` (a `Site` as JSON) reuses a running site while writing journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium() // Unpacked once here, not by every worker concurrently.
  const running = process.env['JOURNEYS_SITE']
  const { site, stop } =
    running === undefined ? await startSite() : { site: JSON.parse(running) as Site, stop: nothing }
  project.provide('site', site)
  return stop
}

/** The site's clock. A test that moves it must have started the site and be its only user. */
export interface SiteClock {
  now(): Date
  /** Advances hour by hour, so that jobs run when they are due. */
  advance(ms: number): Promise<void>
}

export interface StartedSite {
  readonly site: Site
  readonly clock: SiteClock
  stop(): Promise<void>
}

/** Builds outdated files, then starts everything on free ports; `stop` ends all of it. */
export async function startSite(): Promise<StartedSite> {
  const { buildWeb } = (await import(WEB_BUILD)) as { buildWeb: (node: string) => void }
  buildWeb(process.execPath)
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-journeys-'))
  const mailFolder = join(dataDir, 'mail')
  const cluster = await startTestCluster(findEmbeddedBinaries())
  const mail = await startMailServer(mailFolder)
  const port = await findFreePort()
  const openId = await openTestOpenId(`http://localhost:${port}/google/callback`)
  const takeDown = async (): Promise<void> => {
    await mail.stop()
    await openId.close()
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const settings = settingsFor({ databaseUrl: cluster.url, dataDir, mail, port, issuer: openId.issuer })
    let aheadMs = 0
    const now = () => new Date(Date.now() + aheadMs)
    const server = await serve(settings, WEB_FOLDER, now)
    const advance = async (ms: number): Promise<void> => {
      await server.catchUp()
      for (let left = ms; left > 0; left -= HOUR_MS) {
        aheadMs += Math.min(left, HOUR_MS)
        await server.catchUp()
      }
    }
    const stop = async (): Promise<void> => {
      await server.close()
      await takeDown()
    }
    return { site: { address: server.address, openId: openId.issuer, mailFolder }, clock: { now, advance }, stop }
  } catch (error) {
    await takeDown()
    throw error
  }
}

function settingsFor(parts: {
  databaseUrl: string
  dataDir: string
  mail: MailServer
  port: number
  issuer: string
}): Settings {
  return readSettings({
    DATABASE_URL: parts.databaseUrl,
    DATA_DIR: parts.dataDir,
    SMTP_URL: parts.mail.url,
    DEMO: 'on',
    LOG_LEVEL: 'error',
    PORT: String(parts.port),
    GOOGLE_ISSUER: parts.issuer,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  })
}

const nothing = async (): Promise<void> => undefined

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
