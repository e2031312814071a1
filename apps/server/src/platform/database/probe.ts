import pg from 'pg'

export interface Probe {
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const PATIENCE_MS = 1_500

/** Uses a separate connection, so that a busy pool does not look like a lost database. */
export function probeDatabase(url: string): Probe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'assay probe',
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  return {
    isReachable: async () => (await pool.query('select 1')).rowCount === 1,
    close: () => pool.end(),
  }
}
