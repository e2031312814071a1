import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const TODAY = 20_412 // 2025-11-20
const read = (text: string) => readResume(text, gazetteer, { id: 'c1', today: TODAY })
const skillIn = (text: string, slug: string) => read(text).profile.skills.find((skill) => skill.skill === slug)

const MODERN = `Maria Silva
Senior Frontend Engineer | React, TypeScript
Lisbon · maria@example.com

EXPERIENCE

Acme Corp - Lisbon (Remote)
Senior Frontend Engineer
Jan 2021 - Present
• Lead the design system in React and Storybook

Beta GmbH, Berlin
Frontend Developer
06/2017 - 12/2020
• Dashboards with Vue.js and D3.js

EDUCATION
BSc Computer Science, 2012 - 2015

SKILLS
React, TypeScript, GraphQL

LANGUAGES
Portuguese (native), English (C1), German - B1`

const CONTRACTOR = `Curriculum Vitae
Java Developer at Infosys

Professional Experience
Infosys Ltd, Pune    July 2019 to till date
Role: Senior Java Developer
Environment: Java 8, Spring Boot, Oracle
Wipro Technologies    Aug 2016 to June 2019
Role: Software Engineer
Environment: Core Java, Struts`

test('jobs become titles with their months, the current one first', () => {
  expect(read(MODERN).profile.titles).toEqual([{ title: 'front-end-developer', months: 102, endedMonthsAgo: 0 }])
  expect(read(CONTRACTOR).profile.titles).toEqual([
    { title: 'java-developer', months: 77, endedMonthsAgo: 0 },
    { title: 'software-engineer', months: 35, endedMonthsAgo: 77 },
  ])
})

test('the headline is kept as written, and the seniority is read from it or from the current job', () => {
  expect(read(MODERN).headline).toBe('Senior Frontend Engineer')
  expect(read(MODERN).profile.seniority).toBe('senior')
  expect(read(CONTRACTOR).profile.seniority).toBe('senior')
})

test('years at school are not work experience', () => {
  expect(read(MODERN).profile.experienceMonths).toBe(102)
})

test('overlapping jobs count once', () => {
  const text = `Experience\nJava Developer\n01/2020 - 12/2021\nConsultant\n06/2020 - 06/2021`
  expect(read(text).profile.experienceMonths).toBe(24)
})

describe('a skill', () => {
  test('has the years of the jobs that name it, and the date of its last use', () => {
    expect(skillIn(CONTRACTOR, 'struts')).toMatchObject({ years: 2.9, lastUsedDay: 18_077 })
    expect(skillIn(CONTRACTOR, 'spring-boot')).toMatchObject({ years: 6.4, lastUsedDay: TODAY })
  })

  test('is core when the title names it, or when it is both used and listed', () => {
    expect(skillIn(CONTRACTOR, 'java')?.prominence).toBe(3)
    expect(skillIn(MODERN, 'react')?.prominence).toBe(3)
  })

  test('counts less when it is only used once, and least when it is only listed', () => {
    expect(skillIn(MODERN, 'vue-js')?.prominence).toBe(2)
    expect(skillIn(MODERN, 'graphql')).toMatchObject({ prominence: 1, years: null, lastUsedDay: null })
  })

  test('is always self-reported', () => {
    expect(new Set(read(MODERN).profile.skills.map((skill) => skill.evidence))).toEqual(new Set(['claimed']))
  })
})

test('languages have their level', () => {
  expect(read(MODERN).profile.languages).toEqual([
    { code: 'pt', level: 'C2' },
    { code: 'en', level: 'C1' },
    { code: 'de', level: 'B1' },
  ])
})

test('without dates the stated years count', () => {
  expect(read('DevOps Engineer\nSummary\n6+ years of experience with AWS').profile.experienceMonths).toBe(72)
})

test('name, school, age and gender have no effect', () => {
  const other = MODERN.replace('Maria Silva', 'Mario Schulz').replace(
    'BSc Computer Science, 2012 - 2015',
    'BSc Physics, Oxford, 1979 - 1982',
  )
  expect({ ...read(other).profile, skills: [] }).toEqual({ ...read(MODERN).profile, skills: [] })
})

