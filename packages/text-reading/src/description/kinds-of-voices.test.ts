import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20
const reading = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })
const criteria = (text: string) => reading(text).criteria
const limits = (text: string) => criteria(text).constraints
const musts = (text: string) =>
  criteria(text)
    .mustHave.map(({ anyOf }) => [...anyOf].sort().join('|'))
    .sort()
const niceToHaves = (text: string) =>
  criteria(text)
    .niceToHave.map(({ skill }) => skill)
    .sort()

describe('kinds that the nineteenth round of everyday texts brought', () => {
  test('names before the lines of a chat are no labels, and the next line answers a question', () => {
    const text =
      'we can hire a backend developer now\nAna: python obviously\nBen: and redis\nAna: kafka?\nBen: would be nice, no blocker\nBen: what about perl\nAna: no, we dropped that'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
    expect(criteria(text).unwantedSkills).toEqual([])
  })

  test('a letter after each line says what is essential where a legend says so', () => {
    const text =
      'Systems Developer\nPerson specification (E = essential, D = desirable)\n1. Python programming  E  A/I\n2. Experience of Redis  E  A\n3. Kafka or RabbitMQ  D  I'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka', 'rabbitmq'])
  })

  test('fields of data are labels though they are one word', () => {
    const text =
      'title: "Backend Developer"\nskills: ["Python", "Redis"]\npreferredSkills: ["Kafka"]\njobBenefits: "Docker trainings"\nlanguages: [{ name: German, level: C1 }, { name: English, level: B2 }]'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
    expect(limits(text).languages.map(({ code, level }) => `${code} ${level}`)).toEqual(['de C1', 'en B2'])
  })

  test('a form of questions with answers after a mark is read by its questions', () => {
    const text =
      'Q1 Role? > Backend Developer\nQ2 Must-have skills (comma separated) > python, redis\nQ3 Nice-to-have skills > kafka\nQ4 Anything you do NOT want? > perl-only people'
    expect(musts(text)).toEqual(['python', 'redis'])
    expect(niceToHaves(text)).toEqual(['kafka'])
    expect(criteria(text).unwantedSkills).toEqual([])
  })

  test('numbers in words are numbers, and quotes keep the words', () => {
    const text =
      'backend developer in bonn, pay is around fifty two thousand euros a year and the week has thirty eight and a half hours'
    expect(limits(text).rateMax).toEqual({ amountMinor: 5_200_000, currency: 'EUR', period: 'year' })
    expect(reading(text).notUnderstood.join()).toContain('thirty eight and a half hours')
  })

  test.each([
    ['Backend Developer\n\nOur studio in Copenhagen has a garden.', ['DK']],
    ['Backend Developer\n\nJoin 14 colleagues in Aarhus.', ['DK']],
    ['Client: bank, Warsaw\nRole: Backend Developer', ['PL']],
    ['Backend Developer\n\nYou liaise with counterparts in Shanghai.', []],
    ['Backend Developer\n\nYou serve customers in Oslo and Madrid.', []],
  ])('%s names the country %j', (text, countries) => {
    expect(limits(text).countries).toEqual(countries)
  })

  test.each([
    ['Start Date: 01/12/2026 End Date: 12/31/2026', '2026-01-12'],
    ['January start.', '2026-01-31'],
    ['You commence by 19 January 2026.', '2026-01-19'],
  ])('%s starts on %s', (said, day) => {
    expect(limits(`Backend Developer\n\n${said}`).startBy).toBe(day)
  })

  test('brackets after one language are not the level of the next', () => {
    const { languages } = limits('Backend Developer\n\nFrench (native or bilingual) + English (professional)')
    expect(languages.map(({ code, level }) => `${code} ${level}`)).toEqual(['fr C2', 'en B2'])
  })

  test.each([
    ['One of Python/Go, Redis + Kafka are needed.', ['go|python', 'kafka', 'redis']],
    ['Experience in Django or, failing that, Flask.', ['django|flask']],
    ['Tableau is our tool today, Power BI tomorrow, so one of the two is needed.', ['power-bi|tableau']],
    ['You have used Snowflake. BigQuery would also count.', ['bigquery|snowflake']],
    ['Not Perl but Python is what you write.', ['python']],
    ['It won’t work without Python.', ['python']],
    ['Without Python you’d be lost; without Perl you’d be fine.', ['python']],
  ])('%s asks for %j', (said, wanted) => {
    const text = `Software Engineer\n\n${said}`
    expect(musts(text)).toEqual(wanted)
    expect(criteria(text).unwantedSkills).toEqual([])
  })

  test.each([
    'Somebody else looks after Perl.',
    'Leave Perl to the platform team.',
    'Candidates without Perl experience are welcome.',
    'Perl was in the first draft but has been struck out.',
    'Perl folks have their own opening.',
  ])('%s asks for nothing and excludes nobody', (said) => {
    const text = `Software Engineer\n\nYour profile\n- Python\n- ${said}`
    expect(musts(text)).toEqual(['python'])
    expect([...niceToHaves(text), ...criteria(text).unwantedSkills]).not.toContain('perl')
  })

  test.each(['Planned for spring: start in spring 2026', 'Available until 1pm PST', 'Needed from week 3 of 2026'])(
    '%s holds a limit that is quoted',
    (said) => {
      expect(reading(`Backend Developer\n\n${said}`).notUnderstood.length).toBeGreaterThan(0)
    },
  )

  test.each([
    ['Functional Consultant Dynamics 365 Business Central', 'dynamics-365-consultant'],
    ['Developer Python (backend)', 'python-developer'],
    ['embedded sw engineer', 'embedded-software-engineer'],
  ])('%s is a title turned round or shortened', (text, slug) => {
    expect(criteria(text).titleSlug).toBe(slug)
  })
})
