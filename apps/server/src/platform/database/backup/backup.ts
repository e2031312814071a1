// The backup is one gzip file: a line that describes it, then for each table a line with its name and columns, its rows
// in COPY format, and the terminating line `\.`.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { copyOut, withTransaction } from './copy.ts'
import { listTables, quotedTable } from './table-list.ts'

export const BACKUP_FORMAT = 1
export const END_OF_ROWS = '\\.'

export interface BackupHeader {
  readonly assayBackup: typeof BACKUP_FORMAT
  readonly takenAt: string
  /** Migration names in order: a restore first migrates the schema to this point. */
  readonly migrations: readonly string[]
}

export interface TableHeader {
  readonly table: string
  readonly columns: readonly string[]
}

export interface Written {
  readonly tables: number
  readonly rows: number
}

/** Writes all tables from one snapshot, and renames the file into place when it is complete. */
export async function writeBackup(
  database: { readonly pool: pg.Pool },
  path: string,
  onTable: (table: string, rows: number) => void,
): Promise<Written> {
  const unfinished = `${path}.unfinished`
  const gzip = createGzip({ level: 6 })
  const file = createWriteStream(unfinished, { mode: 0o600 })
  await once(file, 'open')
  const stored = pipeline(gzip, file)
  stored.catch(() => undefined) // reported below
  try {
    const written = await withTransaction(
      database.pool,
      (client) => writeTables(client, { gzip, stored }, onTable),
      'isolation level repeatable read read only',
    )
    gzip.end()
    await stored
    await rename(unfinished, path)
    return written
  } catch (error) {
    gzip.destroy()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeTables(
  client: pg.PoolClient,
  { gzip, stored }: { readonly gzip: ReturnType<typeof createGzip>; readonly stored: Promise<void> },
  onTable: (table: string, rows: number) => void,
): Promise<Written> {
  await client.query('set local statement_timeout = 0')
  let draining: Promise<void> | undefined
  const write = (chunk: string | Buffer): Promise<void> | undefined => {
    // A stream that has failed never drains.
    if (gzip.destroyed) return stored
    if (gzip.write(chunk)) return undefined
    draining ??= Promise.race([once(gzip, 'drain'), stored]).then(() => {
      draining = undefined
    })
    return draining
  }
  await write(`${JSON.stringify(await headerOf(client))}\n`)
  const tables = await listTables(client)
  let rows = 0
  for (const { table, columns } of tables) {
    await write(`${JSON.stringify({ table, columns } satisfies TableHeader)}\n`)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const count = await copyOut(client, `copy (select ${names} from ${quotedTable(table)}) to stdout`, write)
    await write(`${END_OF_ROWS}\n`)
    rows += count
    onTable(table, count)
  }
  return { tables: tables.length, rows }
}

async function headerOf(client: pg.PoolClient): Promise<BackupHeader> {
  const applied = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by id')
  return {
    assayBackup: BACKUP_FORMAT,
    takenAt: new Date().toISOString(),
    migrations: applied.rows.map((row) => row.name),
  }
}
