import { cities, countries } from '@assay/taxonomy'
import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door, Reading } from './reading.ts'

const TODAY = 20_412 // 2025-11-20

const read = (text: string, door: Door = 'summary'): Reading => readDescription(text, gazetteer, { door, today: TODAY })

function payOf(text: string, door: Door = 'summary'): string | null {
  const pay = read(text, door).criteria.constraints.rateMax
  return pay === null ? null : `${pay.amountMinor} ${pay.currency} ${pay.period}`
}

const countriesOf = (text: string, door: Door = 'summary'): readonly string[] =>
  read(text, door).criteria.constraints.countries
const languagesOf = (text: string): string =>
  read(text)
    .criteria.constraints.languages.map(({ code, level }) => `${code} ${level ?? '-'}`)
    .join(', ')

describe('an item of a short text that is an amount is the pay, whatever stands beside it', () => {
  test.each([
    ['react dev, Dutch not needed, 4 days a week is fine, up to 75k', '7500000 EUR year'],
    ['rust, remote US only, no sponsorship, 170k base', '17000000 USD year'],
    ['designer, portfolio please, 3 days in Amsterdam, 5k a month', '500000 EUR month'],
    ['cobol, 15 years, retired is fine, 2 days a week, Brussels, 600 a day', '60000 EUR day'],
    ['embedded c, driving licence, Graz, 3.800 brutto', '380000 EUR month'],
    ['ansible, 2 days at home, Zagreb, 2800 net', '280000 EUR month'],
    ['web dev, 1 year is ok, Leipzig, 40000 a year, 35 hours', '4000000 EUR year'],
    ['a tester who lives near Cologne and costs no more than 50k, Turkish', '5000000 EUR year'],
    ['solidity, anywhere, paid in USDC, 10k/mo', '1000000 USD month'],
  ])('%s', (text, pay) => {
    expect(payOf(text)).toBe(pay)
  })

  test.each([
    'java developer, 50k users a day, Berlin',
    'video engineer, 4k, hdr',
    'react dev, 500 components, London',
    'data engineer, 20 hours, Paris',
    'go, kafka, 600k messages per day',
    'kotlin, 5 years, up to 3 days a week',
    'sre, 99 percent uptime, 24/7, from 2026',
    'php, magento 2, at most 2 interviews',
    'python, django 5, max 2026',
    'fullstack, 1500 stores, berlin',
    'c++, 100k lines of code, munich',
    'dba, 2000 tables, oracle 19, 15000 transactions',
    'java, 8 to 17, Rome',
    'react, 40/week, Milan',
    'chile or peru, 9 to 5 New York time, paid in dollars',
    'a react dev for 3 months, 30 hours weekly, budget 15k total',
  ])('“%s” names no pay', (text) => {
    expect(payOf(text)).toBeNull()
  })
})

test.each([
  ['Data engineer. German not necessary, English is. Python.', 'en -'],
  ['Data engineer. German is not required but English is.', 'en -'],
  ['Java dev. Rust is not necessary, Go is.', ''],
])('a language that is needed unlike another: %s', (text, languages) => {
  expect(languagesOf(text)).toBe(languages)
})

test.each([
  ['Support agent, German plus good English', [false, false]],
  ['Support agent, English plus one more language', [false]],
  ['Java dev. English. German is a plus.', [false, true]],
])('“plus” that joins languages makes none an advantage: %s', (text, pluses) => {
  expect(read(text).criteria.constraints.languages.map(({ plus }) => plus === true)).toEqual(pluses)
})

describe('amounts in money of small units', () => {
  test.each([
    ['up to CZK 1200k', '120000000 CZK year'],
    ['2125k-2500k INR', '250000000 INR year'],
    ['salary HUF 12000-15000k', '1500000000 HUF year'],
    ['Ft 1 200 000 net / month', '120000000 HUF month'],
    ['salary of 75.000 R gross monthly', '7500000 ZAR month'],
    ['up to €95000k', '9500000 EUR year'],
  ])('%s', (text, pay) => {
    expect(payOf(`Java developer, remote. ${text}.`, 'jobDesc')).toBe(pay)
  })
})

describe('numbers of forms and places are no pay', () => {
  test.each([
    ['Security Engineer Austin, TX job requisition id R0048812 Minimum Qualifications Python', null],
    ['Security Engineer. Job ID R68774. Salary R45000 per month.', '4500000 ZAR month'],
    ['Reference: R-30114 Data engineer, $120,000 - $140,000 a year.', '14000000 USD year'],
    ['IT Support Technician Boise, ID 83702 $24.50 - $29.00 an hour - Full-time', '2900 USD hour'],
    ['Ref 7714. Data engineer, Cape Town. Pay: R45000 per month.', '4500000 ZAR month'],
    ['Java developer, Austin, TX, up to 90000 $ a year.', '9000000 USD year'],
    ['Java developer, Boise, ID 83702, 90000 USD a year.', '9000000 USD year'],
  ])('%s', (text, pay) => {
    expect(payOf(text, 'jobDesc')).toBe(pay)
  })
})

