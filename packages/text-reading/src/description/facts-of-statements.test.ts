import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20

const read = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })

function factsOf(text: string): string {
  const { criteria } = read(text)
  const { years, mustHave, constraints } = criteria
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
