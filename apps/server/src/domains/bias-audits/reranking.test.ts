import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detConstSort, minSkew, ndcgOf, sharesOf } from './reranking.rules.ts'

const list = fc
  .array(fc.record({ score: fc.integer({ min: 0, max: 1000 }), group: fc.constantFrom('a', 'b', 'c') }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((all) =>
    all.toSorted((left, right) => right.score - left.score).map((each, place) => ({ ...each, id: `p${place}` })),
  )

test('every beginning has at least the share of each group, and no one leaves the list', () => {
  fc.assert(
    fc.property(list, (before) => {
      const shares = sharesOf(before)
      const after = detConstSort(before, shares)
      expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
      for (const [group, share] of shares)
        for (let k = 1; k <= after.length; k += 1)
          expect(after.slice(0, k).filter((each) => each.group === group).length).toBeGreaterThanOrEqual(
            Math.floor(k * share + 1e-9),
          )
    }),
  )
})

test('inside a group the order by score stays, and a list of one group is left alone', () => {
  fc.assert(
    fc.property(list, (before) => {
      const after = detConstSort(before, sharesOf(before))
      for (const group of ['a', 'b', 'c'])
        expect(after.filter((each) => each.group === group)).toEqual(before.filter((each) => each.group === group))
      const alike = before.map((each) => ({ ...each, group: 'a' }))
      expect(detConstSort(alike, sharesOf(alike))).toEqual(alike)
    }),
  )
})

test('the cost is counted: nothing for the order by score, something once people move', () => {
  const before = Array.from({ length: 20 }, (_, place) => ({
    id: `p${place}`,
    score: 100 - place,
    group: place < 10 ? 'a' : 'b',
  }))
  const shares = sharesOf(before)
  const after = detConstSort(before, shares)
  expect(ndcgOf(before)).toBe(1)
  expect(ndcgOf(after)).toBeLessThan(1)
  expect(ndcgOf(after)).toBeGreaterThan(0.8)
  expect(minSkew(after, shares)).toBe(0)
  expect(minSkew(before, shares)).toBeLessThan(-2)
  expect(after.slice(0, 4).map(({ id }) => id)).toEqual(['p0', 'p10', 'p1', 'p11'])
})
