import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

const database = await openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'assay-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  await database.pool.query('drop schema if exists drizzle cascade; drop table if exists probes')
  rmSync(folder, { recursive: true })
  writeMigration('20260101000000_first', 'create table probes (id integer primary key);')
})

function writeMigration(name: string, statements: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), statements)
}

test('each migration runs once', async () => {
  expect(await migrate(database, folder)).toBe(1)
  expect(await migrate(database, folder)).toBe(0)
  writeMigration('20260102000000_second', 'alter table probes add column name text;')
  expect(await migrate(database, folder)).toBe(1)
})

test('servers that start together migrate one after the other', async () => {
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase(database.url)))
  const counts = await Promise.all(servers.map((server) => migrate(server, folder)))
  expect(counts.toSorted()).toEqual([0, 0, 0, 1])
  await Promise.all(servers.map((server) => server.close()))
})

test('a failing migration leaves the schema unchanged', async () => {
  writeMigration('20260102000000_broken', 'alter table probes add column name text; select nonsense;')
  await expect(migrate(database, folder)).rejects.toThrow()
  const tables = await database.pool.query(`select to_regclass('probes') as name`)
  expect(tables.rows[0].name).toBeNull()
})

test('a database of a newer version is refused', async () => {
  writeMigration('20270101000000_future', 'select 1;')
  await migrate(database, folder)
  rmSync(join(folder, '20270101000000_future'), { recursive: true })
  await expect(migrate(database, folder)).rejects.toThrow(/newer version of Assay \(20270101000000_future\)/)
})
