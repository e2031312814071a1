import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartRefused } from '../errors/start-refused.ts'
import { sqlState } from './transaction.ts'

const MIN_MAJOR_VERSION = 15
/** The pool, what listens and probes, and some for commands (docs/scale.md). */
const CONNECTIONS_NEEDED = 20

interface Setting {
  readonly name: string
  /** As `pg_settings` gives it: times in milliseconds. */
  readonly isFit: (value: string) => boolean
  readonly wanted: string
}

const noneOrAtLeast = (ms: number) => (value: string) => Number(value) === 0 || Number(value) >= ms

/** What an operator may have set for other programs, and Assay reads wrong dates and numbers by, or loses its connections. */
const SETTINGS: readonly Setting[] = [
  { name: 'DateStyle', isFit: (value) => value.startsWith('ISO'), wanted: 'ISO' },
  { name: 'extra_float_digits', isFit: (value) => Number(value) >= 1, wanted: '1' },
  { name: 'idle_in_transaction_session_timeout', isFit: noneOrAtLeast(10_000), wanted: '1min' },
  { name: 'lock_timeout', isFit: noneOrAtLeast(10_000), wanted: '1min' },
  { name: 'idle_session_timeout', isFit: noneOrAtLeast(60_000), wanted: '0' },
]

/** Refuses a server that cannot run Assay; returns warnings about risks that are the operator's decision. */
export async function assertFit(pool: pg.Pool): Promise<string[]> {
  const { version, encoding, schema, values, owner, synchronous, fsync, connections } = await readSettings(pool)
  if (version < MIN_MAJOR_VERSION * 10_000)
    throw new StartRefused(
      `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}: Assay needs ${MIN_MAJOR_VERSION} or newer.`,
    )
  if (encoding !== 'UTF8')
    throw new StartRefused(`The database is encoded in ${encoding}: create it with ENCODING 'UTF8'.`)
  if (schema === null || schema === 'pg_catalog')
    throw new StartRefused('The search_path of this user names no schema for tables of Assay: set it to public.')
  for (const { name, isFit, wanted } of SETTINGS) {
    const value = values[name]
    if (value !== undefined && !isFit(value))
      throw new StartRefused(
        `${name} is ${value} for this user of the database, and Assay cannot work with it. Run: alter role ${owner} set ${name} = '${wanted}'`,
      )
  }
  const warnings: string[] = []
  if (synchronous === 'off')
    warnings.push('synchronous_commit is off on this PostgreSQL: a crash may lose writes that Assay has confirmed.')
  if (fsync === 'off') warnings.push('fsync is off on this PostgreSQL: a power cut may destroy the database.')
  if (connections !== null && connections < CONNECTIONS_NEEDED)
    warnings.push(
      `This user may open only ${connections} connections to the database. Allow at least ${CONNECTIONS_NEEDED}, or requests are refused.`,
    )
  return warnings
}

/** An address that swallows packets must not hold up the start. */
const PATIENCE_MS = 4_000

async function inTime<Done>(asking: Promise<Done>): Promise<Done> {
  asking.catch(() => undefined)
  const tooLate = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)
  })
  return Promise.race([asking, tooLate])
}

interface ServerSettings {
  readonly version: number
  readonly encoding: string
  /** Where tables are made; null if nowhere. */
  readonly schema: string | null
  readonly values: Readonly<Record<string, string>>
  /** The user in its database, as SQL. */
  readonly owner: string
  readonly synchronous: string
  readonly fsync: string
  readonly connections: number | null
}

async function readSettings(pool: pg.Pool): Promise<ServerSettings> {
  try {
    const answer = await inTime(
      pool.query(
        `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
              current_schema() as schema,
              (select json_object_agg(name, setting) from pg_settings where name = any($1)) as values,
              format('%I in database %I', current_user, current_database()) as owner,
              current_setting('synchronous_commit') as synchronous, current_setting('fsync') as fsync,
              (select least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) from pg_roles, pg_database
                where rolname = current_user and datname = current_database()) as connections`,
        [SETTINGS.map(({ name }) => name)],
      ),
    )
    return answer.rows[0]
  } catch (error) {
    if (sqlState(error)?.startsWith('53')) throw error
    const reason = error instanceof AggregateError ? error.errors.map(String).join('; ') : (error as Error).message
    throw new StartRefused(`The database cannot be reached: ${reason}. Check DATABASE_URL.`, { cause: error })
  }
}
