import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

const TODAY = 20_412 // 2025-11-20

function factsOf(text: string, door: Door = 'jobDesc'): string[] {
  const { criteria, seats } = readDescription(text, gazetteer, { door, today: TODAY })
  const { rateMax, noticeMaxDays, startBy, overlapHours, countries } = criteria.constraints
  return [
    criteria.seniority === 'none' ? '' : criteria.seniority,
    criteria.years === null ? '' : `years ${criteria.years.min}-${criteria.years.max ?? ''}`,
    ...criteria.mustHave.map(({ anyOf, minYears }) => (minYears === null ? '' : `${anyOf.join('|')} ${minYears}`)),
    rateMax === null ? '' : `pay ${rateMax.amountMinor / 100} ${rateMax.currency} ${rateMax.period}`,
    noticeMaxDays === null ? '' : `notice ${noticeMaxDays}`,
    startBy === null ? '' : `start ${startBy}`,
    overlapHours === null ? '' : `overlap ${overlapHours.zone} ${overlapHours.hours}`,
    countries.length === 0 ? '' : `in ${countries.join(' ')}`,
    seats === undefined ? '' : `seats ${seats}`,
  ].filter((fact) => fact !== '')
}

const quotesOf = (text: string): readonly string[] =>
  readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY }).notUnderstood

describe('years', () => {
  test.each([
    ['Vue: 4 yrs; GraphQL: 2 yrs; Docker: 1 yr', ['vue-js 4', 'graphql 2', 'docker 1']],
    ['Redis/2, MongoDB/3, Kafka/1 (tool/years)', ['redis 2', 'mongodb 3', 'kafka 1']],
    ['Angular (5+ yrs) or React (2+ yrs)', ['angular|react 2']],
    ['php 6y laravel 3y', ['php 6', 'laravel 3']],
    ["We'd like 7 years; we'd accept 4.", ['years 4-']],
    ['Nine years would be ideal, five is the minimum.', ['years 5-']],
    ['Testing experience: one year, three at most.', ['years 1-3']],
    ['You have spent 2 of the past 4 years in cloud operations.', ['years 2-']],
    ['In the last eight years you have worked at least five in banking IT.', ['years 5-']],
    ['In three years you will lead this team. Today you bring one year of Kotlin.', ['kotlin 1']],
    ['We insist on four years of Terraform.', ['terraform 4']],
    ['Ten-year track record in IT security', ['years 10-']],
    ['Minimum experience: 18 months', ['years 1.5-']],
    ['Zero to three years in support', ['years 0-3']],
    ['Min exp 3 max exp 6', ['years 3-6']],
    ['Relevant experience 3 years in Scala, total 8', ['years 8-', 'scala 3']],
    ["We won't look at fewer than two years of Swift.", ['swift 2']],
    ['We do not ask for six years of this and nine years of that.', []],
  ])('“%s” asks for %j', (text, facts) => {
    expect(factsOf(text)).toEqual(facts)
  })
})

describe('start, notice and hours', () => {
  test.each([
    ['Start: 01.06.26', ['start 2026-06-01']],
    ['ETA: March 2026', ['start 2026-03-31']],
    ['First day of work: Tuesday, 3 February 2026', ['start 2026-02-03']],
    ['Fill by: 15-Jan-2026', ['start 2026-01-15']],
    ['Start in March or April', ['start 2026-04-30']],
    ["You're free now, or could be in three weeks.", ['notice 21']],
    ['Nobody with a notice longer than two months.', ['notice 60']],
    ['Screenings are held between 10 and 12 CET.', []],
    ['The demo is Fridays at 3 pm London time.', []],
    ['At least five hours between 8:00 and 20:00 EST', ['overlap America/New_York 5']],
    ['UTC+2, give or take three', ['overlap Etc/GMT-2 5']],
    ['Five shared hours a day with Toronto, please.', ['overlap America/Toronto 5']],
  ])('“%s” asks for %j', (text, facts) => {
    expect(factsOf(text)).toEqual(facts)
  })
})

describe('pay, places, seats and levels', () => {
  test.each([
    ['Mex$48,000 monthly', ['pay 48000 MXN month']],
    ['Salary 62k (EUR)', ['pay 62000 EUR year']],
    ['40-48 per hour, Australian', ['pay 48 AUD hour']],
    ['Every outage costs us 25,000 euros.', []],
    ['A colleague left for 95,000 pounds. You get 80,000 pounds.', ['pay 80000 GBP year']],
    ["We can't employ people in Spain.", []],
    ['No candidates from Russia, please.', []],
    ['Anywhere in the Baltic states', ['in EE LT LV']],
    ['The customer is in Norway, so trips to Bergen every month', []],
    ['We have room for three more testers.', ['seats 3']],
    ['Opening(s): 2', ['seats 2']],
    ['Two of you will join the data team', ['seats 2']],
    ['SeniorEngineer, platform', ['senior']],
    ['This is a position for beginners. Web developer.', ['junior']],
  ])('“%s” asks for %j', (text, facts) => {
    expect(factsOf(text)).toEqual(facts)
  })
})

