import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DatedTitle, titlesOf, withoutOverlaps } from './profile-of-candidate.ts'

const TODAY = '2026-11-20'

const work = (titleSlug: string | null, startedOn: string | null, endedOn: string | null) => ({
  titleSlug,
  startedOn,
  endedOn,
})
const monthsOf = (jobs: readonly DatedTitle[], slug: string): number =>
  titlesOf(null, withoutOverlaps(jobs), TODAY)
    .filter(({ title }) => title === slug)
    .reduce((sum, { months }) => sum + (months ?? 0), 0)

test('five jobs of one title at one time count as one, and one that lasts longer by what it adds', () => {
  const year = work('java-developer', '2020-01', '2021-01')
  expect(monthsOf([year, year, year, year, year], 'java-developer')).toBe(12)
  expect(monthsOf([work('java-developer', '2020-07', '2021-07'), year], 'java-developer')).toBe(18)
  expect(monthsOf([work('java-developer', '2022-01', null), year], 'java-developer')).toBe(12 + 58)
})

test('jobs of other titles, without a title or without dates stay as they are', () => {
  const jobs = [
    work('java-developer', '2020-01', '2021-01'),
    work('data-engineer', '2020-01', '2021-01'),
    work(null, '2020-01', '2021-01'),
    work('java-developer', null, null),
  ]
  expect(withoutOverlaps(jobs)).toEqual(jobs)
})

test('repeating jobs adds no month and changes no latest end', () => {
  const month = fc
    .integer({ min: 0, max: 200 })
    .map((at) => `${2008 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`)
  const jobArbitrary = fc
    .record({ title: fc.constantFrom('java-developer', 'data-engineer'), from: month, to: fc.option(month) })
    .filter(({ from, to }) => to === null || from < to)
    .map(({ title, from, to }) => work(title, from, to))
  fc.assert(
    fc.property(fc.array(jobArbitrary, { minLength: 1, maxLength: 6 }), (jobs) => {
      const ends = (some: readonly DatedTitle[]) =>
        Math.min(...titlesOf(null, withoutOverlaps(some), TODAY).map(({ endedMonthsAgo }) => endedMonthsAgo ?? 999))
      expect(monthsOf([...jobs, ...jobs], 'java-developer')).toBe(monthsOf(jobs, 'java-developer'))
      expect(ends([...jobs, ...jobs])).toBe(ends(jobs))
    }),
  )
})
