import { createReadStream } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip, type Gunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { StartRefused } from '../../errors/start-refused.ts'
import { MIGRATIONS_FOLDER, type MigratingTransaction, migrateWithin } from '../migrate.ts'
import { withConnection } from '../own-connection.ts'
import { BACKUP_FORMAT, type BackupHeader, END_OF_ROWS, type TableHeader, type Written } from './backup.ts'
import { copyInto } from './copy.ts'
import { listTables, quotedTable } from './table-list.ts'

export interface RestoreRequest {
  readonly path: string
  readonly replaces: boolean
  readonly onTable: (table: string, rows: number) => void
}

/** Transaction ids of another server are not comparable, so followers must start over. */
const BEGIN_AGAIN = `update candidate_profile_history set generation = gen_random_uuid(), settled_below = '0'`

/** Restores a backup in one transaction, its older schema and the migrations to this version included. */
export async function readBackup(database: { readonly pool: pg.Pool }, request: RestoreRequest): Promise<Written> {
  const lines = new LineReader(request.path)
  try {
    const header = readHeader(await lines.next())
    return await withConnection(database.pool, (client) =>
      drizzle({ client }).transaction(async (tx) => {
        await client.query('set local statement_timeout = 0')
        if (!(await isFitting(client, header, request.replaces))) await rebuildSchema(tx, header.migrations)
        const written = await restoreTables(client, lines, request)
        await migrateWithin(tx)
        await client.query(BEGIN_AGAIN)
        return written
      }),
    )
  } finally {
    lines.close()
  }
}

function readHeader(line: string | null): BackupHeader {
  const header = parse(line) as BackupHeader | null
  if (header?.assayBackup !== BACKUP_FORMAT)
    throw new StartRefused('This is not an Assay backup, or its format is not supported.')
  return header
}

/** Whether the schema is that of the backup. An older one is made for it; a newer one cannot go back. */
async function isFitting(client: pg.PoolClient, header: BackupHeader, replaces: boolean): Promise<boolean> {
  const found = await client.query<{ users: string; candidates: string }>(
    'select (select count(*) from users) as users, (select count(*) from candidates) as candidates',
  )
  const isEmpty = found.rows[0]?.users === '0' && found.rows[0].candidates === '0'
  if (!isEmpty && !replaces)
    throw new StartRefused('The database already has users or candidates. Add --replace to delete them first.')
  const applied = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by id')
  const names = applied.rows.map((row) => row.name)
  const newer = header.migrations.find((name) => !names.includes(name))
  if (newer !== undefined)
    throw new StartRefused(`The backup is from a newer version of Assay (${newer}). Restore it with that version.`)
  return names.join() === header.migrations.join()
}

async function rebuildSchema(tx: MigratingTransaction, names: readonly string[]): Promise<void> {
  await tx.execute(
    'drop schema public cascade; drop schema drizzle cascade; drop schema if exists demographics cascade; create schema public',
  )
  const folder = await mkdtemp(join(tmpdir(), 'assay-restore-'))
  try {
    for (const name of names) await cp(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true })
    await migrateWithin(tx, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreTables(client: pg.PoolClient, lines: LineReader, request: RestoreRequest): Promise<Written> {
  const known = (await listTables(client)).map((shape) => shape.table)
  // The rows have been through the chaining, logging and guarding triggers once already.
  for (const table of known) await client.query(`alter table ${quotedTable(table)} disable trigger user`)
  await client.query(`truncate ${known.map(quotedTable).join(', ')}, candidate_changes`)
  let tables = 0
  let rows = 0
  for (let line = await lines.next(); line !== null; line = await lines.next()) {
    const { table, columns } = readTableHeader(line, known)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const count = await copyInto(client, `copy ${quotedTable(table)} (${names}) from stdin`, lines.rows())
    tables += 1
    rows += count
    request.onTable(table, count)
  }
  for (const table of known) await client.query(`alter table ${quotedTable(table)} enable trigger user`)
  await client.query('insert into candidate_changes (candidate_id) select id from candidates')
  await client.query(`select pg_notify('candidate_changes', '')`)
  return { tables, rows }
}

function readTableHeader(line: string, known: readonly string[]): TableHeader {
  const header = parse(line) as TableHeader | null
  const isSound =
    header !== null &&
    known.includes(header.table) &&
    Array.isArray(header.columns) &&
    header.columns.every((name) => /^[a-z_0-9]+$/.test(name))
  if (!isSound) throw new StartRefused('The backup is damaged: it has an unknown table.')
  return header
}

function parse(line: string | null): unknown {
  try {
    return JSON.parse(line ?? 'null')
  } catch {
    return null // the caller reports what is wrong with it
  }
}

/** Reads headers line by line and streams the rows in between, without holding a whole table. */
class LineReader {
  readonly #stream: Gunzip
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(path: string) {
    const file = createReadStream(path)
    const gunzip = createGunzip()
    file.on('error', (error) => gunzip.destroy(error))
    this.#stream = file.pipe(gunzip)
    this.#chunks = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async next(): Promise<string | null> {
    for (;;) {
      const end = this.#held.indexOf(0x0a)
      if (end >= 0) {
        const line = this.#held.subarray(0, end).toString('utf8')
        this.#held = this.#held.subarray(end + 1)
        return line
      }
      if (!(await this.#more())) return this.#held.length === 0 ? null : this.#damaged()
    }
  }

  async *rows(): AsyncGenerator<Buffer> {
    const ending = Buffer.from(`${END_OF_ROWS}\n`)
    for (;;) {
      const end = this.#endOfRows(ending)
      if (end >= 0) {
        if (end > 0) yield this.#held.subarray(0, end)
        this.#held = this.#held.subarray(end + ending.length)
        return
      }
      const lastLine = this.#held.lastIndexOf(0x0a) + 1
      if (lastLine > 0) {
        const whole = this.#held.subarray(0, lastLine)
        this.#held = this.#held.subarray(lastLine)
        yield whole
      }
      if (!(await this.#more())) this.#damaged()
    }
  }

  close(): void {
    this.#stream.destroy()
  }

  #endOfRows(ending: Buffer): number {
    if (this.#held.subarray(0, ending.length).equals(ending)) return 0
    const at = this.#held.indexOf(`\n${END_OF_ROWS}\n`)
    return at < 0 ? -1 : at + 1
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next().catch(() => this.#damaged())
    if (done) return false
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value])
    return true
  }

  #damaged(): never {
    throw new StartRefused('The backup is damaged: it ends too early or cannot be unpacked.')
  }
}