describe('a level belongs to the language it stands beside', () => {
  test.each([
    ['java developer, fluent English + some German, Munich', 'en C1, de A2'],
    ['You speak native German, good English and a little Italian.', 'de C2, en B2, it A2'],
    ['Although our team is in Berlin, English at C1 is what counts.', 'en C1'],
    ['it support, Tokyo, JLPT N2, business English', 'en B2, ja B2'],
    ['game dev / 4 yrs / Malmö / English', 'en -'],
    ['fluent German and English', 'de C1, en C1'],
    ['Our engineers come from Spain and speak Spanish.', ''],
  ])('%s', (text, languages) => {
    expect(languagesOf(text)).toBe(languages)
  })
})

describe('a city with the name of a country beside it is there', () => {
  test.each([
    ['Based in San José, Costa Rica, with trips to Texas', ['CR']],
    ['Location: Münster, Germany', ['DE']],
    ['You live in Birmingham, Alabama', ['US']],
    ['London, Ontario - on-site', ['CA']],
    ['Java developer - Norfolk (United States)', ['US']],
    ['You work from Valencia, Spain or Valencia, Venezuela', ['ES', 'VE']],
    ['Remote from Lisbon, Spain or Italy', ['PT', 'ES', 'IT']],
    ['We hire in Berlin, Poland, Spain', ['DE', 'PL', 'ES']],
    ['remote: Toronto, US', ['CA', 'US']],
    ['Locations: London, Paris, Germany', ['GB', 'FR', 'DE']],
  ])('%s', (text, codes) => {
    expect(countriesOf(text, 'jobDesc')).toEqual(codes)
  })

  const nameOf = new Map(countries.map(({ code, name }) => [code, name]))
  test('so are all cities of the taxonomy', () => {
    const elsewhere = cities.filter(({ name, country }) => {
      const read = countriesOf(`Java developer, ${name}, ${nameOf.get(country) ?? ''}`, 'jobDesc')
      return read.length !== 1 || read[0] !== country
    })
    expect(elsewhere.map(({ name }) => name)).toEqual(['Salem TN'])
  })
})

describe('a product that has the name of a city', () => {
  test.each([
    ['Our Palo Alto office, 3 days a week', []],
    ['Java developer in Palo Alto', ['java']],
    ['Java developer\nLocation: Phoenix', ['java']],
    ['Cisco, Palo Alto, F5 in the UK', ['cisco', 'palo-alto', 'f5']],
    ['5 years of Palo Alto, Germany', ['palo-alto']],
    ['Elixir developer (Phoenix, Ecto), remote US', ['elixir', 'phoenix', 'ecto']],
  ])('%s', (text, skills) => {
    expect(read(text, 'jobDesc').criteria.mustHave.flatMap(({ anyOf }) => anyOf)).toEqual(skills)
  })
})

describe('an item of a search of which nothing was read is quoted', () => {
  test.each([
    ['unity dev, one shipped game, Montreal, 90k', 'one shipped game'],
    ['power platform, Ghent, Dutch and French, car needed', 'car needed'],
    ['cobol, 15 years, retired is fine, Brussels, 600 a day', 'retired is fine'],
    ['working student, 20h, Munich, 18€/h, from now', 'from now'],
    ['php, symfony, 38k, Toulouse, astreinte 1 sur 4', 'astreinte 1 sur 4'],
  ])('%s', (text, phrase) => {
    expect(read(text).notUnderstood).toContain(phrase)
  })

  test.each([
    'java, remote, 80k, senior only',
    'react, typescript, please, thanks',
    'kotlin, 5 years, permanent, Berlin',
    'python, not a junior, London',
    'go, Berlin, looking for someone, 70k',
    'hello, java developer, Paris, 60k',
    'c#, no travel, Leeds',
    'java, spring, kafka, any country',
    'node, react, full remote, 60k',
    'aws, terraform, urgent, Madrid',
    'angular developer, we are a bank, Vienna',
    'sql, office in Rome, 40k, or so',
    'kafka, java, strong skills, Oslo',
    'vue, 3 years, senior, full remote',
    'rust, kubernetes, free lunch, Zurich',
  ])('“%s” holds nothing else', (text) => {
    expect(read(text).notUnderstood).toEqual([])
  })
})
