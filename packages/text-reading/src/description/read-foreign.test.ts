import { expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const TODAY = 20_412 // 2025-11-20

const read = (text: string) => readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })

const FRENCH =
  'Nous recherchons un développeur React avec 3 ans d’expérience pour notre équipe à Lyon. Vous maîtrisez TypeScript et Node.js, pas de PHP. Le chef de projet est sage.'

test('of another language the products, the years and the place are read by name', () => {
  const { criteria, language } = read(FRENCH)
  expect(language).toBe('fr')
  expect(criteria.mustHave).toEqual([])
  expect(criteria.niceToHave.map(({ skill }) => skill)).toEqual(['react', 'typescript', 'node-js'])
  expect(criteria.years).toEqual({ min: 3, max: null })
  expect(criteria.constraints.countries).toEqual(['FR'])
  expect(criteria.constraints.required).toEqual({ country: false })
})

test('each span is what the text says', () => {
  const { spans } = read(FRENCH)
  expect(spans.map(({ text }) => text)).toEqual([
    'développeur React',
    'React',
    '3 ans',
    'Lyon',
    'TypeScript',
    'Node.js',
  ])
  for (const { start, end, text } of spans) expect(FRENCH.slice(start, end)).toBe(text)
})

test('the note says that only English is read in full', () => {
  const [note] = read(FRENCH).lint
  expect(note?.code).toBe('foreign-language')
  expect(note?.message).toMatch(/can’t read French in full, only English/)
})

test.each([
  ['Wir sind seit 12 Jahren am Markt. Keine Erfahrung mit PHP nötig, aber mit Kubernetes und der Cloud.', null],
  ['Wir suchen eine Person mit Berufserfahrung von mindestens 4 Jahren und Kenntnissen in Kubernetes.', 4],
  ['Szukamy osoby do zespołu z 3-letnim stażem oraz znajomość Kubernetes, 5 lat doświadczenia w pracy.', 5],
  ['Buscamos para nuestro equipo una persona con experiencia de 6 años en Kubernetes, sin PHP.', 6],
])('of “%s” the years are %j', (text, years) => {
  const { criteria } = read(text)
  expect(criteria.years?.min ?? null).toBe(years)
  expect(criteria.niceToHave.map(({ skill }) => skill)).toEqual(['kubernetes'])
})

test.each([
  [
    'Senior Java-Entwickler (m/w/d) in Ulm\n\nWir sind ein Team und bauen mit Kafka für den Handel.',
    'java-developer',
    'senior',
  ],
  ['Nous cherchons pour notre équipe un développeur React senior avec de la patience.', 'react-developer', 'senior'],
  ['Buscamos un desarrollador backend con experiencia en Python para nuestro equipo.', 'back-end-developer', 'none'],
  ['Szukamy inżyniera DevOps do naszego zespołu oraz znajomość Kubernetes.', 'devops-engineer', 'none'],
  ['Wij zoeken een systeembeheerder met ervaring in Azure voor ons team.', 'systems-administrator', 'none'],
  [
    'Ingénieur de données H/F\n\nVous rejoignez une équipe et vous travaillez avec Spark dans le cloud.',
    'data-engineer',
    'none',
  ],
  [
    'Die Stelle ist im Vertrieb. Unsere Entwickler arbeiten mit Java. Wir suchen eine Person für den Verkauf.',
    null,
    'none',
  ],
  ['Der Chef ist nett und das Team auch. Wir suchen eine Person, die mit der Cloud arbeiten will.', null, 'none'],
])('of “%s” the job is %s, the level %s', (text, title, level) => {
  const { criteria } = read(text)
  expect([criteria.titleSlug, criteria.seniority]).toEqual([title, level])
})

test('a text without a known name says how to go on', () => {
  const text = 'Die Stelle ist in der Buchhaltung. Wir suchen eine freundliche Person mit Freude an der Arbeit im Team.'
  const { criteria, spans, lint } = read(text)
  expect(criteria.niceToHave).toEqual([])
  expect(spans).toEqual([])
  expect(lint[0]?.message).toBe('We can’t read German yet. Translate it or add the skills by hand.')
})
