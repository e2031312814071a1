import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20

const read = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })

const factsOf = (text: string): string => written(read(text).criteria)

function written({ years, mustHave, constraints }: SearchCriteria): string {
  const { rateMax, noticeMaxDays, startBy, overlapHours, languages, countries, engagement } = constraints
  return [
    years === null ? '' : `years ${years.min}${years.max === null ? '' : `-${years.max}`}`,
    ...mustHave.map(({ anyOf, minYears }) => (minYears === null ? '' : `${anyOf.join('|')} ${minYears}`)),
    rateMax === null ? '' : `pay ${rateMax.amountMinor / 100} ${rateMax.currency} ${rateMax.period}`,
    noticeMaxDays === null ? '' : `notice ${noticeMaxDays}`,
    startBy === null ? '' : `start ${startBy}`,
    overlapHours === null ? '' : `overlap ${overlapHours.zone} ${overlapHours.hours}`,
    ...languages.map(({ code, level }) => `${code} ${level ?? '-'}`),
    ...countries.map((code) => `in ${code}`),
    ...engagement,
  ]
    .filter((fact) => fact !== '')
    .join('; ')
}

describe('years', () => {
  test.each([
    ['An analyst with half a dozen years of experience.', 'years 6'],
    ['You have worked with Kafka for a year and a half.', 'kafka 1.5'],
    ['Not fewer than 30 months as a database administrator.', 'years 2.5'],
    ['Candidates below 6 years of experience will be rejected.', 'years 6'],
    ['Juniors excuse, only candidates with 4yrs+ in support.', 'years 4'],
    ['Terraform should be minimum 3 years.', 'terraform 3'],
    ['>= 3y rust', 'rust 3'],
    ['You have spent the past five years building payment systems.', 'years 5'],
    ['Most colleagues have been here for 9 years. We are looking for a tester with 4.', 'years 4'],
    ['We once hired an engineer with 2 years.', ''],
    ['A fixed term for three years as maternity cover.', ''],
    ['No manager accepts fewer than four years as a tester.', 'years 4'],
    ['Terraform since 4 years, Kafka since 2 years.', 'kafka 2; terraform 4'],
    ['The candidate proves 6 years Java and 2 years Kotlin.', 'java 6; kotlin 2'],
    ['You have written Swift for the better part of six years.', 'swift 6'],
    ['Experience: 7 yrs (total), 3 yrs (Terraform)', 'terraform 3; years 7'],
    ['There must be no gaps of more than 2 years.', ''],
    ['GCP (6 years), Helm (3), Rust (2)', 'google-cloud 6; helm 3; rust 2'],
    ['Kotlin 7y / Spring 4y', 'kotlin 7; spring 4'],
    ['Elixir for four years, Kafka for two.', 'elixir 4; kafka 2'],
    ['We like the sea. Years of ServiceNow you should bring: 4.', 'servicenow 4'],
    ['Python, 11 years of experience, of which 4 in a leading role.', 'years 11'],
    ['Java, 9 years overall', 'years 9'],
    ['exp - 3 to 5 years - angular - delhi', 'years 3-5; in IN'],
    ['Looking for 4 to 6 years experienced Ruby developers.', 'years 4-6'],
    ['Min. exp.: 3 yrs. Max. exp.: 6 yrs.', 'years 3-6'],
    ['Preferably more than six years in testing, but 4 will do.', 'years 4'],
    ['We would consider 3 years of experience; 5 would be ideal.', 'years 3'],
    ['Whether you have one year of experience or fifteen does not matter.', ''],
    ['Engineers stay 6 years on average.', ''],
    ['The codebase is 12 years of Java. We need 4 years of Java.', 'java 4'],
    ['Employees with 10 years of service get a sabbatical.', ''],
    ['Track record of 5+ years delivering data products', 'years 5'],
    ['30 months+ in a service desk role.', 'years 2.5'],
  ])('%s', (text, facts) => {
    expect(factsOf(text).split('; ').sort().join('; ')).toBe(facts.split('; ').sort().join('; '))
  })
})

