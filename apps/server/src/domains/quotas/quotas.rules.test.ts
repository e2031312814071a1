import { planQuotas, quotaKinds, roleShares } from '@assay/contracts/daily-quotas'
import { expect, test } from 'vitest'
import { builtInRoles } from '../tenants/roles/permission-matrix.ts'
import { isUnusual, limitOf } from './quotas.rules.ts'

const reader = { roleKeys: ['employer.recruiter'], planId: 'free', isTrial: false }

test('every built-in role has a share', () => {
  expect(Object.keys(roleShares).toSorted()).toEqual(builtInRoles.map(({ key }) => key).toSorted())
})

test.each([
  ['a recruiter', {}, 300],
  ['a hiring manager', { roleKeys: ['employer.hiringManager'] }, 150],
  ['the larger of two roles', { roleKeys: ['employer.viewer', 'employer.owner'] }, 300],
  ['a role of the company’s own', { roleKeys: ['interns'] }, 150],
  ['an agency’s client', { roleKeys: ['agencyClient.contact'] }, 75],
  ['an agency’s key, which has no role', { roleKeys: [] }, 210],
  ['a trial of a larger plan', { planId: 'team', isTrial: true }, 100],
  ['a plan without a row', { planId: 'custom' }, 300],
])('%s may open this many profiles a day', (_who, change, limit) => {
  expect(limitOf('profiles', { ...reader, ...change }, 100)).toBe(limit)
  expect(limitOf('profiles', { ...reader, ...change }, 1000)).toBeGreaterThanOrEqual(limit * 9.9)
})

test('no plan leaves less than a trial', () => {
  for (const plan of Object.values(planQuotas))
    for (const kind of quotaKinds) expect(plan[kind]).toBeGreaterThanOrEqual(planQuotas.trial[kind])
})

test.each([
  ['80 % of the quota in an hour', { used: 240, inLastHour: 240, usual: { days: 0, average: 0 } }, true],
  ['the whole quota over a day', { used: 300, inLastHour: 60, usual: { days: 20, average: 250 } }, false],
  ['five times the usual', { used: 100, inLastHour: 50, usual: { days: 5, average: 20 } }, true],
  ['five times the usual, but little', { used: 50, inLastHour: 50, usual: { days: 5, average: 5 } }, false],
  ['a new person at work', { used: 200, inLastHour: 60, usual: { days: 4, average: 1 } }, false],
])('%s is unusual or not', (_what, reading, expected) => {
  expect(isUnusual(reading, 300)).toBe(expected)
})
