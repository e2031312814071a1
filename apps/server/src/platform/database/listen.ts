import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  close(): Promise<void>
}

const RETRY_MS = 1_000
/** Without it, a machine that went silent would be waited for as long as the operating system likes. */
const CONNECT_MS = 10_000
const PROBE_AFTER_MS = 30_000

/**
 * Receives NOTIFY on its own connection, and reconnects when it is lost. Notifications in between are lost;
 * `onRestored` is called so that the caller can check for itself.
 */
export async function listen(
  url: string,
  handlers: Readonly<Record<string, (payload: string) => void>>,
  onRestored: () => void = () => undefined,
): Promise<Listening> {
  let isClosed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'assay listening',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    })
    fresh.on('error', () => undefined) // an 'end' follows
    fresh.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    try {
      await fresh.connect()
      for (const channel of Object.keys(handlers)) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    fresh.once('end', () => void comeBack())
    return fresh
  }

  async function comeBack(): Promise<void> {
    while (!isClosed) {
      await sleep(RETRY_MS, undefined, { ref: false })
      try {
        client = await connect()
      } catch {
        continue // the database is still unreachable
      }
      if (isClosed) await client.end().catch(() => undefined)
      else onRestored()
      return
    }
  }

  return {
    close: async () => {
      isClosed = true
      await client.end().catch(() => undefined)
    },
  }
}
