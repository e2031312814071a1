import { expect, test } from 'vitest'
import { type Draft, isComplete, wireOf } from './offer-draft.ts'

const draft: Draft = {
  amount: '65',
  currency: 'EUR',
  period: 'hour',
  engagement: 'contract',
  hoursPerWeek: '',
  startOn: '2026-12-01',
  trialDays: '14',
  expiryDays: '7',
  approverId: '',
  terms: 'Dear {{candidate}}, come and work with us.',
}

test.each([
  ['65', 'EUR', 6500],
  ['62,5', 'EUR', 6250],
  ['1,250.50', 'USD', 125050],
  ["85'000", 'CHF', 8500000],
  ['9000', 'JPY', 9000],
])('%s %s is accepted as typed', (amount, currency, amountMinor) => {
  expect(wireOf({ ...draft, amount, currency }).amount).toEqual({ amountMinor, currency, period: 'hour' })
})

test('empty fields are not sent', () => {
  expect(wireOf(draft)).toMatchObject({ hoursPerWeek: null, approverId: null, trialDays: 14, expiryDays: 7 })
})

test('a draft is complete with its pay, dates and letter', () => {
  expect(isComplete(draft)).toBe(true)
  for (const missing of [{ amount: '' }, { amount: 'much' }, { startOn: '' }, { terms: 'Hi' }, { currency: 'E' }])
    expect(isComplete({ ...draft, ...missing })).toBe(false)
})
