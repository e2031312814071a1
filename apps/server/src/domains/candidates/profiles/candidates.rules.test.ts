import { expect, test } from 'vitest'
import { maskedNameOf } from './candidates.rules.ts'

test('a masked name is stable and reveals nothing about the candidate', () => {
  const id = '019a0000-0000-7000-8000-000000000001'

  expect(maskedNameOf(id)).toMatch(/^Candidate [2-9A-HJKMNP-Z]{5}$/)
  expect(maskedNameOf(id)).toBe(maskedNameOf(id))
  expect(maskedNameOf('019a0000-0000-7000-8000-000000000002')).not.toBe(maskedNameOf(id))
})
