/** A primary, its synchronous standby, and the pooler that leads to one of them. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@assay/server/platform/database/connect'
import { freePorts, type Part, type Programs, runToEnd, startPart, until } from './parts.ts'

export interface DatabasePair {
  /** Through the pooler. */
  readonly url: string
  /** Of the standby, or of what it became. */
  readonly standbyUrl: string
  killPrimary(): Promise<void>
  isPrimaryAlive(): Promise<boolean>
  promoteStandby(): Promise<void>
  /** Leads the pooler to the promoted standby. */
  repoint(): void
  stop(): Promise<void>
}

const PASSWORD = 'only-for-this-run'
const SETTINGS = ['max_connections=120', 'shared_buffers=64MB', 'wal_level=replica', 'max_wal_senders=4', 'jit=off']

export async function startDatabasePair(programs: Programs, folder: string): Promise<DatabasePair> {
  const [primaryPort = 0, standbyPort = 0, poolerPort = 0] = await freePorts(3)
  const secret = join(folder, 'password')
  writeFileSync(secret, PASSWORD, { mode: 0o600 })
  const primaryFolder = join(folder, 'primary')
  runToEnd(join(programs.postgres, 'initdb'), [
    ...['-D', primaryFolder, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-k'],
    ...['--auth=scram-sha-256', `--pwfile=${secret}`],
  ])
  const primary = await startPostgres(programs, primaryFolder, primaryPort)
  const owner = ownerUrl(primaryPort)
  await run(owner, `create role assay login password '${PASSWORD}'`)
  // The pooler cannot pass on the limit that the server sets when it connects.
  await run(owner, `alter role assay set statement_timeout = '60s'`)
  await run(owner, 'create database assay owner assay')
  const standby = await startStandby(programs, { folder, primaryPort, standbyPort })
  await makeSynchronous(owner)
  const pooler = startPooler(programs, { folder, poolerPort, databasePort: primaryPort })
  const url = appUrl(poolerPort)
  await until('the pooler leads to the database', () => answers(url))
  return {
    url,
    standbyUrl: appUrl(standbyPort),
    killPrimary: () => primary.stop('SIGKILL'),
    isPrimaryAlive: () => answers(owner),
    promoteStandby: async () => {
      // It has no standby yet; with the setting of the primary every write would wait for one.
      await run(ownerUrl(standbyPort), `alter system set synchronous_standby_names = ''`)
      await run(ownerUrl(standbyPort), 'select pg_promote(true, 30)')
    },
    repoint: () => {
      writePoolerSettings({ folder, poolerPort, databasePort: standbyPort })
      pooler.signal('SIGHUP')
    },
    stop: async () => {
      await pooler.stop('SIGKILL')
      await standby.stop('SIGQUIT')
      await primary.stop('SIGQUIT')
    },
  }
}

const ownerUrl = (port: number): string => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`
const appUrl = (port: number): string => `postgres://assay:${PASSWORD}@127.0.0.1:${port}/assay`

async function startPostgres(programs: Programs, folder: string, port: number): Promise<Part> {
  const settings = [...SETTINGS, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const flags = settings.flatMap((setting) => ['-c', setting])
  const part = startPart(join(programs.postgres, 'postgres'), ['-D', folder, ...flags], { isUnprivileged: true })
  await until('PostgreSQL answers', () => {
    if (part.child.exitCode !== null) throw new Error(`PostgreSQL ended: ${part.said()}`)
    return answers(ownerUrl(port))
  })
  return part
}

async function startStandby(
  programs: Programs,
  { folder, primaryPort, standbyPort }: { folder: string; primaryPort: number; standbyPort: number },
): Promise<Part> {
  const standbyFolder = join(folder, 'standby')
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=standby`
  runToEnd(
    join(programs.postgres, 'pg_basebackup'),
    ['-D', standbyFolder, '-d', source, '-R', '-X', 'stream', '-c', 'fast'],
    { PGPASSWORD: PASSWORD },
  )
  return startPostgres(programs, standbyFolder, standbyPort)
}

/** From here on a write is acknowledged only when the standby has it on its disk. */
async function makeSynchronous(owner: string): Promise<void> {
  await run(owner, `alter system set synchronous_standby_names = 'standby'`)
  await run(owner, 'select pg_reload_conf()')
  await until('the standby is synchronous', async () => {
    const [row] = await run(owner, `select sync_state from pg_stat_replication where application_name = 'standby'`)
    return row?.['sync_state'] === 'sync'
  })
}

interface PoolerPlace {
  readonly folder: string
  readonly poolerPort: number
  readonly databasePort: number
}

function startPooler(programs: Programs, place: PoolerPlace): Part {
  mkdirSync(join(place.folder, 'pooler'))
  writeFileSync(join(place.folder, 'pooler/users.txt'), `"assay" "${PASSWORD}"\n`, { mode: 0o600 })
  return startPart(programs.pgbouncer, [writePoolerSettings(place)], { isUnprivileged: true })
}

/**
 * A connection of the pool is for one client as long as it is connected (session pooling): the server listens for
 * notifications and prepares its queries, and neither outlives a transaction in the other mode.
 */
function writePoolerSettings({ folder, poolerPort, databasePort }: PoolerPlace): string {
  const path = join(folder, 'pooler/pgbouncer.ini')
  writeFileSync(
    path,
    `[databases]
assay = host=127.0.0.1 port=${databasePort} dbname=assay

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'pooler/users.txt')}
pool_mode = session
max_client_conn = 400
default_pool_size = 100
ignore_startup_parameters = extra_float_digits,statement_timeout
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`,
  )
  return path
}

/** One statement on a separate connection. */
export async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(url, { maxConnections: 1 })
  try {
    return (await database.pool.query(statement)).rows
  } finally {
    await database.close()
  }
}

async function answers(url: string): Promise<boolean> {
  return run(url, 'select 1').then(
    () => true,
    () => false,
  )
}