describe('searches', () => {
  test.each([
    ['rust 4y go 2y remote spain 90k eur', ['rust 4', 'go 2', 'pay 90000 EUR year', 'in ES']],
    ['dba atlanta 70k usd no c2c', ['pay 70000 USD year', 'in US']],
    ['product manager fintech dubai aed 35k', ['pay 35000 AED month', 'in AE']],
  ])('“%s” asks for %j', (text, facts) => {
    expect(factsOf(text, 'summary')).toEqual(facts)
  })
})

test.each([
  ['Rate: 520', 'Rate: 520'],
  ['Daily: 610', 'Daily: 610'],
  ['Your career started no later than 2018.', 'no later than 2018'],
  ['You have worked in teams of 30 and more.', 'teams of 30'],
  ['Years of experience with Oracle are expected.', 'Years of experience'],
])('“%s” is quoted', (text, words) => {
  expect(quotesOf(text).join(' | ')).toContain(words)
})

test.each(['On-call: not required', 'Travel: none'])('“%s” asks for nothing and is not quoted', (text) => {
  expect(quotesOf(text)).toEqual([])
})

describe('what is enough, what was corrected, and what is of something else', () => {
  test.each([
    ['At least four, ideally nine years of building compilers in Rust.', ['compilers 4']],
    ['Minimum 3, preferably 6 years of experience with Ansible', ['ansible 3']],
    ['Eight years of back end, half of them in Elixir.', ['years 8-', 'elixir 4']],
    ['Vue 4+, Laravel 3+, Docker 2+ (years).', ['vue-js 4', 'laravel 3', 'docker 2']],
    ['| Unreal Engine 5 | 3 years |', ['unreal-engine 3']],
    ['Must be eligible with 5 years of UK residency.', []],
    ['You have lived in Norway for at least six years.', ['in NO']],
    ['You lived through a migration and have 5 years of Java.', ['java 5']],
    ['A degree and 2 years of relevant experience; 6 years in lieu of the degree', ['years 2-']],
    ['We want to grow to 50 people in two years.', []],
    ['Start: no later than the end of the third quarter.', ['start 2026-09-30']],
    ['We ship in the second quarter. Start in May.', ['start 2026-05-31']],
    ['Start: immediately, at the latest in three months', ['notice 90']],
    ['As early as you can, we can live with 5 weeks.', ['notice 35']],
    ['We can live with junior people for 3 months.', []],
    ['If you have two months to serve, we will wait.', ['notice 60']],
    ['You have two months to serve your first customer.', []],
    ['We can wait two months for the right person, three at most.', ['notice 90']],
    ['Feel free right away to write to us.', []],
    ['Salary from 52,000; the ceiling is 61,000 euros gross per year.', ['pay 61000 EUR year']],
    ['Budget 80k – sorry, 85k since Friday.', ['pay 85000 EUR year']],
    ['Salary 80k, no 13th month.', ['pay 80000 EUR year']],
    ['Budget 80k, now 25 people.', ['pay 80000 EUR year']],
    ['On-call one week in four, paid at a flat rate of €300.', []],
    ['Overtime is paid, base salary 60,000 EUR.', ['pay 60000 EUR year']],
    ['Two senior and three mid-level Java developers for our site.', ['senior', 'seats 5']],
    ['Two senior and three mid-level colleagues already work on Java.', ['mid']],
    ['We look for a mid-level engineer, a strong junior is fine too.', ['junior']],
    ['Senior developer, a junior is welcome to shadow you.', ['senior']],
  ])('“%s” says %j', (text, facts) => {
    expect(factsOf(text)).toEqual(facts)
  })

  test.each([
    ['Seats 4, QA, Brno', ['seats 4']],
    ['Seats 120, Java', []],
  ])('the search “%s” says %j of seats', (text, facts) => {
    expect(factsOf(text, 'summary').filter((fact) => fact.startsWith('seats'))).toEqual(facts)
  })

  test('what we wait for and need is of the candidate', () => {
    expect(quotesOf('We can wait for the right person until autumn.')).toHaveLength(1)
    expect(quotesOf('We answer within three days and close in August.')).toEqual([])
  })
})
