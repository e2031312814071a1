import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { HOUR_MS } from '../time/durations.ts'
import { openDatabase } from './connect.ts'

const database = await openTestDatabase()

test('a server that may lose confirmed writes is opened with a warning', () => {
  expect(database.warnings).toEqual([
    expect.stringContaining('synchronous_commit is off'),
    expect.stringContaining('fsync is off'),
  ])
})

test('a user who may open too few connections is told at the start', async () => {
  const limit = (most: number) =>
    database.pool.query(
      `do $$ begin execute format('alter database %I connection limit ${most}', current_database()); end $$`,
    )
  await limit(19)
  const second = await openDatabase(database.url)
  await limit(-1)
  await second.close()
  expect(second.warnings).toContainEqual(expect.stringContaining('may open only 19 connections'))
})

test.each([
  ['datestyle', 'German', /^DateStyle is German, DMY .* Run: alter role .* set DateStyle = 'ISO'$/],
  ['extra_float_digits', '0', /^extra_float_digits is 0 .* set extra_float_digits = '1'$/],
  ['idle_in_transaction_session_timeout', '1ms', /^idle_in_transaction_session_timeout is 1 .* = '1min'$/],
  ['lock_timeout', '5s', /^lock_timeout is 5000 .* = '1min'$/],
  ['idle_session_timeout', '2s', /^idle_session_timeout is 2000 .* = '0'$/],
  ['search_path', 'pg_catalog', /^The search_path of this user names no schema/],
])('a user whose %s is %s is refused by one line that says what to run', async (name, value, line) => {
  const second = await openTestDatabase()
  const set = (change: string) =>
    second.pool.query(`do $$ begin execute format('alter database %I ${change}', current_database()); end $$`)
  await set(`set ${name} = ''${value}''`)
  const refusal = await openDatabase(second.url).then(String, ({ message }: Error) => message)
  expect(refusal).toMatch(line)
  const [, advice] = /Run: (.*)$/.exec(refusal) ?? []
  await (advice === undefined ? set(`reset ${name}`) : second.pool.query(advice))
  await expect(openDatabase(second.url).then((opened) => opened.close())).resolves.toBeUndefined()
})

test('what a transaction asks at once is sent one after the other, also behind a failure', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error): unknown => warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const order: number[] = []
  const answers = await database.query.transaction(async (tx) => {
    const ask = async (n: number) => {
      const [row] = await tx.execute(sql`select ${n}::int as n, pg_sleep(${(4 - n) / 100})`, 'objects')
      order.push(n)
      return row?.['n']
    }
    return Promise.all([ask(1), ask(2), ask(3), ask(4)])
  })
  const failing = database.query.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 / 0`), tx.execute(sql`select 1`), tx.execute(sql`select 2`)]),
  )
  await expect(failing).rejects.toThrow()
  expect([answers, order, warnings]).toEqual([[1, 2, 3, 4], [1, 2, 3, 4], []])
  expect(await database.query.execute(sql`select 5 as n`, 'objects')).toEqual([{ n: 5 }])
})

test('an address without a server is refused by one line that names the setting', async () => {
  const opening = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  await expect(opening).rejects.toThrow(/^The database cannot be reached: .*Check DATABASE_URL\.$/)
})

test('the end of an idle connection is reported and the pool stays usable', async () => {
  const reports: Error[] = []
  const second = await openDatabase(database.url, { onPoolError: (error) => reports.push(error) })
  await second.query.execute(sql`select 1`)
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => reports.length).toBe(1)
  expect(await second.query.execute(sql`select 2 as two`, 'objects')).toEqual([{ two: 2 }])
  await second.close()
})

test('closing is idempotent', async () => {
  const second = await openDatabase(database.url)
  await second.close()
  await expect(second.close()).resolves.toBeUndefined()
})

test('an idle pool keeps a few connections open for the next request', async () => {
  const second = await openDatabase(database.url, { maxConnections: 8 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await Promise.all(Array.from({ length: 8 }, () => second.pool.query('select pg_sleep(0.2)')))
    expect(second.pool.totalCount).toBe(8)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(second.pool.totalCount).toBe(4)
  } finally {
    vi.useRealTimers()
    await second.close()
  }
})
