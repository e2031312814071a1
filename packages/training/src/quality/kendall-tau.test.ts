import { expect, test } from 'vitest'
import { kendallTau } from './kendall-tau.ts'

test('the same order is 1, the reverse is -1, one swap of four is 2/3', () => {
  expect(kendallTau(['a', 'b', 'c'], ['a', 'b', 'c'])).toBe(1)
  expect(kendallTau(['a', 'b', 'c'], ['c', 'b', 'a'])).toBe(-1)
  expect(kendallTau(['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd'])).toBeCloseTo(2 / 3, 12)
})

test('items in only one of the orders are left out, and empty orders agree', () => {
  expect(kendallTau(['a', 'x', 'b'], ['b', 'a', 'y'])).toBe(-1)
  expect(kendallTau(['a'], ['a'])).toBe(1)
})
