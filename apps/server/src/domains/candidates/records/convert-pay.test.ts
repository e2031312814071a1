import { exchangeRates } from '@assay/contracts/exchange-rates'
import { hourlyCents } from '@assay/ranking-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertPay } from './convert-pay.rules.ts'

const currency = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KRW', 'JOD', 'PLN')
const period = fc.constantFrom('hour', 'day', 'month', 'year')

test('a converted pay is worth the same, to three digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 20_000 }),
      currency,
      period,
      currency,
      period,
      (cents, from, by, to, per) => {
        const pay = convertPay({ amountMinor: cents, currency: 'EUR', period: 'hour' }, { currency: from, period: by })
        if (pay === null) throw new Error(`No rate for ${from}`)
        const converted = convertPay(pay, { currency: to, period: per })
        if (converted === null) throw new Error(`No rate for ${to}`)
        const worth = hourlyCents(converted, exchangeRates) ?? 0
        expect(Math.abs(worth - cents) / cents).toBeLessThan(0.02)
        expect(Number.isInteger(converted.amountMinor)).toBe(true)
      },
    ),
  )
})

test('nothing is converted without need, and an unknown currency is not guessed', () => {
  const pay = { amountMinor: 123_45, currency: 'GBP', period: 'day' } as const
  expect(convertPay(pay, pay)).toEqual(pay)
  expect(convertPay(pay, { currency: 'XTS', period: 'day' })).toBeNull()
})
