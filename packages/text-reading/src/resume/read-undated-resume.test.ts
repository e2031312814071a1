import { expect, test } from 'vitest'
import { dayNumber } from '../text/calendar.ts'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readUndatedResume, writingDay } from './read-undated-resume.ts'

const TODAY = dayNumber({ year: 2026, month: 11, day: 20 })
const gazetteer = compileGazetteer({
  skills: [{ slug: 'java', name: 'Java', kind: 'language', aliases: [], broader: [], popularity: 0.3 }],
  titles: [
    {
      slug: 'java-developer',
      name: 'Java Developer',
      aliases: [],
      family: 'software',
      seniority: 'none',
      typicalSkills: ['java'],
    },
  ],
})
const RESUME = 'Experience\nJava Developer 03/2011 to 05/2014\nBuilt services in Java for a bank.\nEducation\n2010'

test('work that ended at the newest date of the résumé is as recent as in a résumé written today', () => {
  const { profile } = readUndatedResume(RESUME, gazetteer, { id: 'c1', today: TODAY })
  expect(profile.titles).toEqual([{ title: 'java-developer', months: 39, endedMonthsAgo: 0 }])
  expect(TODAY - (profile.skills[0]?.lastUsedDay ?? 0)).toBeLessThan(31)
})

test('the newest date is a month when named, else the end of its year, and never in the future', () => {
  const endOfMay = dayNumber({ year: 2014, month: 5, day: 31 })
  expect(writingDay(RESUME, TODAY)).toBe(endOfMay)
  expect(writingDay('Graduated 2013', TODAY)).toBe(dayNumber({ year: 2013, month: 12, day: 31 }))
  expect(writingDay('Available from 2030, worked until 05/2014', TODAY)).toBe(endOfMay)
})

test('amounts are not years, and a text without dates counts as written today', () => {
  expect(writingDay('Managed 2,019 users and a budget of $2014', TODAY)).toBe(TODAY)
})

test('a current job has lasted for some time since the newest date', () => {
  expect(writingDay('Java Developer 05/2014 to Current', TODAY)).toBe(
    dayNumber({ year: 2014, month: 5, day: 31 }) + 365,
  )
  expect(writingDay('Java Developer 05/2026 to Current', TODAY)).toBe(TODAY)
})
