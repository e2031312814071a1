import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/errors/app-error.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { aCompany } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import {
  type CreditOf,
  insertSubscription,
  readCreditsLeft,
  reserveCredit,
  returnCredit,
  spendCredit,
} from './index.ts'

const app = await openTestApp()
const INCLUDED = 3

const moves = { reserve: reserveCredit, spend: spendCredit, return: returnCredit }
const step = fc.record({
  verb: fc.constantFrom('reserve' as const, 'spend' as const, 'return' as const),
  subject: fc.nat(5),
  days: fc.constantFrom(0, 0, 0, 5, 20),
})

test('whatever is reserved, spent and given back, credits never fall below zero and the ledger agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id: companyId } = await aCompany(app)
      let at = app.system.now()
      await insertSubscription(app.system.db, {
        companyId,
        planId: 'team',
        creditsIncluded: INCLUDED,
        periodStart: at,
        periodEnd: new Date(at.getTime() + 30 * DAY_MS),
      })
      const subjects = Array.from({ length: 6 }, () => crypto.randomUUID())
      const isReserved = new Set<string>()
      for (const { verb, subject, days } of steps) {
        at = new Date(at.getTime() + days * DAY_MS)
        const subjectId = subjects[subject] ?? ''
        // A subject has one request; what was not reserved is neither spent nor given back.
        if (verb === 'reserve' ? isReserved.has(subjectId) : !isReserved.has(subjectId)) continue
        if (await take(verb, { companyId, subjectId, at })) isReserved.add(subjectId)
      }
      const { rows } = await app.database.pool.query(
        `select subject_id, array_agg(kind order by kind) as kinds from credit_movements where company_id = $1 group by 1`,
        [companyId],
      )
      for (const { kinds } of rows) expect(ENDS).toContain(kinds.join())
    }),
    { numRuns: 15 },
  )
})

/** Whether the step was possible; checks what became of the credits. */
async function take(verb: keyof typeof moves, of: CreditOf): Promise<boolean> {
  const { companyId, at } = of
  const left = await readCreditsLeft(app.system.db, companyId, at)
  const isDone = await app.system
    .transaction((tx) => moves[verb](tx, of))
    .then(() => true)
    .catch((error: unknown) => {
      // A credit that went back can't be spent.
      if (error instanceof AppError) expect([error.code, verb, left]).toEqual(['credit.none-left', 'reserve', 0])
      else expect(String(error)).toMatch(/credit_movements/)
      return false
    })
  const now = await readCreditsLeft(app.system.db, companyId, at)
  expect(now).toBeGreaterThanOrEqual(0)
  if (verb === 'spend' || !isDone) expect(now).toBe(left)
  return isDone
}

const ENDS = ['reserve', 'reserve,spend', 'release,reserve', 'refund,reserve,spend']
