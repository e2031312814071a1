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

test.each([
  ['after the dash', ['04/2015 –', 'Present']],
  ['before the year', ['April 2015 – Jun', '2016']],
  ['around the dash', ['04/2015', '–', 'Present']],
  ['before the dash', ['04/2015', '– Present']],
  ['with the later date above', ['Present', '—', '04/2015']],
  ['nowhere, with an arrow', ['04/2015 → Present']],
])('a date range broken over lines %s is read as one', (_, dates) => {
  const text = ['Experience', ...dates, 'Web Developer · Acme', 'Migrated sites.'].join('\n')
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs).toMatchObject([{ name: 'Web Developer', from: 2015 * 12 + 3 }])
})

test('a year at the end of a line and the bullet below it are no range', () => {
  const text = 'Experience\nWeb Developer, 2014 - 2015\nWon the prize of 2014\n- 2015 moved sites.'
  expect(readResume(text, gazetteer, { id: 'c1', today: TODAY }).jobs).toHaveLength(1)
})

test('a title stands above the employer, the place and the dates', () => {
  const text = `Experience
Senior Web Developer
Acme
Lisbon, Portugal
04/2015 – Present
Moved sites for customers
Project Manager
Other Company
01/2013 – 03/2015
Planned releases`
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs.map(({ name }) => name)).toEqual(['Senior Web Developer', 'Project Manager'])
})

test('a form names its titles', () => {
  const text = `Experience
Dates 04/2015 – Present
Occupation or
position held Senior Web Developer
Employer Acme
Main activities Moved sites, reported to the IT Director`
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs).toMatchObject([{ title: 'web-developer', name: 'Senior Web Developer' }])
})

test('a sentence names no title while a line of its own does', () => {
  const text = `Experience
Acme | 04/2015 – Present
Web Developer
Planned the work of the Project Manager
Other | 01/2013 – 03/2015
IT Director
Moved sites`
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs.map(({ name }) => name)).toEqual(['Web Developer', 'IT Director'])
})

test('work goes on below what is personal, and below the end of an employer’s name', () => {
  const text = `Experience
Web Developer @ Acme
Technology
04/2015 – Present
Moved sites
Interests
Cycling, choir
Project Manager 01/2013 – 03/2015
Planned releases`
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs.map(({ name }) => name)).toEqual(['Web Developer', 'Project Manager'])
})

test('a job without a known title does not take that of the job above it', () => {
  const text =
    'Experience\n04/2015 – Present\nWeb Developer, Acme\nMoved sites\n01/2013 – 03/2015\nWorking student, Other'
  const { jobs } = readResume(text, gazetteer, { id: 'c1', today: TODAY })
  expect(jobs.map(({ name }) => name)).toEqual(['Web Developer', null])
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
