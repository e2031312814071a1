// One PostgreSQL per test run.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
  stop(): Promise<void>
}

export async function startTestCluster(binaries: PostgresBinaries): Promise<TestCluster> {
  removeAbandoned()
  const home = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({
    binaries,
    folder: join(home, 'postgres'),
    durable: false,
    maxConnections: 120,
  })
  return {
    url: ownerUrl,
    serverUrl: url,
    stop: async () => {
      await stop()
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
