// The whole product, started once for all journeys: built web app, server, embedded database, demo world.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '@assay/server/platform/config/settings'
import { findEmbeddedBinaries } from '@assay/server/platform/database/postgres-binaries'
import { startTestCluster } from '@assay/server/platform/testing/test-cluster'
import { serve } from '@assay/server/serve'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const WEB_BUILD = new URL('../../scripts/web-build.mjs', import.meta.url).href

export interface Site {
  readonly address: string
  /** Where the mails land that would be sent. */
  readonly mailFolder: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site
  }
}

/** For vitest; `JOURNEYS_SITE` (a `Site` as JSON) names one that runs already, for writing journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium() // unpacked here once, not by every worker at the same time
  const running = process.env['JOURNEYS_SITE']
  const { site, stop } =
    running === undefined ? await startSite() : { site: JSON.parse(running) as Site, stop: nothing }
  project.provide('site', site)
  return stop
}

/** Builds what is stale, then starts everything on a free port; nothing of it outlives `stop`. */
export async function startSite(): Promise<{ site: Site; stop: () => Promise<void> }> {
  const { buildWeb } = (await import(WEB_BUILD)) as { buildWeb: (node: string) => void }
  buildWeb(process.execPath)
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-journeys-'))
  const cluster = await startTestCluster(findEmbeddedBinaries())
  const takeDown = async (): Promise<void> => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const settings = readSettings({
      DATABASE_URL: cluster.url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      PORT: String(await findFreePort()),
    })
    const server = await serve(settings, WEB_FOLDER)
    const stop = async (): Promise<void> => {
      await server.close()
      await takeDown()
    }
    return { site: { address: server.address, mailFolder: join(dataDir, 'mail') }, stop }
  } catch (error) {
    await takeDown()
    throw error
  }
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