describe('shared hours and places', () => {
  test.each([
    ['You share five hours with Vancouver.', 'overlap America/Vancouver 5'],
    ['Overlapping hours: 3, with CET', 'overlap Europe/Berlin 3'],
    ['Be online 13-17h Madrid time.', 'overlap Europe/Madrid 4'],
    ['At least three hours a day in common with our people in Boston.', 'overlap America/New_York 3'],
    ['Our hotline is staffed 7am to 7pm Eastern.', ''],
    ['We sell to Chile and Peru. You work from Turin.', 'in IT'],
    ['Applicants outside of Norway will not be considered.', 'in NO'],
    ['Open to residents of Ireland and Belgium.', 'in IE; in BE'],
    ['You can sit in Graz or in Bratislava.', 'in AT; in SK'],
    ['You can be in Split for a week every spring.', ''],
    ['A senior means six years to us.', 'years 6'],
    ['Minimum three-hour overlap with our colleagues in Melbourne.', 'overlap Australia/Melbourne 3'],
    ['Please be reachable for four hours while Tokyo works.', 'overlap Asia/Tokyo 4'],
    ['Core time is 9.30 to 14.30, Prague.', 'overlap Europe/Prague 5; in CZ'],
    ['From 8am to noon, Eastern Time', 'overlap America/New_York 4'],
    ['Online 10.00-16.00 CET', 'overlap Europe/Berlin 6'],
    ['People sit from UTC-7 to UTC+2, and there are no core hours.', ''],
    ['There is no overlap requirement, not even with Oslo.', ''],
    ['We block 14-16 CET on Tuesdays for a review.', ''],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toBe(facts)
  })
})

describe('languages, pay, dates and forms of work', () => {
  test.each([
    ['You do not need to know any Finnish.', ''],
    ['We translate into 30 languages, from Danish to Thai.', ''],
    ['The office speaks Czech, and so should you.', 'cs -'],
    ['Comfortable in calls in French, upper intermediate at least.', 'fr B2'],
    ['We raised $20m in June and pay $140k at most.', 'pay 140000 USD year'],
    ['You own a cloud bill of 30,000 dollars a month. We pay 8,000 dollars a month.', 'pay 8000 USD month'],
    ['Lunch worth 12 euros a day and a 900 euro phone budget.', ''],
    ['Take-home of Kshs 180,000 to 220,000 a month', 'pay 220000 KES month'],
    ['Earliest start is March, latest start is 15 April 2026.', 'start 2026-04-15'],
    ['Someone who could begin after the holidays, on the seventh of January 2026.', 'start 2026-01-07'],
    ['Availability: immediately', 'notice 0'],
    ['You can leave your present job within five weeks.', 'notice 35'],
    ['Ideal start is 1 March 2026, but 15 April 2026 is possible too.', 'start 2026-04-15'],
    ['It would be good to have you with us on 26 January 2026.', 'start 2026-01-26'],
    ['The lab closes from 22 December to 8 January.', ''],
    ['You will not get far without Slovak.', 'sk -'],
    ['Neither Latvian nor Estonian is needed, English is.', 'en -'],
    ['Dutch, ideally at C1 but at least at B2.', 'nl B2'],
    ['A daily sync from 14:00 to 15:00 CET.', ''],
    ['You become an employee from the first day.', 'fullTime'],
    ['You as an employee here need a clearance.', ''],
    ['Interim for six months.', 'contract'],
    ['Danish and English, B2 and C1 respectively.', 'da B2; en C1'],
    ['Fluent in Czech and Polish (C1 and B1, respectively).', 'cs C1; pl B1'],
    ['Swedish/English: native/B2', 'sv C2; en B2'],
    ['B1 and C1 in Greek and English', 'el B1; en C1'],
    ['Level C1 or higher of English and level B1 or higher of French.', 'en C1; fr B1'],
    ['The language of the plant is Slovak. You command it at level B2.', 'sk B2'],
    ['You do not speak Finnish? Fine. You do not speak English? Problem.', 'en -'],
    ['FR/NL bilingual', 'fr -; nl -'],
    ['Our founders are French. You get by with English.', 'en -'],
    ['You read Japanese manuals (JLPT N1).', 'ja C1'],
    ['Up to 8 grand a month, in pounds', 'pay 8000 GBP month'],
    ['We lost $90,000 to outages last year; the salary is $110,000.', 'pay 110000 USD year'],
    ['We would pay 120k for a wizard, but here the ceiling is 80k EUR.', 'pay 80000 EUR year'],
    ['The client pays $150/h, you get $95/h.', 'pay 95 USD hour'],
    ['In 14 payments of 2,900 euros.', 'pay 2900 EUR month'],
    ['1,800 euros a week', ''],
    ['Salary: 900 000 - 1 200 000 Ft a month', 'pay 1200000 HUF month'],
    ['60.000 TL net a month', 'pay 60000 TRY month'],
    ["Candidates serving 60 days' notice will not be considered.", ''],
    ["Our last tester gave one week's notice and left.", ''],
    ['We need the person in the seat in five weeks.', 'notice 35'],
    ['Notice period - 30/45 days max', 'notice 45'],
    ['Start will be 16 March 2026.', 'start 2026-03-16'],
    ['You would start on 2 March 2026, 1 April 2026 at the latest.', 'start 2026-04-01'],
    ['Start before May', 'start 2026-04-30'],
    ['The fiscal year begins on 1 July.', ''],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toBe(facts)
  })
})

