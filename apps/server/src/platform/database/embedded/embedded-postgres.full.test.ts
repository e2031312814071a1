import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeBackup } from '../backup/backup.ts'
import { readBackup } from '../backup/restore.ts'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { asUnprivileged } from './postgres-account.ts'
import { findEmbeddedBinaries } from './postgres-binaries.ts'
import { readPostmaster } from './postmaster-file.ts'
import { launchServer, stopServer } from './server-process.ts'

const HOLDER = fileURLToPath(new URL('../../testing/hold-postgres.ts', import.meta.url))
const NOBODY = 65_534

let home = ''
let folder = ''
let holders: ChildProcess[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'assay-launcher-'))
  folder = join(home, 'postgres')
  holders = []
})

afterEach(() => {
  for (const holder of holders) holder.kill('SIGKILL')
  const left = readPostmaster(folder)
  if (left) process.kill(left.pid, 'SIGQUIT')
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
})

const start = () => startEmbeddedPostgres({ binaries: findEmbeddedBinaries(), folder })

async function holdInAnotherProcess(uid?: number) {
  const identity = uid === undefined ? {} : { uid, gid: uid }
  const child = spawn(process.execPath, [HOLDER, folder], { stdio: ['pipe', 'pipe', 'inherit'], ...identity })
  holders.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url, joined } = JSON.parse(line) as { url: string; joined: boolean }
  return { child, url, joined }
}

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

