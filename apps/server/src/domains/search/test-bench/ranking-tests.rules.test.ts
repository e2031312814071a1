import { expect, test } from 'vitest'
import { compareRankings, impactOf, kendallTau } from './ranking-tests.rules.ts'

const people = (group: string, selected: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ groups: { Drawn: group }, isSelected: at < selected }))

test('impact ratios follow the four-fifths rule', () => {
  expect(impactOf([...people('A', 48, 80), ...people('B', 12, 40)])).toMatchObject([
    { group: 'A', candidates: 80, selected: 48, rate: 0.6, impactRatio: 1, isFlagged: false },
    { group: 'B', candidates: 40, selected: 12, rate: 0.3, impactRatio: 0.5, isFlagged: true },
  ])
})

test('a group under two percent gets no ratio, and does not set the highest rate', () => {
  const groups = impactOf([...people('A', 50, 100), ...people('tiny', 1, 1)])
  expect(groups).toMatchObject([
    { group: 'A', impactRatio: 1 },
    { group: 'tiny', rate: 1, impactRatio: null, isFlagged: false },
  ])
})

test('two rankings are compared by shared top ten, moves and tau', () => {
  const ranked = (ids: string) => [...ids].map((candidateId, at) => ({ candidateId, rank: at + 1, score: 100 - at }))
  expect(compareRankings(ranked('abc'), ranked('abc'))).toEqual({ topTenShared: 3, moved: 0, kendallTau: 1 })
  expect(compareRankings(ranked('abc'), ranked('cba'))).toEqual({ topTenShared: 3, moved: 2, kendallTau: -1 })
  expect(kendallTau([1])).toBeNull()
})
