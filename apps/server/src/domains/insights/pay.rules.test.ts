import type { Pay } from '@assay/contracts/money'
import { expect, test } from 'vitest'
import { compareWithMarket } from './pay.rules.ts'

const euros = (amountMinor: number): Pay => ({ amountMinor, currency: 'EUR', period: 'hour' })
/** A dollar is half a euro here, and a year has 2,000 hours. */
const convert = ({ amountMinor, currency, period }: Pay, to: Pick<Pay, 'currency' | 'period'>): Pay | null => {
  if (currency === 'XXX') return null
  const hourly = (amountMinor * (currency === 'USD' ? 0.5 : 1)) / (period === 'year' ? 2000 : 1)
  return { ...to, amountMinor: hourly * (to.period === 'year' ? 2000 : 1) }
}
const offer = (titleId: string, pay: Pay, market: Pay | null, engagement: 'contract' | 'fullTime' = 'contract') => ({
  titleId,
  engagement,
  pay,
  market,
})

test('offers are compared with the market by title and kind of work, in one currency', () => {
  const offers = [
    ...[offer('a', euros(4500), euros(5000)), offer('a', euros(5500), euros(5000))],
    // A candidate from elsewhere, where pay is lower.
    offer('a', { ...euros(6000), currency: 'USD' }, euros(2500)),
    offer(
      'b',
      { ...euros(9_000_000), period: 'year' },
      { ...euros(20_000_000), currency: 'USD', period: 'year' },
      'fullTime',
    ),
    // No market pay is known for these.
    ...[offer('c', euros(6000), null), offer('a', { ...euros(1), currency: 'XXX' }, euros(5000))],
  ]
  expect(compareWithMarket(offers, { currency: 'EUR', convert })).toEqual({
    differencePercent: 0,
    withoutMarket: 2,
    titles: [
      {
        key: 'a/contract',
        titleId: 'a',
        engagement: 'contract',
        value: 3,
        differencePercent: 10,
        offered: euros(4500),
        market: euros(5000),
      },
      {
        key: 'b/fullTime',
        titleId: 'b',
        engagement: 'fullTime',
        value: 1,
        differencePercent: -10,
        offered: { amountMinor: 9_000_000, currency: 'EUR', period: 'year' },
        market: { amountMinor: 10_000_000, currency: 'EUR', period: 'year' },
      },
    ],
  })
})

test('without offers or figures there is nothing to compare', () => {
  const nothing = { differencePercent: null, withoutMarket: 0, titles: [] }
  expect(compareWithMarket([], { currency: 'EUR', convert })).toEqual(nothing)
  expect(compareWithMarket([offer('a', euros(1), null)], { currency: 'EUR', convert })).toEqual({
    ...nothing,
    withoutMarket: 1,
  })
})
