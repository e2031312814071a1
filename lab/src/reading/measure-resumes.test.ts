import { expect, test } from 'vitest'
import { type AnnotatedResume, newestYearOf, scoreOf, splitOf } from './resume-annotations.ts'
import { VARIANTS } from './resume-variants.ts'

const TEXT = `Experience
Java Developer , 03/2012 to 05/2014
Acme
• Built tolls.
Education
2010`

test('variants keep the words and lose the shape', () => {
  expect(VARIANTS.flat(TEXT)).toBe('Experience Java Developer , 03/2012 to 05/2014 Acme • Built tolls. Education 2010')
  expect(VARIANTS['flat, no headings'](TEXT)).toBe('Java Developer , 03/2012 to 05/2014 Acme • Built tolls. 2010')
  expect(VARIANTS['flat, no bullets or full stops'](TEXT)).toContain('Acme Built tolls Education')
  expect(VARIANTS['flat, dates moved'](TEXT)).toContain('03/2012 to 05/2014 Java Developer')
  expect(VARIANTS['flat, dates in a column'](TEXT)).toContain('Experience 03/2012 to 05/2014 Java Developer')
  expect(
    VARIANTS.wrapped(`${'word '.repeat(40)}`)
      .split('\n')
      .every((line) => line.length <= 90),
  ).toBe(true)
})

const PERSON: AnnotatedResume = {
  id: 'p1',
  newest: null,
  jobs: [
    { title: 'Java Developer', slugs: ['java-developer'], from: '2012-03', to: 'now' },
    { title: 'Owner', slugs: null, from: '2010-01', to: '2011-12' },
    { title: 'Clerk', slugs: [], from: '2008-01', to: '2009-12' },
  ],
}

function reading(jobs: { title: string | null; from: number }[], months: number) {
  const skill = { level: null, evidence: 'claimed', evidenceDay: null, lastUsedDay: null, prominence: 1 } as const
  const profile = {
    titles: jobs.map(({ title }) => ({ title: title ?? '', months: null, endedMonthsAgo: 0 })),
    experienceMonths: months,
    skills: [
      { ...skill, skill: 'java', years: 2 },
      { ...skill, skill: 'git', years: null },
    ],
  }
  return { profile, jobs: jobs.map((job) => ({ ...job, name: job.title, to: null })) } as unknown as Parameters<
    typeof scoreOf
  >[1]
}

test('a title counts if it is that of the job which began then', () => {
  const months = 62
  const right = scoreOf(PERSON, reading([{ title: 'java-developer', from: 2012 * 12 + 2 }], months), 2012)
  expect(right).toMatchObject({ hasCurrentTitle: true, titlesFound: 1, titlesRight: 1, titles: 1, skillsWithYears: 1 })
  const elsewhere = scoreOf(PERSON, reading([{ title: 'java-developer', from: 2008 * 12 }], months), 2012)
  expect(elsewhere).toMatchObject({ titlesFound: 1, titlesRight: 0 })
  const unscored = scoreOf(PERSON, reading([{ title: 'founder', from: 2010 * 12 }], months), 2012)
  expect(unscored).toMatchObject({ hasCurrentTitle: false, titlesFound: 0, titlesRight: 0 })
})

test('a current job lasts for a year after the newest year of the text', () => {
  expect(newestYearOf('Exchange 2016, $2,019 and 2035')).toBe(2016)
  const { yearsOff } = scoreOf(PERSON, reading([], 2 * 24 + (2017 - 2012) * 12 + 10), 2016)
  expect(yearsOff).toBeCloseTo(0)
})

test('the halves are fixed by the id', () => {
  expect(splitOf('10089434')).toBe(splitOf('10089434'))
  const halves = Array.from({ length: 200 }, (_, place) => splitOf(`id-${place}`))
  expect(halves.filter((half) => half === 'development').length).toBeGreaterThan(60)
  expect(new Set(halves).size).toBe(2)
})
