import { expect, test } from 'vitest'
import { changeFields, type Draft, draftFields } from './offer-draft.ts'

const draft: Draft = {
  shortlistedId: '019344aa-0000-7000-8000-000000000001',
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
  expect(draftFields.read({ ...draft, amount, currency }).amount).toEqual({ amountMinor, currency, period: 'hour' })
})

test('empty fields are not sent', () => {
  const { shortlistedId: _, ...change } = draft
  const empty = { hoursPerWeek: null, approverId: null, trialDays: 14, expiryDays: 7 }
  expect(draftFields.read(draft)).toMatchObject(empty)
  expect(changeFields.read(change)).toMatchObject(empty)
})

test('a draft needs its pay, dates and letter, and says so at the field', () => {
  expect(draftFields.problems(draft)).toEqual({})
  const wrong = { amount: 'much', startOn: '', terms: 'Hi', currency: 'E', trialDays: '181', hoursPerWeek: 'all' }
  expect(draftFields.problems({ ...draft, ...wrong })).toEqual({
    amount: 'Pay must be a number.',
    startOn: 'Start is required.',
    terms: 'Write at least a few words.',
    currency: 'Currency has an invalid format.',
    trialDays: 'Trial (days) must be at most 180.',
    hoursPerWeek: 'Hours per week must be a number.',
  })
})
