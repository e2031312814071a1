import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectivePeriods, KEEP_ALL, mergeDays, problemsOf } from './retention.rules.ts'

const days = fc.option(fc.integer({ min: 1, max: 4000 }), { nil: null })
const bounds = fc.record({
  country: fc.constantFrom('DE', 'US'),
  max: fc.option(fc.integer({ min: 180, max: 3650 }), { nil: null }),
})

test('what counts is never shorter than the law asks for, and never longer than the operator allows beyond it', () => {
  fc.assert(
    fc.property(fc.record({ applications: days, searches: days, notifications: days }), bounds, (chosen, bound) => {
      const { applications } = effectivePeriods(chosen, bound)
      const min = bound.country === 'US' ? 365 : 180
      if (applications === null) expect([chosen.applications, bound.max]).toEqual([null, null])
      else {
        expect(applications).toBeGreaterThanOrEqual(min)
        if (bound.max !== null) expect(applications).toBeLessThanOrEqual(Math.max(min, bound.max))
      }
      if (problemsOf(chosen, bound).length === 0 && bound.max === null)
        expect(effectivePeriods(chosen, bound)).toEqual(chosen)
    }),
  )
})

test('a company that chose nothing keeps everything, unless the operator set a limit', () => {
  expect(effectivePeriods(KEEP_ALL, { country: 'DE', max: null })).toEqual(KEEP_ALL)
  expect(effectivePeriods(KEEP_ALL, { country: 'US', max: 300 })).toEqual({
    applications: 365,
    searches: 300,
    notifications: 300,
  })
})

test('days of several kinds become one line each', () => {
  const merged = mergeDays({
    people: [{ on: '2026-12-03', count: 31 }],
    searches: [
      { on: '2026-12-01', count: 2 },
      { on: '2026-12-03', count: 4 },
    ],
    notifications: [],
  })
  expect(merged).toEqual([
    { on: '2026-12-01', people: 0, searches: 2, notifications: 0 },
    { on: '2026-12-03', people: 31, searches: 4, notifications: 0 },
  ])
})
