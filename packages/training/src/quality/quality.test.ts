import { expect, test } from 'vitest'
import { bootstrapMean } from './bootstrap.ts'
import { compareRuns, evaluateRun } from './evaluate-run.ts'
import { ndcgAt } from './ndcg.ts'
import { averagePrecision, precisionAt, recallAt } from './set-measures.ts'

const grades = new Map([
  ['ada', 3],
  ['bob', 2],
  ['cid', 0],
  ['dee', 1],
])

test('NDCG of three candidates equals the sum computed by hand', () => {
  // gains 3, 0, 7 at discounts 1, 1/log2(3), 1/2; ideal 7, 3, 1
  const got = 3 + 0 + 7 / 2
  const best = 7 + 3 / Math.log2(3) + 1 / 2
  expect(ndcgAt(3, ['bob', 'cid', 'ada'], grades)).toBeCloseTo(got / best, 12)
})

test('NDCG is 1 for the ideal order, cuts at k, and is null without a positive grade', () => {
  expect(ndcgAt(10, ['ada', 'bob', 'dee', 'cid'], grades)).toBe(1)
  expect(ndcgAt(1, ['bob', 'ada'], grades)).toBeCloseTo(3 / 7, 12)
  expect(ndcgAt(10, ['ada'], new Map([['ada', 0]]))).toBeNull()
})

test('a candidate without a judgment counts as grade 0 and is not skipped', () => {
  expect(ndcgAt(2, ['stranger', 'ada'], new Map([['ada', 3]]))).toBeCloseTo(1 / Math.log2(3), 12)
  expect(precisionAt(2, ['stranger', 'ada'], grades, 1)).toBe(0.5)
})

test('precision divides by k even when the ranking is shorter', () => {
  expect(precisionAt(25, ['ada', 'bob'], grades, 1)).toBe(2 / 25)
})

test('average precision and recall count the relevant candidates that were not retrieved', () => {
  // relevant: ada, bob, dee; found at ranks 1 and 3
  expect(averagePrecision(['ada', 'cid', 'bob'], grades, 1)).toBeCloseTo((1 + 2 / 3) / 3, 12)
  expect(recallAt(100, ['ada', 'cid', 'bob'], grades, 1)).toBeCloseTo(2 / 3, 12)
  expect(averagePrecision(['ada', 'cid', 'bob'], grades, 3)).toBe(1)
})

test('the bootstrap is deterministic for a seed, brackets the mean and narrows with more queries', () => {
  const few = [0.1, 0.9, 0.4, 0.6]
  const many = Array.from({ length: 25 }, () => few).flat()
  const narrow = bootstrapMean(many)
  const wide = bootstrapMean(few)
  expect(bootstrapMean(few)).toEqual(wide)
  expect(wide.mean).toBeCloseTo(0.5, 12)
  expect(wide.low).toBeLessThan(0.5)
  expect(wide.high).toBeGreaterThan(0.5)
  expect(narrow.high - narrow.low).toBeLessThan((wide.high - wide.low) / 3)
})

test('a constant measure has a zero-width interval', () => {
  expect(bootstrapMean([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, low: 0.25, high: 0.25 })
})

test('a judged query without an answer counts 0, one without a relevant candidate is left out', () => {
  const judgments = new Map([
    ['q1', new Map([['ada', 4]])],
    ['q2', new Map([['bob', 2]])],
    ['q3', new Map([['cid', 0]])],
  ])
  const quality = evaluateRun(new Map([['q1', ['ada']]]), judgments)

  expect(quality.summary['ndcg@10'].mean).toBe(0.5)
  expect(quality.unanswered).toEqual(['q2'])
  expect(quality.withoutRelevant).toEqual(['q3'])
})

test('the paired difference of a run with itself is exactly zero, and of a better run positive', () => {
  const judgments = new Map(['q1', 'q2', 'q3'].map((id) => [id, new Map([['ada', 4]])]))
  const good = evaluateRun(new Map(['q1', 'q2', 'q3'].map((id) => [id, ['ada', 'bob']])), judgments)
  const poor = evaluateRun(new Map(['q1', 'q2', 'q3'].map((id) => [id, ['bob', 'ada']])), judgments)

  expect(compareRuns(good, good)['ndcg@10']).toEqual({ mean: 0, low: 0, high: 0 })
  expect(compareRuns(good, poor)['ndcg@10'].low).toBeGreaterThan(0)
})
