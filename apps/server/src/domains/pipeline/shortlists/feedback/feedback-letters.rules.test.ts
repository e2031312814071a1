import { expect, test } from 'vitest'
import { feedbackLetter } from './feedback-letters.rules.ts'

test('the deadline is a time in the company’s zone', () => {
  const { content } = feedbackLetter({
    companyName: 'Acme',
    requirementTitle: 'Backend Engineer',
    askedBy: 'Rita',
    message: null,
    candidates: 1,
    address: 'https://assay.test/verify#a',
    expiresAt: new Date('2026-12-04T23:30:00Z'),
    timezone: 'Europe/Berlin',
    isReminder: false,
  })
  expect(JSON.stringify(content)).toContain('Please reply by Sat 5 Dec 2026, 00:30 (Berlin, GMT+1).')
})
