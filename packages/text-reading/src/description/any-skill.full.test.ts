import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

/** Cities, a job, ordinary words, and what is at most nice to have; these are read by what stands beside them. */
const OTHERWISE = new Set(
  `cairo-language orleans enterprise-architect-tool less ray s-plus pro-c sql-plus sql-loader windows fluent-bit business-development business-case microsoft-office
   microsoft-excel microsoft-word`.split(/\s+/),
)
const OTHERWISE_SMALL = new Set(['basic', 'cobol', 'quartz-net'])
const OTHERS = ['elixir', 'kafka']
const EVERY = 3
/** Every third; all of them pass, and take three times as long. */
const products = gazetteer.skills
  .filter(
    ({ kind, slug }) => /language|framework|tool|platform/.test(kind) && !OTHERWISE.has(slug) && !OTHERS.includes(slug),
  )
  .filter((_, at) => at % EVERY === 0)

function read(text: string) {
  const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
  return {
    must: criteria.mustHave.flatMap(({ anyOf }) => anyOf),
    nice: criteria.niceToHave.map(({ skill }) => skill),
    excluded: criteria.unwantedSkills,
    isOnePerson: criteria.textWords?.first === true,
  }
}

/** Texts whose reading must not depend on which product they name. */
const forms: Readonly<Record<string, (name: string) => string>> = {
  'a list': (name) => `Backend developer, Elixir, ${name}, Kafka`,
  'a sentence': (name) => `We need a backend developer who knows Elixir, ${name} and Kafka.`,
  lines: (name) => `Must have:\n- Elixir\n- ${name}\n- Kafka`,
}

describe.each(Object.entries(forms))('any product in %s', (_form, textOf) => {
  test(`is read, and so is what stands around it (${products.length} products)`, () => {
    const wrong = products.flatMap(({ name, slug }) => {
      const { must, excluded, isOnePerson } = read(textOf(name))
      const isWhole = [slug, ...OTHERS].every((each) => must.includes(each))
      return isWhole && excluded.length === 0 && !isOnePerson ? [] : [name]
    })
    expect(wrong).toEqual([])
  })
})

describe.each([
  ['a field of work', (name: string) => `backend ${name}`],
  ['a job that knows it, too', (name: string) => `elixir dev who also knows ${name}`],
  ['what it is not', (name: string) => `${name} (not cobol), kafka`],
])('any product in small letters beside %s', (_form, textOf) => {
  test('is read', () => {
    const names = products.filter(({ name, slug }) => name.length > 1 && !OTHERWISE_SMALL.has(slug))
    const wrong = names.filter(({ name, slug }) => !read(textOf(name.toLowerCase())).must.includes(slug))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

test('any product under a heading of nice-to-haves is one', () => {
  const wrong = products.flatMap(({ name, slug }) => {
    const { must, nice } = read(`We need Elixir. Nice to have: ${name}, Kafka.`)
    return nice.includes(slug) && nice.includes('kafka') && must.join() === 'elixir' ? [] : [name]
  })
  expect(wrong).toEqual([])
})
