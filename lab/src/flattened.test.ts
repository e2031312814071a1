import { expect, test } from 'vitest'
import { flattened } from './flattened.ts'

test('line breaks become spaces, and nothing else changes', () => {
  expect(flattened('Cook\n\n  Kitchen  A,\r\n2012 - 2015\n')).toBe('Cook Kitchen  A, 2012 - 2015')
})
