import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AnyRelations, EmptyRelations } from 'drizzle-orm/relations'
import pg from 'pg'
import { atMost } from '../lifecycle/at-most.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { assertFit } from './server-fitness.ts'

/** Queries go through `query`; `pool` is for what drizzle cannot express: COPY, LISTEN, advisory locks. */
export interface Database<R extends AnyRelations = EmptyRelations> {
  readonly query: NodePgDatabase<R>
  readonly pool: pg.Pool
  readonly url: string
  /** Warnings for the operator, such as a server setting that risks data. */
  readonly warnings: readonly string[]
  close(): Promise<void>
}

export interface OpenOptions<R extends AnyRelations> {
  readonly relations?: R
  readonly maxConnections?: number
  readonly statementTimeoutMs?: number
  readonly onPoolError?: (error: Error) => void
}

/** A new connection reads the catalog and plans every query again: 25 ms for those of a preview. */
const KEPT_OPEN = 4

/** A connection that is still being opened does not hold up a start that has failed. */
const CLOSE_MS = 200

/** Opens a pool and checks once whether the server is fit for Assay. */
export async function openDatabase<R extends AnyRelations = EmptyRelations>(
  url: string,
  options: OpenOptions<R> = {},
): Promise<Database<R>> {
  const pool = new pg.Pool({
    Client: OneAtATime,
    connectionString: url,
    max: options.maxConnections ?? 12,
    min: Math.min(KEPT_OPEN, options.maxConnections ?? KEPT_OPEN),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeoutMs ?? 60_000,
    application_name: 'assay',
  })
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', options.onPoolError ?? (() => undefined))
  try {
    const warnings = await assertFit(pool)
    const query = (
      options.relations ? drizzle({ client: pool, relations: options.relations }) : drizzle({ client: pool })
    ) as NodePgDatabase<R>
    return { query, pool, url, warnings, close: () => closeOnce(pool) }
  } catch (error) {
    await atMost(CLOSE_MS, pool.end())
    throw error
  }
}

async function closeOnce(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end()
}
