import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findEmbeddedBinaries } from './postgres-binaries.ts'

export interface StartedDatabase {
  readonly url: string
  readonly kind: 'embedded' | 'external'
  stop(): Promise<void>
}

/** The database at `DATABASE_URL`, or else the embedded one in `DATA_DIR`, started or joined. */
export async function startDatabase(config: {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}): Promise<StartedDatabase> {
  if (config.databaseUrl !== undefined)
    return { url: config.databaseUrl, kind: 'external', stop: async () => undefined }
  const { url, stop } = await startEmbeddedPostgres({
    binaries: findEmbeddedBinaries(),
    folder: join(config.dataDir, 'postgres'),
  })
  return { url, kind: 'embedded', stop }
}
