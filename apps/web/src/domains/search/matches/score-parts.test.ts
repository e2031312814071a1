import type { Contribution } from '@assay/contracts/candidate-searches'
import { expect, test } from 'vitest'
import { gatherParts, scaleOf } from './score-parts.ts'

const line = (feature: string, points: number): Contribution => ({
  feature,
  label: feature,
  value: '',
  points,
  evidence: null,
})

const contributions = [
  line('criteria', 1200),
  line('title', 183),
  line('mustHave', 98),
  line('country', -100),
  line('engagement', 20),
  line('rate', -30),
  line('of a later model', 7),
]

test('the parts of a bar add up to the score, whatever the features are', () => {
  const parts = gatherParts(contributions)
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(1200 + 183 + 98 - 100 + 20 - 30 + 7)
  expect(parts.filter(({ key }) => key.startsWith('limits'))).toEqual([
    { key: 'limits', label: 'Limits', points: 27, metal: 6 },
    { key: 'limits-lost', label: 'Limits not met', points: -130 },
  ])
})

test('the full width holds all gains, also where losses take them back', () => {
  expect(scaleOf([{ score: 1378, high: 1400, contributions }])).toBe(1508)
  expect(scaleOf([{ score: 1378, high: 1600, contributions }])).toBe(1600)
  expect(scaleOf([])).toBe(1)
})
