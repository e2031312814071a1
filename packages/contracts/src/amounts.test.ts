import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, formatMoney, majorOf, minorDigits, minorOf, readAmountText } from './amounts.ts'
import { likelyPeriod } from './pay-plausibility.ts'

const known = Intl.supportedValuesOf('currency')

// What CLDR rounds to in shops differs from ISO 4217 for these; withdrawn codes are left as they are.
const SHOP_ROUNDING = new Set(['AFN', 'ALL', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'RSD', 'SLL'])
for (const code of ['SOS', 'SYP', 'YER', 'COP', 'CRC', 'PKR', 'TZS', 'UZS', 'HUF', 'MRU']) SHOP_ROUNDING.add(code)
const WITHDRAWN = new Set(['ADP', 'BYR', 'ESP', 'ITL', 'LUF', 'MGF', 'TMM', 'TPE', 'TRL', 'ZMK', 'ZWD', 'STD', 'MRO'])

test.each(known)('%s is read, kept and shown by its own minor unit', (currency) => {
  const digits = minorDigits(currency)
  if (!SHOP_ROUNDING.has(currency) && !WITHDRAWN.has(currency)) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    expect(digits).toBe(maximumFractionDigits)
  }
  const money = { amountMinor: 12_345_678, currency }
  const shown = formatMoney(money, { display: 'code' })
  expect(shown.startsWith(currency)).toBe(true)
  expect(Number(shown.replace(/[^\d.]/g, ''))).toBe(12_345_678 / 10 ** digits)
})

test('the text as typed is stored and shown again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.integer({ min: 0, max: 2 ** 45 }), (currency, amountMinor) => {
      const money = { amountMinor, currency }
      expect(minorOf(majorOf(money), currency)).toBe(amountMinor)
      expect(minorOf(readAmountText(amountText(money)) ?? -1, currency)).toBe(amountMinor)
    }),
  )
})

test.each([
  ['KRW', 60_000_000, '₩60,000,000'],
  ['JPY', 9_000_000, '¥9,000,000'],
  ['EUR', 6_250, '€62.50'],
  ['EUR', 6_200, '€62'],
  ['KWD', 1_234_500, 'KWD 1,234.500'],
])('%s %i is shown as %s', (currency, amountMinor, shown) => {
  expect(formatMoney({ amountMinor, currency })).toBe(shown)
})

test.each([
  ['1,250.50', 1250.5],
  ['62,5', 62.5],
  ['60 000', 60_000],
  ['1’000'.replace('’', "'"), 1000],
  ['abc', null],
  ['', null],
])('%j is read as %j', (text, amount) => {
  expect(readAmountText(text)).toBe(amount)
})

test.each([
  [7_500, 'EUR', 'year', 'hour'],
  [9_000_000, 'EUR', 'hour', 'year'],
  [9_000_000, 'JPY', 'hour', 'year'],
  [40_000, 'USD', 'month', 'day'],
  [600_000, 'EUR', 'month', null],
  [6_500, 'EUR', 'hour', null],
  [60_000_000, 'KRW', 'year', null],
  [1, 'XTS', 'year', null],
] as const)('%i minor units of %s a %s were probably meant by the %s', (amountMinor, currency, period, likely) => {
  const found = likelyPeriod({ amountMinor, currency, period })
  if (likely === null) expect(found).toBeNull()
  else expect(found).not.toBe(period)
})
