import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { findTerms, readWords } from '../text/find-terms.ts'
import { POSTINGS } from './postings.cases.ts'
import { readDescription } from './read-description.ts'
import type { Door, Span } from './reading.ts'
import type { ReadingCase } from './reading-case.ts'
import { readStatements } from './statements/index.ts'

const TODAY = 20_412

const PIECES = [
  'Go',
  'C++',
  'Senior',
  'developer',
  'React or Vue',
  'no PHP',
  '5+ years',
  '€60-75k',
  'a plus',
  'Requirements:',
  '- ',
  '\n',
  '\n\n',
  ', ',
  '. ',
  '; ',
  ' (',
  ') ',
  'CET ±2',
  'based in Berlin',
  'fluent German',
  '<b>',
  '</b>',
  '<li>',
  '&amp;',
  '&#8203;',
  '\u200b',
  '😀',
  'עברית',
  'نص',
  '中文',
  'Јаvа',
  '03/2019 - Present',
  'Work Experience',
  'we offer',
  'must',
  'ideally',
  '/',
  '1 1 1 1',
  '((((',
  "'",
  'https://x.io/a?b=c',
]
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { maxLength: 60 })
    .map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom(...POSTINGS.map((posting) => posting.text)), fc.nat(), fc.nat())
    .map(([text, from, to]) => text.slice(from % text.length, to % text.length)),
)
const doors = fc.constantFrom<Door>('jobDesc', 'summary', 'skill')

test('every text yields a reading whose spans quote the text', () => {
  fc.assert(
    fc.property(texts, doors, (text, door) => {
      const reading = readDescription(text, gazetteer, { door, today: TODAY })
      for (const span of reading.spans) expectQuote(text, span)
      for (const { start, end } of reading.lint) {
        if (start !== null && end !== null) expect(start >= 0 && start <= end && end <= text.length).toBe(true)
      }
      for (const term of findTerms(text, gazetteer)) expect(term.end <= text.length && term.start < term.end).toBe(true)
    }),
  )
})

test('every text yields a profile whose spans quote the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { profile, spans } = readResume(text, gazetteer, { id: 'x', today: TODAY })
      for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text)
      for (const skill of profile.skills) expect(skill.evidence).toBe('claimed')
    }),
  )
})

test('every span refers to an existing item of the criteria', () => {
  fc.assert(
    fc.property(texts, doors, (text, door) => {
      const { criteria, spans } = readDescription(text, gazetteer, { door, today: TODAY })
      for (const { target, position, skill } of spans) {
        if (target === 'mustHave') expect(criteria.mustHave[position ?? -1]?.anyOf).toContain(skill)
        if (target === 'niceToHave') expect(criteria.niceToHave[position ?? -1]?.skill).toBe(skill)
        if (target === 'exclude') expect(criteria.unwantedSkills).toContain(skill)
      }
    }),
  )
})

// Each name of a sentence is weighed by all of it: 20,000 characters of "C++C++" were one, and took 13 seconds.
test('names without a blank between them are no endless sentence', () => {
  const names = fc.constantFrom('C++', 'Go', 'React', 'Kafka', 'Node.js', 'C#', '.NET', 'no')
  const joins = fc.constantFrom('', '/', ',', '·', '|', '[', ')', '+', '…', '_', '-', "'")
  fc.assert(
    fc.property(fc.array(fc.tuple(joins, names), { minLength: 1, maxLength: 12 }), (pieces) => {
      const words = readWords(pieces.flat().join('').repeat(1_000).slice(0, 20_000), gazetteer)
      const lengths = readStatements(words, []).map(({ start, end }) => end - start)
      expect(Math.max(...lengths)).toBeLessThan(1_500)
    }),
  )
})

test('trailing and repeated spaces change nothing', () => {
  const spaces = fc.integer({ min: 1, max: 3 })
  const options = ({ door }: ReadingCase) => ({ door, today: TODAY })
  const asWritten = new Map(
    POSTINGS.map((posting) => [posting, readDescription(posting.text, gazetteer, options(posting)).criteria]),
  )
  fc.assert(
    fc.property(fc.constantFrom(...POSTINGS), spaces, spaces, (posting, wide, trailing) => {
      const spaced = posting.text
        .replaceAll('\n', `${' '.repeat(trailing)}\n`)
        .replaceAll(/(?<=\w) (?=\w)/g, ' '.repeat(wide))
      expect(readDescription(spaced, gazetteer, options(posting)).criteria).toEqual(asWritten.get(posting))
    }),
    // There are nine ways to space a posting: the full run would try each three times.
    { plugins: [fc.ignoreEqualValues()] },
  )
})

test('reading is deterministic, whatever was read before', () => {
  fc.assert(
    fc.property(texts, texts, doors, (text, other, door) => {
      const options = { door, today: TODAY }
      const first = readDescription(text, gazetteer, options)
      readDescription(other, gazetteer, options)
      expect(readDescription(text, gazetteer, options)).toEqual(first)
    }),
  )
})

test('repeating a word in a résumé does not make it more prominent', () => {
  const resume = (words: string): string => `Java Developer\n\nSkills\n${words}\n`
  const once = readResume(resume('Java, Kafka'), gazetteer, { id: 'x', today: TODAY }).profile.skills
  const often = readResume(resume(`Java, ${'Kafka, '.repeat(50)}`), gazetteer, { id: 'x', today: TODAY }).profile.skills
  expect(often).toEqual(once)
})

function expectQuote(text: string, span: Span): void {
  expect(span.start >= 0 && span.start < span.end && span.end <= text.length).toBe(true)
  expect(text.slice(span.start, span.end)).toBe(span.text)
}