test('the data survives a stop and a start', async () => {
  const first = await start()
  await run(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  expect(readPostmaster(folder)).toBeNull()

  const second = await start()
  expect(await run(second.url, 'select answer from kept')).toEqual([42])
  expect(second.joined).toBe(false)
  await second.stop()
})

test('over loopback only a client with the password connects, and other processes join at the same address', async () => {
  const onLoopback = { binaries: findEmbeddedBinaries(), folder, transport: 'loopback' as const }
  const first = await startEmbeddedPostgres(onLoopback)
  expect(first.joined).toBe(false)
  const { hostname, password, port } = new URL(first.url)
  expect(hostname).toBe('127.0.0.1')
  expect(readFileSync(`${folder}.server-password`, 'utf8')).toBe(password)
  await expect(run(`postgres://assay:wrong@127.0.0.1:${port}/assay`, 'select 1')).rejects.toThrow(/password/)

  const second = await startEmbeddedPostgres(onLoopback)
  expect(second).toMatchObject({ joined: true, url: first.url })
  await first.stop()
  expect(await run(second.url, 'select 42')).toEqual([42])
  await second.stop()
  expect(readPostmaster(folder)).toBeNull()
})

const asks =
  'select rolsuper or rolcreaterole or rolcreatedb or rolreplication from pg_roles where rolname = current_user'

test('the server has a role without special rights, and every connection needs a password', async () => {
  const held = await start()
  const host = new URL(held.url).searchParams.get('host')
  const at = (login: string) => `postgres://${login}@localhost/assay?host=${encodeURIComponent(String(host))}`

  expect(await run(held.url, asks)).toEqual([false])
  await expect(run(held.url, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/)
  await expect(run(held.url, `select pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/)
  for (const login of ['assay', 'assay:wrong', 'assay_server', 'assay_server:wrong', 'postgres'])
    await expect(run(at(login), 'select 1')).rejects.toThrow(/password/)
  for (const name of ['password', 'server-password']) expect(statSync(`${folder}.${name}`).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'pg_hba.conf'), 'utf8')).not.toMatch(/^(local|host).*trust/m)
  await held.stop()
})

/** As earlier versions did: one role, a superuser, trusted on the socket. */
async function makeFolderOfEarlierVersion(): Promise<void> {
  const binaries = findEmbeddedBinaries()
  const flags = ['-D', folder, '-E', 'UTF8', '--locale=C', '-k', ...binaries.initFlags, '-U', 'assay', '-A', 'trust']
  const [command, args] = asUnprivileged(join(binaries.folder, 'initdb'), flags)
  expect(spawnSync(command, args).status).toBe(0)
  const server = { binaries, folder, transport: 'socket' as const }
  await launchServer(server, binaries.serverFlags)
  await expect.poll(() => readPostmaster(folder)?.isReady).toBe(true)
  const socket = encodeURIComponent(String(readPostmaster(folder)?.socketFolder))
  await run(`postgres://assay@localhost/postgres?host=${socket}`, 'create database assay')
  const database = await openDatabase(`postgres://assay@localhost/assay?host=${socket}`)
  await migrate(database)
  await database.pool.query(
    `insert into industries (id, slug, name, code) values (gen_random_uuid(), 'kept', 'Kept', 'k')`,
  )
  await database.close()
  stopServer(server, Number(readPostmaster(folder)?.pid), 'fast')
  await expect.poll(() => readPostmaster(folder)).toBeNull()
}

test('a data folder of an earlier version is taken over with its data, and can be migrated and restored', async () => {
  await makeFolderOfEarlierVersion()

  const held = await Promise.all([start(), start()])
  const [{ url }] = held
  const database = await openDatabase(url)
  const backup = join(home, 'backup.gz')

  expect(await run(url, asks)).toEqual([false])
  expect(await run(url, `select name from industries where slug = 'kept'`)).toEqual(['Kept'])
  const foreign = `select c.oid::regclass::text from pg_class c join pg_roles r on r.oid = relowner
    where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and rolname <> 'assay_server'`
  expect(await run(url, foreign)).toEqual([])
  expect(await migrate(database)).toBe(0)
  await writeBackup(database, backup, () => undefined)
  await readBackup(database, { path: backup, replaces: true, onTable: () => undefined })
  expect(await run(url, `select name from industries where slug = 'kept'`)).toEqual(['Kept'])
  // Restoring an older backup creates the whole schema again.
  await database.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema demographics cascade; create schema public',
  )
  expect(await migrate(database)).toBeGreaterThan(0)

  await database.close()
  for (const each of held) await each.stop()
  const again = await start()
  expect(await run(again.url, asks)).toEqual([false])
  await again.stop()
})

test('a lost password of the server is replaced; a lost one of the owner is named', async () => {
  const first = await start()
  await first.stop()
  rmSync(`${folder}.server-password`)
  const second = await start()
  expect(await run(second.url, 'select 42')).toEqual([42])
  await second.stop()
  rmSync(`${folder}.password`)
  await expect(start()).rejects.toThrow(/does not accept the password in .*postgres\.password/)
})

test('a platform without an embedded PostgreSQL gets an error that asks for DATABASE_URL', () => {
  expect(() => findEmbeddedBinaries('freebsd-x64')).toThrow(/no embedded PostgreSQL for freebsd-x64.*DATABASE_URL/)
})

test('a second process joins, and the last to leave stops the server', async () => {
  const first = await start()
  const second = await holdInAnotherProcess()
  expect(second).toMatchObject({ joined: true, url: first.url })

  await first.stop()
  expect(await run(second.url, 'select 1')).toEqual([1])

  second.child.stdin?.end()
  await once(second.child, 'exit')
  expect(readPostmaster(folder)).toBeNull()
})

test('of three that start together in an empty folder one creates the database and all share it', async () => {
  const held = await Promise.all([holdInAnotherProcess(), holdInAnotherProcess(), holdInAnotherProcess()])
  expect(held.filter(({ joined }) => !joined)).toHaveLength(1)
  expect(new Set(held.map(({ url }) => url)).size).toBe(1)
})

test('after the application was killed, the server ends by itself, and the next start finds what was committed', async () => {
  const killed = await holdInAnotherProcess()
  await run(killed.url, 'create table kept as select 42 as answer')
  killed.child.kill('SIGKILL')
  await expect.poll(() => readPostmaster(folder)).toBeNull()

  const next = await start()
  expect(next.joined).toBe(false)
  expect(await run(next.url, 'select answer from kept')).toEqual([42])
  await next.stop()
})

test('the next start may come while the server of a killed application is about to end', async () => {
  const killed = await holdInAnotherProcess()
  await run(killed.url, 'create table kept as select 42 as answer')
  killed.child.kill('SIGKILL')

  const next = await start()
  expect(await run(next.url, 'select answer from kept')).toEqual([42])
  await next.stop()
  expect(readPostmaster(folder)).toBeNull()
})

test('the server goes on until the last application has ended, whichever started it', async () => {
  const first = await holdInAnotherProcess()
  const second = await holdInAnotherProcess()
  const pid = readPostmaster(folder)?.pid
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const third = await holdInAnotherProcess()
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
  expect(third).toMatchObject({ joined: true, url: first.url })
  expect(await run(third.url, 'select 42')).toEqual([42])
  expect(readPostmaster(folder)?.pid).toBe(pid)
  third.child.kill('SIGKILL')
  await expect.poll(() => readPostmaster(folder)).toBeNull()
})

test('a server that an earlier version left running is joined and finally stopped', async () => {
  const first = await start()
  await first.stop()
  const binaries = findEmbeddedBinaries()
  await launchServer({ binaries, folder, transport: 'socket' }, binaries.serverFlags)
  await expect.poll(() => readPostmaster(folder)?.isReady).toBe(true)

  const next = await start()
  expect(next.joined).toBe(true)
  await next.stop()
  expect(readPostmaster(folder)).toBeNull()
})

test('after PostgreSQL itself was killed, the next start recovers what was committed', async () => {
  const first = await start()
  await run(first.url, 'create table kept as select 42 as answer')
  process.kill(Number(readPostmaster(folder)?.pid), 'SIGKILL')

  const second = await start()
  expect(await run(second.url, 'select answer from kept')).toEqual([42])
  await second.stop()
  await first.stop()
})

/** As when the system runs out of memory: the server ends all connections and recovers. */
async function killOneConnection(url: string): Promise<void> {
  const [killed, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const client of [killed, other]) {
    client.on('error', () => undefined)
    await client.connect()
  }
  const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => other.once('end', resolve))
  process.kill(Number(rows[0]?.pid), 'SIGKILL')
  await ended
}

test('after one process of PostgreSQL was killed, it recovers for those who used it, however late they return', async () => {
  const held = await start()
  await run(held.url, 'create table kept as select 42 as answer')
  const pid = readPostmaster(folder)?.pid

  await killOneConnection(held.url)
  await held.ended
  await expect.poll(() => run(held.url, 'select answer from kept').catch(() => null)).toEqual([42])
  const back = await start()
  held.release()
  expect(await run(back.url, 'select answer from kept')).toEqual([42])
  expect(readPostmaster(folder)?.pid).toBe(pid)
  await back.stop()
  expect(readPostmaster(folder)).toBeNull()
})

test('a server that is asked to stop while it recovers does not keep the next start waiting for its end', async () => {
  const killed = await holdInAnotherProcess()
  await run(killed.url, 'create table kept as select 42 as answer')
  await killOneConnection(killed.url)
  killed.child.kill('SIGKILL')

  const next = await start()
  expect(await run(next.url, 'select answer from kept')).toEqual([42])
  await next.stop()
})

test('a stale pid file that names another live program does not keep PostgreSQL from starting', async () => {
  const first = await start()
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  await first.stop()
  writeFileSync(join(folder, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'))

  const second = await start()
  expect(second.joined).toBe(false)
  await second.stop()
})

test('an interrupted creation is cleaned up', async () => {
  mkdirSync(`${folder}.creating-999999999`)
  const held = await start()
  expect(existsSync(`${folder}.creating-999999999`)).toBe(false)
  await held.stop()
})

test('the data of another PostgreSQL version is refused and left unchanged', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'PG_VERSION'), '14\n')
  await expect(start()).rejects.toThrow(/belongs to PostgreSQL 14, but this version of Assay comes with 18/)
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
})

test('a server that cannot start is refused with the end of its log', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(join(folder, 'postgresql.conf'), 'nonsense = 1\n')
  await expect(start()).rejects.toThrow(/does not start[\s\S]*nonsense/)
})

// Only root may switch users, and the other user must be able to read the project.
const mayActAsNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--check', HOLDER], { uid: NOBODY, gid: NOBODY }).status === 0
test.runIf(mayActAsNobody)('an ordinary user starts it without a user namespace', async () => {
  chownSync(home, NOBODY, NOBODY)
  const held = await holdInAnotherProcess(NOBODY)
  const status = readFileSync(`/proc/${readPostmaster(folder)?.pid}/status`, 'utf8')
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(NOBODY))
  held.child.stdin?.end()
  await once(held.child, 'exit')
  expect(readPostmaster(folder)).toBeNull()
})
