import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

function read(text: string, door: Door = 'jobDesc') {
  const { criteria } = readDescription(text, gazetteer, { door, today: 20_412 })
  return {
    title: criteria.titleSlug,
    must: criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).join(' '),
    nice: criteria.niceToHave.map(({ skill }) => skill).join(' '),
    excluded: criteria.unwantedSkills.join(' '),
  }
}

describe('what the employer works with is not asked for where something else is', () => {
  test.each([
    ['We use Bitbucket and Trello. You need: Rust.', 'rust'],
    ['Our team writes Elixir, but for this role we want someone with Terraform.', 'terraform'],
    ['We are an insurer from Porto. Looking for somebody with Kafka and Scala.', 'kafka scala'],
    ['Agency for Magento shops, 30 people. Figma is needed.', 'figma'],
    ['Most of our customers run Oracle. What you must bring is PostgreSQL.', 'postgresql'],
    ['The website is a Drupal site, but you would look after Kubernetes and need to know it.', 'kubernetes'],
  ])('%s', (text, must) => {
    expect(read(text).must).toBe(must)
  })

  test('in a short search, too', () => {
    expect(read('we run on php today. need a python developer', 'summary').must).toBe('python')
  })

  test.each([
    ['Everything here is written in Go and Kafka.', 'go kafka'],
    ['Everything here is written in Go and Kafka. You start in May.', 'go kafka'],
    ['Any one of these is enough: Jest, Vitest. Rust is needed.', 'jest|vitest rust'],
    ['We use Kafka. You need Kafka and Go.', 'kafka go'],
    ['The group works in Kotlin and everything runs on GCP, so both of them are a must.', 'kotlin google-cloud'],
  ])('it is asked for where nothing else is, or where it is demanded itself: %s', (text, must) => {
    expect(read(text).must).toBe(must)
  })

  test('those who are there already are not who is sought', () => {
    expect(read('Our testers use Jira. We need a product owner.').title).toBe('product-owner')
    expect(read('Team: 2 data scientists. Wanted: a product owner.').title).toBe('product-owner')
  })
})

describe('of two things of a kind, what is liked less is left out', () => {
  test.each([
    ['Vue over Angular.', 'vue-js', ''],
    ['Kotlin rather than Java, and Kafka.', 'kotlin kafka', ''],
    ["I'd take someone good at Vue over someone good at Angular.", 'vue-js', ''],
    ['We would rather have Vue than Angular.', '', 'vue-js'],
  ])('%s', (text, must, nice) => {
    expect(read(text)).toMatchObject({ must, nice })
  })

  test('what is layered over something of another kind stays', () => {
    expect(read('You must know React over GraphQL.').must).toBe('react graphql')
  })
})

test.each([
  ['Rust needed. Delphi people, keep scrolling.', 'rust', 'delphi'],
  ["Rust needed. Joomla developers, please don't contact us.", 'rust', 'joomla'],
  ['Rust needed. Please skip this if Joomla is your home.', 'rust', 'joomla'],
  ["It's a hard no to Joomla. Rust needed.", 'rust', 'joomla'],
  ['Excluding Joomla, we take any CMS. Rust needed.', 'rust', 'joomla'],
])('more ways to turn people away: %s', (text, must, excluded) => {
  expect(read(text)).toMatchObject({ must, excluded })
})

test('people are not turned away because there is one already', () => {
  expect(read("Rust needed. There is a Tableau person already, so please don't send me analysts.").excluded).toBe('')
})

test.each([
  ["We won't compromise on Terraform.", 'terraform', ''],
  ["Terraform isn't just a nice-to-have.", 'terraform', ''],
  ['An applicant lacking Terraform is of no use to us.', 'terraform', ''],
  ['Terraform and Kubernetes are needed.', 'terraform kubernetes', ''],
  ['Terraform; Rust experience could come in handy.', 'terraform', 'rust'],
  ['Terraform | Kubernetes | Rust (nice)', 'terraform kubernetes', 'rust'],
  ["It isn't necessary to have used Rust. Terraform is.", 'terraform', ''],
  ['The basic requirement is Go.', 'go', ''],
  ["If you've also done Rust, please mention it. Terraform required.", 'terraform', 'rust'],
  ['You will need Terraform. Having shipped Rust sets you apart.', 'terraform', 'rust'],
])('how firmly a sentence asks: %s', (text, must, nice) => {
  expect(read(text)).toMatchObject({ must, nice, excluded: '' })
})

test('the technologies in brackets after the people that a client needs are asked for', () => {
  expect(read('Our client needs 2 Angular developers (RxJS, NgRx).').must).toBe('angular rxjs ngrx')
})
