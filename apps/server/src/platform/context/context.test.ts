import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/connect.ts'
import { lockName } from '../database/lock-name.ts'
import { afterFile } from '../testing/after-file.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Actor } from './actor.ts'
import { contextMaker } from './context.ts'

const few = await openDatabase((await openTestDatabase()).url, { maxConnections: 5 })
afterFile(() => few.close())
const ctx = contextMaker({ database: few, now: () => new Date(), effectsOf: () => [] })({
  actor: { kind: 'system' } as Actor,
  requestId: 'test',
})

test('transactions that wait for each other leave connections for reads outside of them', async () => {
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      ctx.transaction(async (tx) => {
        await lockName(tx, 'what all of them want')
        // Inside a use case, code outside its transaction can call any domain.
        await ctx.db.execute(sql`select 1`)
        return at
      }),
    ),
  )
  expect(done).toHaveLength(20)
})
