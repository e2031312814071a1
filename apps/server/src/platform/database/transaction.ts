import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AnyRelations } from 'drizzle-orm/relations'
import pg from 'pg'

export type Transaction<R extends AnyRelations> = Parameters<Parameters<NodePgDatabase<R>['transaction']>[0]>[0]

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 4

/**
 * Runs the work in one transaction, and again if PostgreSQL aborted it because of a conflict. The work may therefore
 * run more than once: it must have no side effects outside the transaction.
 */
export async function inTransaction<R extends AnyRelations, T>(
  query: NodePgDatabase<R>,
  work: (tx: Transaction<R>) => Promise<T>,
  options: { isolationLevel?: 'read committed' | 'repeatable read' | 'serializable' } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query.transaction(work, options)
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error)) throw error
      await sleep(attempt * 20)
    }
  }
}

/** The connection of a transaction, for what drizzle cannot express, such as COPY. */
export function clientOf<R extends AnyRelations>(tx: Transaction<R>): pg.PoolClient {
  const { client } = (tx as unknown as { session: { client: unknown } }).session
  if (!(client instanceof pg.Client)) throw new Error('The driver of this transaction is not the one of node-postgres.')
  return client as pg.PoolClient
}

function isWorthRepeating(error: unknown): boolean {
  const code = sqlState(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/** The SQLSTATE of an error that drizzle may have wrapped; undefined if it did not come from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  return findDatabaseError(error)?.code
}

/** The name of the violated constraint. */
export function constraintOf(error: unknown): string | undefined {
  return findDatabaseError(error)?.constraint
}

// node-postgres's messages for a lost connection; these errors have no code.
const CONNECTION_LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/

/** Whether the connection to PostgreSQL was lost or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) if (CONNECTION_LOST.test(link.message)) return true
  return false
}

/** 25006: a standby that is not promoted yet. */
const IS_AWAY = new Set([
  ...['25006', '53300', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
])

/** Whether PostgreSQL is stopped, starting or out of reach, so that the same can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const isKnown = IS_AWAY.has(sqlState(error) ?? systemCode(error))
  return isKnown || isConnectionLost(error) || isRefusedByPooler(error)
}

function systemCode(error: unknown): string {
  for (let link = error; link instanceof Error; link = link.cause)
    // No socket where the server had one.
    if ('syscall' in link && 'code' in link)
      return link.code === 'ENOENT' && link.syscall === 'connect' ? 'ECONNREFUSED' : String(link.code)
  return ''
}

/** pgbouncer reports a database that it cannot reach or lost as a fatal violation of the protocol. */
function isRefusedByPooler(error: unknown): boolean {
  const found = findDatabaseError(error)
  return found?.code === '08P01' && found.severity === 'FATAL'
}

interface FromDatabase {
  readonly code: string
  readonly severity: string
  readonly constraint?: string
}

function findDatabaseError(error: unknown): FromDatabase | undefined {
  for (let link = error; link instanceof Error; link = link.cause)
    if ('code' in link && typeof link.code === 'string' && 'severity' in link) return link as unknown as FromDatabase
  return undefined
}
