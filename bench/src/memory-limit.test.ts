import { buildPool, compileTaxonomy, defaultModel, rank } from '@assay/ranking-engine'
import { expect, test } from 'vitest'
import { MARKET_DAY, MARKET_NOW, makeMarket } from './market.ts'
import { bytesRead } from './memory-limit.ts'

const market = makeMarket(7)
const [criteria] = market.queries(1)
const poolOf = (sharedFrom: number) =>
  buildPool(market.candidates(3000), {
    taxonomy: compileTaxonomy(market.taxonomy),
    model: defaultModel,
    asOfDay: MARKET_DAY,
    sharedFrom,
  })

test('a question with more facets reads more of the pool and has the same answer', () => {
  const pool = poolOf(0)
  const ask = (facets: boolean) => rank(pool, criteria as never, { limit: 5, now: MARKET_NOW, facets })
  const expected = ask(true)
  const answers: unknown[] = []
  const [few = 0, many = 0] = bytesRead(pool, [() => ask(false), () => answers.push(ask(true))]) ?? []

  expect(few).toBeGreaterThan(0)
  expect(many).toBeGreaterThan(few)
  expect(many).toBeLessThan(2 * 3000 * 110)
  expect(answers).toEqual([expected])
  expect(ask(true)).toEqual(expected)
})

test('the bytes are unknown for a pool outside shared memory', () => {
  expect(bytesRead(poolOf(Number.POSITIVE_INFINITY), [])).toBeNull()
})
