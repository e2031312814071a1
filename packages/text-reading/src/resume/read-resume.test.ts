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
