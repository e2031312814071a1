import { writeCursor } from '@assay/jsonapi/cursor'
import type { PageRequest } from '@assay/jsonapi/page'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEQUENCE_RUNS } from '../testing/full-run.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { keysetClauses, keysetPage, type OrderKey } from './keyset.ts'

const { query, pool } = await openTestDatabase()
const things = pgTable('things', { id: integer('id').primaryKey(), name: text('name') })
await pool.query('create table things (id integer primary key, name text)')

type Thing = typeof things.$inferSelect

const keys = (descending: boolean): OrderKey<Thing>[] => [
  { by: things.name, descending, read: ({ name }) => name },
  { by: things.id, descending, read: ({ id }) => id },
]

async function read(page: PageRequest, order: OrderKey<Thing>[]) {
  const { where, orderBy, limit, offset } = keysetClauses(page, order)
  const rows = await query
    .select()
    .from(things)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return keysetPage(rows, page, order)
}

/** Five on PostgreSQL 15 too, which may sort in its own way. */
const RUNS = Math.max(5, SEQUENCE_RUNS)
const names = fc.array(fc.constantFrom('a', 'b', 'c', null), { maxLength: 12 })

test('walking by cursor visits every row once, forwards and backwards, including ties and nulls', async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.integer({ min: 1, max: 4 }), fc.boolean(), async (list, size, descending) => {
      await query.delete(things)
      if (list.length > 0) await query.insert(things).values(list.map((name, id) => ({ id, name })))
      const order = keys(descending)
      const forwards: Thing[] = []
      let page = await read({ size }, order)
      for (;;) {
        forwards.push(...page.data)
        if (page.after === null) break
        page = await read({ size, after: page.after }, order)
      }
      expect(forwards.map(({ id }) => id).sort((a, b) => a - b)).toEqual(list.map((_, id) => id))
      const backwards = [...page.data]
      while (page.before !== null) {
        page = await read({ size, before: page.before }, order)
        backwards.unshift(...page.data)
      }
      expect(backwards).toEqual(forwards)
    }),
    { numRuns: RUNS },
  )
})

test('pages by number follow the same order', async () => {
  await query.delete(things)
  await query.insert(things).values(['b', 'a', null, 'c'].map((name, id) => ({ id, name })))
  const { data } = await read({ size: 2, number: 2 }, keys(false))
  expect(data.map(({ name }) => name)).toEqual(['c', null])
})

test('a cursor of another list is refused', async () => {
  await expect(read({ size: 2, after: writeCursor(['a']) }, keys(false))).rejects.toThrow('cursor')
})
