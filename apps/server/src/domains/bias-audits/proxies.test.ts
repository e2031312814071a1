import { expect, test } from 'vitest'
import { findProxies, rankSum } from './proxies.rules.ts'

test('the rank sum is that of Mann and Whitney, with ties', () => {
  const found = rankSum([7, 8, 9], [1, 2, 3])
  expect([found?.effect, found?.p.toFixed(4)]).toEqual([1, '0.0495'])
  expect(rankSum([1, 1], [1, 1])).toBeNull()
  expect(rankSum([1, 2], [1, 2])?.effect).toBe(0.5)
})

const people = (points: (sex: 'male' | 'female', at: number) => number) =>
  Array.from({ length: 80 }, (_, at) => {
    const sex = at % 2 === 0 ? ('male' as const) : ('female' as const)
    return {
      sex,
      race: null,
      points: new Map([
        ['experience', points(sex, at)],
        ['pay', (at * 37) % 11],
      ]),
    }
  })

test('a feature that follows a group is found, one that does not is not', () => {
  const planted = findProxies(people((sex, at) => (sex === 'male' ? 5 : 0) + ((at * 13) % 7)))
  expect(planted.found.map(({ feature }) => feature)).toEqual(['experience'])
  expect(planted.found[0]?.effect).toBeGreaterThan(0.8)
  const none = findProxies(people((_sex, at) => Math.floor(at / 2) % 9))
  expect([none.tested, none.found]).toEqual([2, []])
})

test('groups of fewer than twelve are not compared', () => {
  expect(findProxies(people(() => 0).slice(0, 22)).tested).toBe(0)
})
