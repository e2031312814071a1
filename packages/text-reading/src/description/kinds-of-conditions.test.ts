import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const read = (line: string) =>
  readDescription(`Elixir developer\n\nYou know Elixir.\n${line}`, gazetteer, { door: 'jobDesc', today: 20_412 })
    .criteria

describe('who works full time or by contract elsewhere does not say how this work is engaged', () => {
  test.each([
    'We are 40 full-time employees.',
    'Health insurance for all full time staff.',
    'You have worked for a consultancy, a contractor or a bank.',
    'No freelance marketplaces were harmed.',
    'No agencies please.',
  ])('%s', (line) => {
    expect(read(line).constraints.engagement).toEqual([])
  })

  test.each([
    ['You join us as a full-time employee.', 'fullTime'],
    ['We are looking for full-time developers.', 'fullTime'],
    ['You work as a contractor for six months.', 'contract'],
    ['No freelancers, please.', 'fullTime'],
    ['Not contractors.', 'fullTime'],
    ['Contractors need not apply.', 'fullTime'],
  ])('but: %s', (line, wanted) => {
    expect(read(line).constraints.engagement).toEqual([wanted])
  })
})

describe('years that are no experience', () => {
  test.each([
    'You have 2-3 years left of your studies.',
    'You know the processes across the lifespan of a pump of 25+ years.',
  ])('%s', (line) => {
    expect(read(line).years).toBeNull()
  })
})

describe('where a firm comes from, and how to write to it, are no languages', () => {
  test.each([
    'Norvia is a Danish packaging company.',
    'We are a proud Dutch family business.',
    'Please apply in German or English.',
    'Tell us about your plans (in Danish or English) and include your CV.',
  ])('%s', (line) => {
    expect(read(line).constraints.languages).toEqual([])
  })

  test.each([
    ['English business fluent.', 'en'],
    ['Fluent Dutch is our company language.', 'nl'],
    ['Apply if you speak Danish.', 'da'],
  ])('but: %s', (line, wanted) => {
    expect(read(line).constraints.languages.map(({ code }) => code)).toEqual([wanted])
  })
})

test.each(['You work from our Cork office.', 'Full time, Cork.', 'Two days a week at the Cork office.'])(
  'a city that is also a word is one beside an office or a form of work: %s',
  (line) => {
    expect(read(line).constraints.countries).toEqual(['IE'])
  },
)

test('a cork is no city', () => {
  expect(read('We make cork, full of ideas.').constraints.countries).toEqual([])
})

test.each([
  ['You know ISO 13485 and IEC 60601-1.', ['ISO 13485', 'IEC 60601-1']],
  ['Experience with EN ISO 14971 is required.', ['EN ISO 14971']],
])('norms are quoted with their number: %s', (line, wanted) => {
  const text = `Elixir developer\n\nRequirements\n- Elixir\n- ${line}`
  const { notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
  for (const norm of wanted) expect(notUnderstood.join(' | ')).toContain(norm)
})

describe('where other people and machines are is no place of the work', () => {
  test.each([
    'French a plus because half of the stakeholders sit in Lyon.',
    'You report to a manager in Denver.',
    'The data centre is in Frankfurt.',
  ])('%s', (line) => {
    const { criteria } = readDescription(`Elixir developer. ${line}`, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.countries).toEqual([])
  })

  test.each([
    ['Somebody in the UK or Ireland, under £450 a day.', ['GB', 'IE']],
    ['The team sits in Lisbon and Porto.', ['PT']],
  ])('but: %s', (line, countries) => {
    const { criteria } = readDescription(`Elixir developer. ${line}`, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.countries).toEqual(countries)
  })
})
