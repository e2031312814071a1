import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartRefused } from '../errors/start-refused.ts'
import { withConnection } from './own-connection.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

const MIGRATION_LOCK = 4_157_002

/** Updates the schema and returns the number of migrations; servers that start together take turns. */
export async function migrate(database: { readonly pool: pg.Pool }, folder = MIGRATIONS_FOLDER): Promise<number> {
  if (await isStandby(database))
    throw new StartRefused(
      'DATABASE_URL points to a standby, which is read-only. Point it to the primary, or promote the standby.',
    )
  return withConnection(database.pool, async (client, endAfterwards) => {
    endAfterwards() // and with the session, the lock and the setting
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = await listApplied(client)
    assertKnown(before, folder)
    await runMigrations(drizzle({ client }), { migrationsFolder: folder })
    return (await listApplied(client)).length - before.length
  })
}

export type MigratingTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** The same as part of a transaction: other servers wait to migrate until it ends. */
export async function migrateWithin(tx: MigratingTransaction, folder = MIGRATIONS_FOLDER): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await runMigrations(tx, { migrationsFolder: folder })
}

/** A standby can be read, but neither migrated nor written. */
export async function isStandby({ pool }: { readonly pool: pg.Pool }): Promise<boolean> {
  return (await pool.query('select pg_is_in_recovery() as "isStandby"')).rows[0].isStandby
}

async function listApplied(client: pg.PoolClient): Promise<string[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (table.rows[0].name === null) return []
  const applied = await client.query('select name from drizzle.__drizzle_migrations order by id')
  return applied.rows.map((row) => row.name)
}

function assertKnown(applied: readonly string[], folder: string): void {
  const known = new Set(readdirSync(folder))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new StartRefused(
      `The database was migrated by a newer version of Assay (${unknown}): start that version, or restore a backup.`,
    )
}
