import { expect, test } from 'vitest'
import { formatConsent } from './format-consent.ts'

test('a consent that was ended today ended today, and one whose last day is today still holds', () => {
  expect(formatConsent('2026-11-30', '2026-11-30')).toBe('until 30 Nov 2026')
  expect(formatConsent('2026-11-29', '2026-11-30')).toBe('ended 30 Nov 2026')
  expect(formatConsent('2026-02-28', '2026-11-30')).toBe('ended 1 Mar 2026')
})