test('seats are no people of the company, and spots are seats', () => {
  expect(read('Nine people in two countries, one product. A product designer is what we look for.').seats).toBe(
    undefined,
  )
  expect(read('We are looking to fill 4 spots, all Python.').seats).toBe(4)
})

test.each([
  ['Junior or mid, both are fine. Vue developer.', 'junior'],
  ['Mid to senior backend developer', 'mid'],
  ['A strong mid or a fresh senior, React', 'mid'],
  ['You work with senior or lead engineers. Junior tester.', 'junior'],
  ['Not a junior role. Database administrator.', 'none'],
  ['This is a first job in web development.', 'junior'],
])('of two levels the lower one is asked for: %s', (text, level) => {
  expect(read(text).criteria.seniority).toBe(level)
})

test.each([
  ['Two of these roles are open.', 2],
  ['3 roles, one team: backend developers', 3],
  ['We could use a couple of data engineers.', 2],
  ['open reqs: 4 (java)', 4],
  ['For two products we want two scrum masters.', 2],
  ['Go developers (3), Turin', 3],
  ['You combine two roles in one.', undefined],
])('seats in more words: %s', (text, seats) => {
  expect(read(text).seats).toBe(seats)
})

test.each([
  ['senior go engineer hamburg 85k', 'pay 85000 EUR year; in DE'],
  ['devops freelancer 85/h', 'pay 85 EUR hour; contract'],
  ['cloud architect rotterdam 800/day', 'pay 800 EUR day; in NL'],
  ['sap abap hindi english chennai', 'hi -; en -; in IN'],
  ['react developer graz part-time', 'in AT'],
  ['contractor salesforce, 3 months, immediate', 'notice 0; contract'],
  ['frontend, by end of February', 'start 2026-02-28'],
  ['go dev, anywhere but not london', ''],
  ['a plugin for our customers in lima', ''],
])('a search of a few words: %s', (text, facts) => {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: TODAY })
  expect(written(criteria)).toBe(facts)
})

