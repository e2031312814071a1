// One PostgreSQL per test run.
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import type { PostgresBinaries } from '../database/embedded/postgres-binaries.ts'
import { readPostmaster } from '../database/embedded/postmaster-file.ts'
import { isProcessAlive } from '../lifecycle/process-alive.ts'

export const TEMPLATE = 'assay_template'

const PREFIX = 'assay-test-'

export interface TestCluster {
  /** For the superuser, who makes and drops databases. */
  readonly url: string
  /** For the role that the server has. */
  readonly serverUrl: string
  /** Removes its folder, after copying it to `keptAt` if that is given. */
  stop(keptAt?: string): Promise<void>
}

/** `kept`: what an earlier one has left, which stays as it is. */
export async function startTestCluster(binaries: PostgresBinaries, kept?: string): Promise<TestCluster> {
  removeAbandoned()
  const home = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const folder = join(home, 'postgres')
  if (kept !== undefined) {
    cpSync(kept, home, { recursive: true })
    chmodSync(folder, 0o700) // PostgreSQL refuses what others may read, and a copy doesn't keep that.
  }
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({ binaries, folder, durable: false, maxConnections: 120 })
  return {
    url: ownerUrl,
    serverUrl: url,
    stop: async (keptAt) => {
      await stop()
      if (keptAt !== undefined) cpSync(home, keptAt, { recursive: true })
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function administer(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

// A killed run leaves its server behind.
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner === undefined || isProcessAlive(Number(owner))) continue
    const folder = join(tmpdir(), name, 'postgres')
    const postmaster = readPostmaster(folder)
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
