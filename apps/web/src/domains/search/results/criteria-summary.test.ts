import { expect, test } from 'vitest'
import { limitsOf } from './criteria-summary.tsx'

type Criteria = Parameters<typeof limitsOf>[0]

const criteria = (constraints: Partial<Criteria['constraints']>): Criteria =>
  ({
    seniority: 'none',
    years: null,
    constraints: {
      rateMax: null,
      noticeMaxDays: null,
      startBy: null,
      overlapHours: null,
      languages: [],
      countries: [],
      engagement: [],
      ...constraints,
    },
  }) as unknown as Criteria

test('limits that exclude are marked, the others are not', () => {
  const countries = ['NL']
  expect(limitsOf(criteria({ countries }))).toEqual(['Netherlands (required)'])
  expect(limitsOf(criteria({ countries, required: { country: false } }))).toEqual(['Netherlands'])
  expect(
    limitsOf(
      criteria({
        languages: [
          { code: 'de', level: 'B2' },
          { code: 'nl', level: null, required: false, plus: true },
        ],
      }),
    ),
  ).toEqual(['German B2 (required)', 'Dutch (a plus)'])
})

test('the kind of engagement is one of the limits', () => {
  expect(limitsOf(criteria({ engagement: ['contract'], required: { engagement: false } }))).toEqual(['contract'])
  expect(limitsOf(criteria({ engagement: ['fullTime', 'contract'] }))).toEqual(['full time or contract (required)'])
})
