import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { POSTINGS } from './postings.cases.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'
import { formatCase, inOrder } from './reading-case.ts'
import { SUMMARIES } from './summaries.cases.ts'

const kinds = new Map(gazetteer.skills.map((skill) => [skill.slug, skill.kind]))
const TODAY = 20_412 // 2025-11-20

const read = (text: string, door: Door = 'summary') => readDescription(text, gazetteer, { door, today: TODAY })

// These took minutes when the clause around each number was read to the end of the text.
test.each(['Mon-', 'Mon-Fri ', '2 days ', 'w2 '])('a text of %j alone is read', { timeout: 30_000 }, (piece) => {
  expect(read(piece.repeat(40_000 / piece.length), 'jobDesc').spans).toBeDefined()
})

// Lists of thirty took for ever when the space before each “or” could be read in two ways.
test.each([' or ', ', or ', ' and ', ' & ', ' / ', ', '])(
  'sixty skills with %j between them, beside a word that may turn people away, are read',
  { timeout: 30_000 },
  (between) => {
    const sixty = Array.from({ length: 10 }, () => 'Java,Go,Kafka,React,Docker,Python'.split(',')).flat()
    expect(read(`No ${sixty.join(between)} and that is it`, 'jobDesc').spans).toBeDefined()
  },
)

describe('readings match those of a recruiter', () => {
  test.each([...POSTINGS, ...SUMMARIES].map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const reading = read(entry.text, entry.door)
    expect(formatCase(reading, kinds, entry.expected)).toEqual(inOrder(entry.expected))
  })
})

test('neither a list of skills nor a description excludes candidates without a must-have', () => {
  expect(read('Go', 'skill').criteria.mustHaveMode).toBe('prefer')
  expect(read('Go developer', 'summary').criteria.mustHaveMode).toBe('prefer')
  expect(read('Go developer', 'jobDesc').criteria.mustHaveMode).toBe('prefer')
})

test.each([
  ['German is a plus', 'de plus'],
  ['Ideally you speak some Danish', 'da preferred'],
  ['German preferred', 'de preferred'],
  ['German at B2', 'de preferred'],
  ['German B2 is required', 'de required'],
  ['Dutch or German at B2', 'de plus, nl plus'],
  ['English C1, and Polish would help', 'en preferred, pl plus'],
])('%j: %s', (text, expected) => {
  const { languages } = read(`Java developer with Kafka. ${text}.`, 'summary').criteria.constraints
  const said = languages.map(({ code, required, plus }) => {
    return `${code} ${required !== false ? 'required' : plus === true ? 'plus' : 'preferred'}`
  })
  expect(said.sort().join(', ')).toBe(expected)
})

test.each<[string, Door, string]>([
  ['Software Engineer, C++\nYou bring\n- Git and SQL', 'jobDesc', 'cpp'],
  ['Senior Backend Developer (Go)\nYou bring\n- Kafka\n- Docker', 'jobDesc', 'go'],
  ['Java Developer\nYou bring\n- three years of Java\n- SQL', 'jobDesc', 'java'],
  ['Back-end developer\nYou bring\n- Java\n- SQL', 'jobDesc', ''],
  ['Rust developer: Tokio, gRPC, Linux', 'summary', 'rust'],
  ['Data engineer: Rust, Linux', 'summary', ''],
  ['Go, Kafka, Docker, gRPC', 'skill', 'go'],
])('what the title names is central: %j', (text, door, expected) => {
  const { mustHave } = read(text, door).criteria
  const central = mustHave.filter((must) => must.central === true).flatMap(({ anyOf }) => anyOf)
  expect(central.sort().join('|')).toBe(expected)
})

test('a solid understanding is a must-have, an understanding of a field a nice-to-have', () => {
  const asked = (words: string) =>
    read(`DevOps engineer\n\nRequirements\n- Linux\n- ${words} of cloud computing`, 'jobDesc').criteria
  const musts = (words: string) => asked(words).mustHave.map(({ anyOf }) => anyOf.join('|'))
  expect(musts('Solid understanding')).toEqual(['linux', 'cloud-computing'])
  expect(musts('Understanding')).toEqual(['linux'])
  expect(asked('Understanding').niceToHave.map(({ skill }) => skill)).toEqual(['cloud-computing'])
})

test('every must-have and nice-to-have has a span in the text', () => {
  const text = 'Senior <b>Go</b> developer, Kafka or RabbitMQ; Rust is a plus'
  const { criteria, spans } = read(text)
  const said = (target: string, position: number) =>
    spans.filter((span) => span.target === target && span.position === position).map((span) => span.text)
  expect(criteria.mustHave.map((_, position) => said('mustHave', position))).toEqual([['Go'], ['Kafka', 'RabbitMQ']])
  expect(criteria.niceToHave.map((_, position) => said('niceToHave', position))).toEqual([['Rust']])
  expect(spans.filter((span) => span.target === 'seniority').map((span) => span.text)).toEqual(['Senior'])
})

test('names of unknown technologies are listed as not understood, ordinary words are not', () => {
  const text = `Java Developer

Requirements
- Java and Flurbware
- Experience with quantum basket weaving
- Strong communication, Ability to travel
- BigBlob 4`
  expect(read(text, 'jobDesc').notUnderstood).toEqual([
    'Flurbware',
    'quantum basket weaving',
    'Ability to travel',
    'BigBlob',
  ])
})

test('an advertisement that is mostly about the company gets a warning', () => {
  const about = `About us\n${'We are a leading company with happy customers. '.repeat(30)}\nRequirements\nJava`
  expect(read(`Java Developer\n${about}`, 'jobDesc').lint.map((finding) => finding.code)).toContain('boilerplate')
})

test('a summary raises at most two questions, and the first option is the current reading', () => {
  const { criteria, questions } = read('Go, Kafka, Docker, Kubernetes, PostgreSQL')
  expect(questions.length).toBeGreaterThan(0)
  expect(questions.length).toBeLessThanOrEqual(2)
  for (const question of questions) expect(question.options[0]?.criteria).toEqual(criteria)
  expect(read('Go, Kafka, Docker, Kubernetes, PostgreSQL', 'jobDesc').questions).toEqual([])
})

test('a title derived from its skills alone is marked as a guess', () => {
  const { lint } = read('React, TypeScript, HTML, CSS')
  expect(lint.map((finding) => finding.message).join()).toContain('No job title found')
})

test.each([
  ['Backend: PostgreSQL, Java (Kotlin acceptable instead)', 'kotlin-backend-developer'],
  ['Front-end: TypeScript, GraphQL, Vite, Storybook', 'front-end-developer'],
  ['Full stack. Java, Angular, Postgres', 'java-full-stack-developer'],
])('the field that a text opens with decides the guessed title: %s', (text, title) => {
  expect(readDescription(text, gazetteer, { door: 'summary', today: TODAY }).criteria.titleSlug).toBe(title)
})

test('a list of typical skills gets its title as a guess that the user can remove', () => {
  const { criteria, lint } = read('Java, Spring Boot, Hibernate, Maven', 'skill')
  expect(criteria.titleSlug).toBe('java-developer')
  expect(lint.map((finding) => finding.message).join()).toContain('suggest a Java Developer')
})

test('two skills are too few to guess a title', () => {
  expect(read('Java, SQL', 'skill').criteria.titleSlug).toBeNull()
})
