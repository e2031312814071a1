import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  close(): Promise<void>
}

const RETRY_MS = 1_000

/** Receives NOTIFY on its own connection, and reconnects when it is lost. */
export async function listen(
  url: string,
  handlers: Readonly<Record<string, (payload: string) => void>>,
): Promise<Listening> {
  let isClosed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'assay listening', keepAlive: true })
    fresh.on('error', () => undefined) // an 'end' follows
    fresh.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    await fresh.connect()
    for (const channel of Object.keys(handlers)) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    fresh.once('end', () => void comeBack())
    return fresh
  }

  async function comeBack(): Promise<void> {
    while (!isClosed) {
      await sleep(RETRY_MS, undefined, { ref: false })
      try {
        client = await connect()
        return
      } catch {
        // the database is still unreachable: try again
      }
    }
  }

  return {
    close: async () => {
      isClosed = true
      await client.end().catch(() => undefined)
    },
  }
}
