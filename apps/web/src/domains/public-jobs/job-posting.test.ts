import { expect, test } from 'vitest'
import { jobPostingOf } from './job-posting.ts'
import type { PublicJob } from './public-jobs.queries.ts'

const JOB = {
  title: 'Platform Engineer',
  description: 'Locations: Berlin, Istanbul or Lisbon',
  company: 'Acme',
  openedAt: '2026-11-30T09:00:00.000Z',
  seats: 2,
  band: { amountMinor: 9_000_000, currency: 'JPY', period: 'year' },
  countries: ['DE', 'TR', 'PT'],
  countriesPreferred: false,
  engagement: [],
} as unknown as PublicJob

test('several countries are named as search engines know them', () => {
  expect(jobPostingOf(JOB)).toMatchObject({
    applicantLocationRequirements: ['Germany', 'Turkey', 'Portugal'].map((name) => ({ '@type': 'Country', name })),
    baseSalary: { currency: 'JPY', value: { maxValue: 9_000_000, unitText: 'YEAR' } },
  })
})

test('countries that are only preferred keep no one from applying', () => {
  expect(jobPostingOf({ ...JOB, countriesPreferred: true })).not.toHaveProperty('applicantLocationRequirements')
})

test('a job with days in the office has a place and is not listed as remote', () => {
  const hybrid = jobPostingOf({ ...JOB, countries: ['IE'], description: 'Hybrid: two days a week in Dublin' })
  expect(hybrid).not.toHaveProperty('jobLocationType')
  expect(hybrid).toMatchObject({ jobLocation: [{ '@type': 'Place', address: { addressCountry: 'IE' } }] })
  expect(jobPostingOf(JOB)).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
})
