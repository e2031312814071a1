import { expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readResume } from './read-resume.ts'

function title(name: string, aliases: readonly string[] = []) {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return { slug, name, aliases, family: 'it', seniority: 'none' as const, typicalSkills: [] }
}

const gazetteer = compileGazetteer({
  skills: [],
  titles: [
    title('Web Developer'),
    title('Security Analyst', ['Network Security Analyst']),
    title('IT Director', ['Director of IT', 'Information Technology Director']),
    title('Software Engineer', ['Developer']),
    title('Staff Software Engineer', ['Staff Engineer']),
    title('Project Manager'),
  ],
  languages: [
    { code: 'en', name: 'English', aliases: [] },
    { code: 'es', name: 'Spanish', aliases: [] },
  ],
})
const TODAY = 16_953 // 2016-06-01

function titlesIn(...lines: string[]): string[] {
  const text = ['Experience', ...lines].join('\n')
  return readResume(text, gazetteer, { id: 'c1', today: TODAY }).profile.titles.map((held) => held.title)
}

test('a date range split over three lines is read as one', () => {
  const text = 'Experience\nApril 2015\nto\nCurrent\nCompany Name Web Developer\nMigrated sites.'
  const { profile } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(profile.titles).toEqual([{ title: 'web-developer', months: 15, endedMonthsAgo: 0 }])
})

test('two dates separated by spaces are a range', () => {
  expect(titlesIn('Network Security Analyst , 08/2008 05/2009', 'Company Name')).toEqual(['security-analyst'])
})

test('a field after a comma belongs to the preceding title', () => {
  expect(titlesIn('Director, Supply Chain and Logistics Information Technology', 'May 2010 to May 2014')).toEqual([
    'it-director',
  ])
})

test('titles of other people are not the person’s own', () => {
  expect(titlesIn('May 2010 to May 2014 Company Name', 'Led a team of developers in three countries.')).toEqual([])
})

test('a plain "Engineer" is not a staff software engineer', () => {
  expect(titlesIn('Junior Engineer', 'May 2010 to May 2014')).toEqual([])
  expect(titlesIn('Senior Software Engineer', 'May 2010 to May 2014')).toEqual(['software-engineer'])
})

test('a résumé written entirely in English implies working English, whatever other languages are listed', () => {
  const text = `Project Manager\nSummary\nI have managed the work of several teams with the customers and for the company.
Languages\nFluent in Spanish`
  const { languages } = readResume(text, gazetteer, { id: 'c1', today: TODAY }).profile
  expect(languages.map((language) => language.code).sort()).toEqual(['en', 'es'])
})
