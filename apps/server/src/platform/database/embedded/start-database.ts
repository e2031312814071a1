import { join } from 'node:path'
import { keepEmbeddedRunning, type Watcher } from './keep-running.ts'
import { findEmbeddedBinaries } from './postgres-binaries.ts'

export interface StartedDatabase {
  readonly url: string
  readonly kind: 'embedded' | 'external'
  stop(): Promise<void>
}

const GIVE_UP_LOUDLY: Watcher = {
  onLost: () => process.stderr.write('PostgreSQL stopped. Restarting it.\n'),
  onBack: () => process.stderr.write('PostgreSQL is running again.\n'),
  onGivenUp: (error) => {
    process.stderr.write(`PostgreSQL cannot be started again: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  },
}

/** The database at `DATABASE_URL`, or else the embedded one in `DATA_DIR`, started or joined. */
export async function startDatabase(
  config: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  watcher: Watcher = GIVE_UP_LOUDLY,
): Promise<StartedDatabase> {
  if (config.databaseUrl !== undefined)
    return { url: config.databaseUrl, kind: 'external', stop: async () => undefined }
  const { url, stop } = await keepEmbeddedRunning(
    { binaries: findEmbeddedBinaries(), folder: join(config.dataDir, 'postgres') },
    watcher,
  )
  return { url, kind: 'embedded', stop }
}
