import type { Pool, PoolClient } from 'pg'

/**
 * Work on a connection of its own. When PostgreSQL ends it, the work fails, and the process goes on. `endAfterwards` keeps
 * it from being used again.
 */
export async function withConnection<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient, endAfterwards: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isSpent = false
  const spend = (): void => {
    isSpent = true
  }
  // A client that is lost tells its listeners, beside the query that waits; without any, Node ends the process.
  client.on('error', spend)
  try {
    return await work(client, spend)
  } finally {
    if (!isSpent) client.off('error', spend)
    client.release(isSpent)
  }
}