test.each([
  'You have led a restructuring before.',
  'Degree in physics preferred but not essential.',
  'Medical fitness for working offshore',
  'You were never convicted of theft.',
  'You have programmed since 2015.',
  'Your third year as an analyst should be behind you.',
  'PhD',
])('what is asked for and has no field is quoted: %s', (text) => {
  expect(read(text).notUnderstood.join()).not.toBe('')
})

test('a condition is quoted although someone else asks for it', () => {
  expect(read('A clean criminal record is asked for by the bank.').notUnderstood).toContain(
    'A clean criminal record is asked for by the bank',
  )
})

test.each([
  ['Go, Kubernetes, English and German', 'en -; de -'],
  ['SQL and Python, French, English', 'fr -; en -'],
  ['Our customers are German, French and Dutch', ''],
])('an item of a list that names languages asks for them: %s', (text, facts) => {
  expect(factsOf(text)).toBe(facts)
})

describe('each fact belongs to the clause that states it', () => {
  test.each([
    ['The former holder got 70k. We go up to 78k EUR.', 'pay 78000 EUR year'],
    ['We might pay 150,000 dollars if we were listed. The post brings 90,000 dollars.', 'pay 90000 USD year'],
    ['A learning budget of 2,000 € a year and a salary of up to 64.000 €', 'pay 64000 EUR year'],
    ['A bonus of 4,000 euros comes on top of 60,000 euros.', 'pay 60000 EUR year'],
    ['Between 80 and 95 thousand Australian dollars a year', 'pay 95000 AUD year'],
    ['Turnover passed 30m euros; your salary is up to 72,000.', 'pay 72000 EUR year'],
    ['Contractor, outside IR35, £480', 'pay 480 GBP day; contract'],
    ['Our people are in Accra and Lagos. This post is in Kigali.', 'in RW'],
    ['Anywhere but the UK, for legal reasons.', ''],
    ['We moved from Graz to Riga, and Riga is where you work.', 'in LV'],
    ['Be online 9:00-14:00 Tokyo time, wherever you live.', 'overlap Asia/Tokyo 5'],
    ['You work from Ghana, 5h overlap Boston.', 'overlap America/New_York 5; in GH'],
    ['UTC+3 preferred, one hour either way is fine', 'overlap Etc/GMT-3 7'],
    ['Mon-Fri 08:30-16:00 GMT', 'overlap Etc/GMT 7'],
    ['No more than 3 time zones away from Perth.', 'overlap Australia/Perth 5'],
    ['Overlap hours with Canada: 3', 'overlap America/Toronto 3'],
    ['Go (5+), Kafka (2+), each in years.', 'go 5; kafka 2'],
    ['Years required | Kotlin: 4 | SQL: 2', 'kotlin 4; sql 2'],
    ['4+ years: Docker, Kubernetes', 'docker 4; kubernetes 4'],
    ['C# for 6+ years and Azure for at least 3', 'c-sharp 6; azure 3'],
    ['Years of experience: min 2, max 6', 'years 2-6'],
    ['A completed apprenticeship (3 years) plus 2 years on the job', 'years 2'],
    ['If you have 15 years of experience you will be bored; 3 to 5 is right.', 'years 3-5'],
    ['Begin between January and April 2026', 'start 2026-04-30'],
    ['Beginning of work: 1.5.2026', 'start 2026-05-01'],
    ['LWD within 20 days', 'notice 20'],
    ['German and Polish, both at least B1', 'de B1; pl B1'],
    ['Your Dutch does not have to be perfect, B1 is fine.', 'nl B1'],
    ['Freelancers and agencies need not apply.', ''],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toBe(facts)
  })

  test.each([
    'You have written Go in production since 2021.',
    'Many years of Fortran',
    'The job begins in autumn.',
    'No remote work.',
    'Permission to work in Norway',
    'Master in physics',
    'Java, 6 years of which the latest 2 in a hospital',
  ])('what has no field is quoted although something else of the clause is read: %s', (text) => {
    expect(read(text).notUnderstood.join()).not.toBe('')
  })
})
