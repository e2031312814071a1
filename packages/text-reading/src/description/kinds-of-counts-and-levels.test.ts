import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20
const reading = (text: string) => readDescription(text, gazetteer, { door: 'summary', today: TODAY })
const criteria = (text: string) => reading(text).criteria

describe('how many people are hired', () => {
  test.each([
    ['Two frontend developers, React and TypeScript', 2],
    ["We're hiring 3 data engineers. Spark, Airflow.", 3],
    ['x2 QA, Selenium and Cypress, Warsaw', 2],
    ['a pair of SREs for our payments platform, Kubernetes', 2],
    ['Team of 5 Java devs to augment our squad', 5],
    ['Looking for a team of four Android engineers', 4],
    ['React developer (x3), Berlin', 3],
    ['Could you find me four senior Go engineers by January?', 4],
    ['Java Developers (3)\nSpring, Kafka', 3],
    ['Looking for two (2) iOS developers with Swift', 2],
    ['We are growing our team by 4 platform engineers', 4],
    ['Recruiting: 5 Kotlin engineers', 5],
    ['Hello, we urgently need six testers with Playwright', 6],
    ['DevOps Engineer\nOpenings: 6', 6],
    ['SAP consultant\nNo. of positions - 2', 2],
    ['Systems engineer, 2 FTE', 2],
  ])('%s', (text, seats) => {
    const read = reading(text)
    expect(read.seats).toBe(seats)
    expect(read.spans.some(({ target }) => target === 'seats')).toBe(true)
    expect(read.notUnderstood).toEqual([])
  })

  test.each([
    'Frontend developer, join a team of 5, React',
    'Engineering manager, you will lead 6 developers',
    'Looking for a 10x engineer, Rust',
    'Tech lead who has managed 3 developers, Java',
    'Two developers and a designer built our app. Now we seek a React developer',
    'Backend developer. You will hire two engineers in your first year.',
    'You work with two data scientists. Data engineer, Spark',
    'Backend developer, 2x per week in the office',
    'We need two backend developers and a designer',
    'Hiring two or three Go developers',
    'Python developer, experience in 2 positions or more',
    'You get two senior developers as mentors. Junior Java developer',
  ])('is not said by %s', (text) => {
    expect(reading(text).seats).toBeUndefined()
  })
})

describe('years overall beside those of a skill', () => {
  test.each([
    ['Rust Engineer – 3+ yrs Rust (5+ overall).', 5, 'rust 3'],
    ['Go developer, 3 years of Go, 6 overall', 6, 'go 3'],
    ['Java dev, 4y Java (8y total experience)', 8, 'java 4'],
    ['Python 3 yrs, overall 6 yrs', 6, 'python 3'],
    ['6 years of overall experience with 3 years in Kotlin', 6, 'kotlin 3'],
    ['Total experience: 8 years; Java 5 years', 8, 'java 5'],
    ['Java, 10 years altogether, 3 of them with Spring', 10, 'java null, spring 3'],
    ['Java developer, at least 5 years with Java overall', null, 'java 5'],
    ['Python developer with a total of 4 years of Django', null, 'python null, django 4'],
  ])('%s', (text, overall, ofSkills) => {
    const { years, mustHave } = criteria(text)
    expect(years?.min ?? null).toBe(overall)
    expect(mustHave.map(({ anyOf, minYears }) => `${anyOf[0]} ${minYears}`).join(', ')).toBe(ofSkills)
  })
})

test('an amount for the whole week is no full-time job', () => {
  const { constraints } = criteria('UX designer, Figma. Part-time (24-32h). €45-55k FTE.')
  expect(constraints.engagement).toEqual([])
})

