import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGrades, weightedKappa } from './agreement.ts'

const grades = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 40 })

test('a table has the grades of each judge', () => {
  const table = 'query\tcandidate\tfirst\tsecond\nt1\t7\t4\t3\nt1\t8\t0\t0\n'
  expect(readGrades(table)).toEqual(
    new Map([
      ['first', [4, 0]],
      ['second', [3, 0]],
    ]),
  )
})

test('equal grades agree fully, opposite grades less than by chance', () => {
  fc.assert(fc.property(grades, (given) => weightedKappa(given, given) === 1))
  expect(weightedKappa([0, 4, 0, 4], [4, 0, 4, 0])).toBe(-1)
})

test('a disagreement counts by its squared distance, relative to chance', () => {
  // Observed: (1 + 0 + 0 + 1) / 4. By chance: 0 and 4 on one side, 1, 0, 4 and 3 on the other.
  expect(weightedKappa([0, 0, 4, 4], [1, 0, 4, 3])).toBeCloseTo(1 - 0.5 / 6.5, 12)
})
