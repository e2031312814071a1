import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { describe, expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const TODAY = 20_412 // 2025-11-20

const read = (text: string, door: Door) => readDescription(text, gazetteer, { door, today: TODAY })
const inPosting = (line: string): string[] =>
  read(`Senior Backend Engineer\n\nRequirements\n- ${line}\n- PostgreSQL and Linux`, 'jobDesc').notUnderstood

describe('an item of a demand of which nothing was read is listed, whatever stands beside it', () => {
  test.each([
    [
      '5+ years of Kotlin, event modelling and a track record of shipping payment products',
      'event modelling and a track record of shipping payment products',
    ],
    ['Kafka and payment scheme rules', 'payment scheme rules'],
    ['Unity, C#, one released title on Switch', 'one released title on Switch'],
    ['Docker, forklift licence, steel-toe shoes', 'steel-toe shoes'],
    ['Python (asyncio, type hints, packaging)', 'packaging'],
    ['SQL, actuarial exams (at least CM1)', 'actuarial exams'],
    ['MATLAB, homologation of vehicles', 'homologation of vehicles'],
    ['Figma: auto layout, prototypes', 'prototypes'],
    ['Python and pandas, publication record', 'publication record'],
    ['Terraform, AWS, a register of wind farms', 'a register of wind farms'],
  ])('%s', (line, quote) => {
    expect(inPosting(line)).toContain(quote)
  })
})

describe('what asks for nothing of its own is not listed', () => {
  test.each([
    'Kafka and a positive attitude towards change',
    'Excellent communication skills, team spirit and humour',
    'Experience with PostgreSQL or similar databases',
    'Python, Kotlin or other modern languages',
    'Docker, which we use everywhere',
    'Java with Spring, our platform runs on it',
    'You will work with Kafka and our data scientists',
    'Knowledge of messaging (Kafka or RabbitMQ)',
    'An orchestration tool, ideally Airflow',
    'Redis (nice to have)',
    'Kafka, but it is not required to know its internals',
    'Kotlin, obviously',
    'Terraform, preferably in AWS',
    'Strong knowledge of Java and good working practices',
    '5+ years of Java and solid experience',
    'React and TypeScript, no PHP',
    'Git, CI/CD, etc.',
    'PostgreSQL - must',
    'Kafka: 3 years',
    'Ability to work independently and handle pressure',
    'Linux, and you are happy to learn more',
    'Python 3.11, Django 4, Celery',
    'Fluent English, written and spoken',
    'Based in Berlin, Germany or Austria',
  ])('%s', (line) => {
    expect(inPosting(line)).toEqual([])
  })
})

describe('quotes', () => {
  test('hold the words of the text', () => {
    expect(read('java developer w/o visa needs, Lyon, 50k', 'summary').notUnderstood.join()).toContain('w/o visa')
    expect(read('java developer without visa needs, Lyon, 50k', 'summary').notUnderstood.join()).toContain(
      'without visa',
    )
  })

  test('are dropped for a longer one of the same words, not of the same letters', () => {
    const quotes = inPosting('Experience with Zanzo\n- Experience with Zanzonite')
    expect(quotes.join()).toMatch(/Zanzo\b/)
    expect(quotes.join()).toMatch(/Zanzonite/)
  })
})

describe('a search lists each item of which nothing was read', () => {
  test.each([
    ['dotnet + azure, manchester, up to 65, no sponsorship, 2 stages', 'up to 65'],
    ['penetration tester, OSCP, Canberra, NV1, AUD 150k', 'NV1'],
    ['Windows 11 rollout, 400 clients, Kassel, 6 weeks, 50/h', 'Kassel'],
    ['Brussels, French or Dutch, Oracle DBA, 600 a day', 'French or Dutch'],
    ['BI analyst, FTE 0.8, Rotterdam, Dutch C1', 'FTE 0.8'],
  ])('%s', (text, quote) => {
    expect(read(text, 'summary').notUnderstood).toContain(quote)
  })

  test('but no greeting, joining word or bare mode of work', () => {
    for (const text of [
      'hi, java developer, Lyon, thanks',
      'java, kotlin, and spring, remote',
      'senior java developer, full-time, Berlin, 70k',
      'react, typescript, remote, asap',
      'java, no php, Berlin',
    ])
      expect(read(text, 'summary').notUnderstood, text).toEqual([])
  })
})

const codesIn = (text: string, door: Door = 'summary'): string[] =>
  read(text, door).criteria.constraints.languages.map(({ code }) => code)

describe('a language at the end of a search of a few words, or before an amount, is asked for', () => {
  test.each([
    ['spark data engineer tel aviv hebrew 30k ils', 'he'],
    ['urgent 2 qa engineers sofia english 3000 bgn', 'en'],
    ['senior java developer spring boot hamburg german', 'de'],
  ])('%s', (text, code) => {
    expect(codesIn(text)).toEqual([code])
  })

  test.each([
    'java developer for the german market',
    'react app of a french startup in lyon, 50k',
    'python developer who can translate to german',
    'ios app for english teachers london 60k',
    'react developer polish office krakow 20k pln',
    'backend developer german company remote 70k',
    'data engineer with texts in finnish',
    'qa of our danish webshop aarhus 40k',
    'php developer italian restaurant portal milan 30k',
    'react developer for seo content in spanish',
    'java developer dutch citizens amsterdam 60k',
    'node developer swedish hours remote 50k',
    'go developer spanish clients remote 50k',
    'ruby developer german office berlin 60k',
    'react developer swiss german bank zurich 90k',
  ])('%s names none', (text) => {
    expect(codesIn(text)).toEqual([])
  })
})

describe('of several languages', () => {
  test('one is enough where the list says so', () => {
    const { notUnderstood, criteria } = read('You speak either Norwegian, Swedish or Danish well.', 'jobDesc')
    expect(notUnderstood.join()).toContain('Norwegian, Swedish or Danish')
    expect(criteria.constraints.languages.every(({ plus }) => plus === true)).toBe(true)
  })

  test('a list without such a word keeps its first one', () => {
    const { languages } = read('You speak English, German or French well.', 'jobDesc').criteria.constraints
    expect(languages.find(({ code }) => code === 'en')?.plus).toBeUndefined()
  })

  test.each(['German or Austrian residents only, Kubernetes, 95k', 'Swiss and German nationals, Java, 90k'])(
    '%s: where people live is no language',
    (text) => {
      expect(codesIn(text)).toEqual([])
    },
  )
})

test.each([
  ['Must have: Flurbostat and Go.', ['Flurbostat']],
  ['Must have: Flurbostat or Kafka', ['Flurbostat']],
  ['Requirements\n- Systems and Java', []],
  ['Requirements\n- Java\n\nWhat makes us happy\nKotlin\nDocker, Kubernetes', ['Kotlin', 'Docker, Kubernetes']],
  ['Hours | 37.5, core hours 10-4', ['Hours | 37.5, core hours 10-4']],
  ['80% remote, 20% Wolfsburg', ['80% remote', '20% Wolfsburg']],
  ['Network Engineer, 80 to 100 %', ['80 to 100 %']],
  ['Our support line has hours 8-5. Java developer.', []],
  ['We serve more than 1,000 users. You know Java.', []],
  [
    'You should have shipped an app with more than 100,000 users, and know Jetpack Compose.',
    ['You should have shipped an app with more than 100,000 users'],
  ],
  [
    'A certificate of no criminal record is obligatory before signing.',
    ['A certificate of no criminal record is obligatory before signing'],
  ],
])('of “%s” %j is listed, in the order of the text', (text, phrases) => {
  expect(readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY }).notUnderstood).toEqual(phrases)
})
