import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { periodAfter } from './credits.rules.ts'
import { planChange } from './plan-change.rules.ts'
import { taxOn } from './tax.rules.ts'

const start = new Date('2026-01-31T10:00:00Z')
const interval = fc.constantFrom('month' as const, 'year' as const)
const price = fc.integer({ min: 100, max: 1_000_000 })

test('a change never costs more than the new plan, and its lines add up', () => {
  fc.assert(
    fc.property(price, interval, price, interval, fc.integer({ min: 0, max: 400 }), (old, by, wanted, to, days) => {
      const paid = {
        name: 'Old',
        interval: by,
        priceMinor: old,
        periodStart: start,
        periodEnd: periodAfter(start, by),
      }
      const now = new Date(start.getTime() + days * DAY_MS)
      const change = planChange(paid, { name: 'New', interval: to, priceMinor: wanted }, now)
      expect(change.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(change.netMinor)
      expect(change.netMinor).toBeGreaterThanOrEqual(0)
      expect(change.netMinor).toBeLessThanOrEqual(wanted)
      expect(change.kind).toBe(change.netMinor > 0 ? 'upgrade' : 'downgrade')
      if (change.kind === 'downgrade') expect(change.startsAt).toEqual(paid.periodEnd)
    }),
  )
})

test('on the first day the difference of the prices is due, and a plan after a free one costs its price', () => {
  const paid = {
    name: 'Team',
    interval: 'month' as const,
    priceMinor: 14_900,
    periodStart: start,
    periodEnd: periodAfter(start, 'month'),
  }
  const wanted = { name: 'Business', interval: 'month' as const, priceMinor: 49_900 }
  expect(planChange(paid, wanted, start).netMinor).toBe(35_000)
  expect(planChange(null, wanted, start)).toMatchObject({ kind: 'start', netMinor: 49_900 })
})

const seller = (country: string) => ({ country, taxBasisPoints: 1900 })

test.each([
  ['DE', 'DE', null, 1900, null],
  ['DE', 'FR', 'FR40303265045', 0, /^Reverse charge/],
  ['DE', 'FR', null, 1900, null],
  ['DE', 'US', '12-3456789', 0, /^Not subject to EU VAT/],
  ['GB', 'GB', null, 1900, null],
  ['GB', 'DE', 'DE136695976', 0, /^Outside the scope of UK VAT/],
  ['US', 'DE', 'DE136695976', 0, /^No US sales tax/],
])('a seller in %s bills a buyer in %s (%s) with %i basis points', (from, to, taxId, basisPoints, note) => {
  const tax = taxOn(10_000, { seller: seller(from), buyer: { country: to, taxId } })
  expect(tax).toMatchObject({ basisPoints, taxMinor: basisPoints })
  if (note === null) expect(tax.note).toBeNull()
  else expect(tax.note).toMatch(note)
})