describe('a level apart from its title', () => {
  test.each([
    ['React developer. Senior.', 'senior'],
    ['Backend, Go, (Sr.)', 'senior'],
    ['Go developer; seniority level = mid', 'mid'],
    ['QA engineer - Selenium - Sr', 'senior'],
    ['Kotlin developer, must be senior', 'senior'],
    ['Frontend engineer, Vue. Seniors only.', 'senior'],
    ['Data engineer. Spark. Junior is fine.', 'junior'],
    ['Are you newly graduated and keen on embedded software? Developer with C and C++.', 'junior'],
    ['Web developer, React. Recent computer science graduates are welcome.', 'junior'],
    ['You are at the beginning of your career and write Java. Developer for our core team.', 'junior'],
    ['Java developer, Spring. Freshers can apply.', 'junior'],
    ['Level of seniority: junior. Android developer', 'junior'],
    ['We are looking for someone quite senior who can own our iOS app', 'senior'],
    ['You will mentor someone junior. Android developer', 'none'],
    ['Go developer. No recent graduates please, we lack the time to train.', 'none'],
    ['Ruby developer. You mentor new graduates who join us each autumn.', 'none'],
    ['Platform engineer, Kubernetes. Our founders were new graduates when they began.', 'none'],
    ['junior frontend, vienna or graz, 32-38h. html css js are solid', 'junior'],
    ['Senior management at our client wants a Go developer', 'none'],
    ['Level - principal\nPlatform engineer, Go', 'staff'],
    ['Go developer who works with senior stakeholders', 'none'],
    ['Java developer, senior management likes you', 'none'],
    ['Ruby developer. Regards, Tom | Sr. Recruiter', 'none'],
    ['React developer. You mentor juniors.', 'none'],
    ['L2 support engineer, Windows', 'none'],
  ])('%s', (text, level) => {
    expect(criteria(text).seniority).toBe(level)
  })

  test.each(['Backend engineer, L5', 'Backend engineer (IC4), Go'])('%s is a grade of one company', (text) => {
    expect(criteria(text).seniority).toBe('none')
    expect(reading(text).notUnderstood.join()).toMatch(/L5|IC4/)
  })
})

describe('hours around a zone', () => {
  test.each([
    ['±2h CET', 'Europe/Berlin 6'],
    ['CET +/- 3', 'Europe/Berlin 5'],
    ['CET-1 to CET+2', 'Etc/GMT-2 6'],
    ['no more than 2 hours off CET', 'Europe/Berlin 6'],
    ['at most 2h time difference to Berlin', 'Europe/Berlin 6'],
    ['+/-2 hrs of Warsaw', 'Europe/Warsaw 6'],
    ['UTC to UTC+3', 'Etc/GMT-2 6'],
    ['must overlap US East mornings', 'America/New_York 4'],
    ['mornings ET required', 'America/New_York 4'],
    ['US West hours', 'America/Los_Angeles 8'],
    ['EST hours', 'America/New_York 8'],
    ['accuracy ±2%', null],
    ['calls within 2 hours of an alert', null],
    ['our east coast customers love us', null],
  ])('%s', (said, expected) => {
    const { overlapHours } = criteria(`Java developer, ${said}`).constraints
    expect(overlapHours === null ? null : `${overlapHours.zone} ${overlapHours.hours}`).toBe(expected)
  })
})

describe('titles of neighboring trades', () => {
  test.each([
    ['Business Development Manager, SaaS', null],
    ['We are looking for a Business Development Manager', null],
    ['Sales Development Manager, Berlin', null],
    ['Account manager, key clients', null],
    ['Construction project manager', null],
    ['Clinical project manager', null],
    ['Financial analyst', null],
    ['IT Business Development Manager', 'it-account-manager'],
    ['Technical Account Manager', 'technical-account-manager'],
    ['Software development manager', 'engineering-manager'],
    ['IT project manager', 'project-manager'],
    ['Product manager, SQL', 'product-manager'],
    ['Product owner with Jira', 'product-owner'],
  ])('%s', (text, slug) => {
    expect(criteria(text).titleSlug).toBe(slug)
  })
})
