import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { withTransaction } from './backup/copy.ts'
import { constraintOf, inTransaction, isDatabaseAway, sqlState } from './transaction.ts'

const { query, pool } = await openTestDatabase()
await pool.query('create table counters (name text constraint counters_name primary key, value integer not null)')

async function aCounter(name: string): Promise<void> {
  await query.execute(sql`insert into counters values (${name}, 0)`)
}

async function readCounter(name: string): Promise<number | undefined> {
  const found = await query.execute<{ value: number }>(sql`select value from counters where name = ${name}`)
  return found.rows[0]?.value
}

test('failing work is rolled back', async () => {
  await aCounter('undone')
  const work = inTransaction(query, async (tx) => {
    await tx.execute(sql`update counters set value = 7 where name = 'undone'`)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await readCounter('undone')).toBe(0)
})

test('two serializable transactions that read and increment both count', async () => {
  await aCounter('raced')
  const increment = () =>
    inTransaction(
      query,
      async (tx) => {
        const [counter] = await tx.execute<{ value: number }>(
          sql`select value from counters where name = 'raced'`,
          'objects',
        )
        await tx.execute(sql`update counters set value = ${Number(counter?.value) + 1} where name = 'raced'`)
      },
      { isolationLevel: 'serializable' },
    )
  await Promise.all([increment(), increment(), increment()])
  expect(await readCounter('raced')).toBe(3)
})

test('two transactions that lock in opposite order both finish', async () => {
  await aCounter('left')
  await aCounter('right')
  const lockBoth = (first: string, second: string) =>
    inTransaction(query, async (tx) => {
      await tx.execute(sql`update counters set value = value + 1 where name = ${first}`)
      await tx.execute(sql`select pg_sleep(0.05)`)
      await tx.execute(sql`update counters set value = value + 1 where name = ${second}`)
    })
  await Promise.all([lockBoth('left', 'right'), lockBoth('right', 'left')])
  expect([await readCounter('left'), await readCounter('right')]).toEqual([2, 2])
})

test('a refused write is not repeated, and names its constraint', async () => {
  let attempts = 0
  const work = inTransaction(query, async (tx) => {
    attempts += 1
    await tx.execute(sql`insert into counters values ('twice', 0), ('twice', 0)`)
  })
  const error = await work.catch((cause: unknown) => cause)
  expect([sqlState(error), constraintOf(error), attempts]).toEqual(['23505', 'counters_name', 1])
})

test('an error from elsewhere has no SQLSTATE', () => {
  expect(sqlState(new Error('other', { cause: { code: 'ENOENT' } }))).toBeUndefined()
})

test('a transaction whose connection is ended fails, and its process goes on', async () => {
  const work = withTransaction(pool, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    // Heard before it can happen, and not by `once` of node:events, which would listen for errors too.
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await ended
    await client.query('select 1')
  })
  await expect(work).rejects.toSatisfy(isDatabaseAway)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