test('a text that is not a résumé yields an empty profile', () => {
  for (const text of ['', '   ', '🚀', 'lorem ipsum dolor']) {
    const { profile } = read(text)
    expect({ titles: profile.titles, skills: profile.skills, months: profile.experienceMonths }).toEqual({
      titles: [],
      skills: [],
      months: null,
    })
  }
})

test('titles of sections and of a form are no skills', () => {
  const text = `Experience\nData Analyst, Acme, 02/2020 - present\nReports in SQL.\n\nCertifications\n\nEducation and Training\nBSc, Porto\n\nLanguages\nFrench\nLISTENING B2 READING C1 WRITING B1`
  expect(read(text).profile.skills.map(({ skill }) => skill)).toEqual(['sql'])
})

describe('languages', () => {
  const spoken = (list: string) => read(`Java Developer\n\n${list}`).profile.languages

  test.each([
    ['Sprachen\nDeutsch (Muttersprache), Englisch (fließend)', { de: 'C2', en: 'C1' }],
    ['Langues\nFrançais : langue maternelle\nAnglais : courant\nEspagnol : B1', { fr: 'C2', en: 'C1', es: 'B1' }],
    ['Kenntnisse\nJava, Maven\nPolnisch Muttersprache, Englisch C1', { pl: 'C2', en: 'C1' }],
    [
      'Languages\nMother tongue(s): Romanian\nItalian\nListening C1 Reading C2 Writing B2',
      { ro: 'C2', it: 'B2', en: 'C1' },
    ],
  ])('%s', (list, levels) => {
    expect(Object.fromEntries(spoken(list).map(({ code, level }) => [code, level]))).toEqual(levels)
  })
})

test('leave and military service are no jobs', () => {
  const text = `Experience\nData Analyst, Acme, 11/2022 - present\nSQL.\nParental leave, 03/2021 - 10/2022\nData Analyst, Beta, 01/2020 - 02/2021\nSQL.\n2018 - 2019: military service`
  expect(read(text).jobs.map(({ from }) => from)).toEqual([2022 * 12 + 10, 2020 * 12])
  expect(read(text.replaceAll('\n', ' ')).jobs.map(({ from }) => from)).toEqual([2022 * 12 + 10, 2020 * 12])
})

test('schools under any heading are no jobs, and an employer in small letters is one', () => {
  const text = `Work\nWeb designer @ a small agency (2017 - 2019)\nWordPress, also for "Harbor lights" (2012 - 2014 shows)\n\nSchool\nAkademie Linz, Design, 2013 - 2017\n\nThings I know\nPHP`
  expect(read(text).jobs).toMatchObject([{ title: 'web-designer', from: 2017 * 12 }])
})

test('the years at an employer above several titles have no title of their own', () => {
  const text = `Work history\nAcme, Leeds - 2016 to present\nEngineering Manager (Aug 2022 - present)\nSoftware Engineer (May 2016 - Jul 2022)`
  expect(read(text).profile.titles).toMatchObject([
    { title: 'engineering-manager', months: 40 },
    { title: 'software-engineer', months: 75 },
  ])
})

test('a title of the next job is not of this one', () => {
  const text = `Employment\n2021 - 2023  Postdoc, Uppsala. Graphs.\n2019 - 2020  Data Scientist, Acme. SQL.`
  expect(read(text).jobs.map(({ title }) => title)).toEqual([null, 'data-scientist'])
})

test('an employer, a title in small letters and open dates at the end of a line are a job', () => {
  const text = `Acme Games · Gameplay programmer · 2021-\n  C++.\nBeta Games · Junior gameplay programmer · 2018 - 2021\n  C#.\nCégep de Laval, 2014 - 2017`
  expect(read(text).jobs.map(({ from, to }) => [from, to])).toEqual([
    [2021 * 12, null],
    [2018 * 12, 2021 * 12 + 1],
  ])
})
