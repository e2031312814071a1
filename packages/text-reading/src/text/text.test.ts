import { describe, expect, test } from 'vitest'
import { civilDay, dayNumber, isoDay, lastDayOfMonth } from './calendar.ts'
import { foreignLanguage } from './detect-language.ts'
import { findTerms } from './find-terms.ts'
import { foldText, originalRange } from './fold-text.ts'
import { compileGazetteer } from './gazetteer.ts'
import { editDistance } from './misspelling.ts'
import { titleIndexOf } from './title-names.ts'
import { tokenize } from './tokenize.ts'

type Kind = 'language' | 'framework' | 'tool' | 'domain' | 'soft'
const skill = (
  slug: string,
  name: string,
  kind: Kind = 'tool',
  more: { aliases?: string[]; ambiguous?: string[] } = {},
) => ({
  slug,
  name,
  kind,
  aliases: more.aliases ?? [],
  broader: [],
  popularity: 0.1,
  ...(more.ambiguous === undefined ? {} : { ambiguous: more.ambiguous }),
})
const title = (slug: string, name: string, aliases: string[] = []) => ({
  slug,
  name,
  aliases,
  family: 'x',
  seniority: 'none' as const,
  typicalSkills: [],
})

const gazetteer = compileGazetteer({
  skills: [
    skill('go', 'Go', 'language', { aliases: ['golang'], ambiguous: ['Go'] }),
    skill('c', 'C', 'language', { ambiguous: ['C'] }),
    skill('cpp', 'C++', 'language'),
    skill('c-sharp', 'C#', 'language'),
    skill('r', 'R', 'language', { ambiguous: ['R'] }),
    skill('java', 'Java', 'language'),
    skill('javascript', 'JavaScript', 'language', { aliases: ['js'] }),
    skill('node-js', 'Node.js', 'framework', { aliases: ['nodejs', 'node js'] }),
    skill('dot-net', '.NET', 'framework', { aliases: ['dotnet'] }),
    skill('spring', 'Spring', 'framework', { ambiguous: ['Spring'] }),
    skill('spring-boot', 'Spring Boot', 'framework'),
    skill('kubernetes', 'Kubernetes', 'tool', { aliases: ['k8s'] }),
    skill('postgresql', 'PostgreSQL', 'tool', { aliases: ['postgres'] }),
    skill('unit-testing', 'Unit Testing', 'domain', { aliases: ['unit test'] }),
    skill('ci-cd', 'CI/CD', 'domain'),
  ],
  titles: [
    title('systems-administrator', 'Systems Administrator', ['System Administrator']),
    title('software-engineer', 'Software Engineer', ['Software Developer']),
    title('data-engineer', 'Data Engineer'),
  ],
})
const skillsIn = (text: string): string =>
  findTerms(text, gazetteer)
    .filter((term) => term.kind === 'skill')
    .map((term) => term.slug)
    .join(' ')

describe('names of technologies', () => {
  test.each([
    ['C, C++, C# and .NET', 'c cpp c-sharp dot-net'],
    ['Node.js, NodeJS and node js', 'node-js node-js node-js'],
    ['Java and JavaScript', 'java javascript'],
    ['Spring Boot; Spring', 'spring-boot spring'],
    ['SpringBoot, Spring-Boot', 'spring-boot spring-boot'],
    ['Java17, Java 17', 'java java'],
    ['unit tests', 'unit-testing'],
    ['CI / CD, CI-CD', 'ci-cd ci-cd'],
    ['C/C++', 'c cpp'],
  ])('"%s"', (text, expected) => {
    expect(skillsIn(text)).toBe(expected)
  })

  test('a name does not extend past the end of a sentence or a comma', () => {
    expect(skillsIn('I work on unit, testing is separate')).toBe('')
    expect(skillsIn('Java. Unit. Testing')).toBe('java')
  })

  test('an ordinary word is a technology only among technologies', () => {
    expect(skillsIn('We go to work in spring. R&D, vitamin C, Series C')).toBe('')
    expect(skillsIn('Five years of Go, written in Go')).toBe('go go')
    expect(skillsIn('go, java and postgres')).toBe('go java postgresql')
  })
})

describe('runs that no text needs', () => {
  test.each(['\n', ' \n', '\u00a0', '\t', ':', '=', '(', '• ', '&nbsp;', '<b>', '\u0085', '\u202e-', 'x', '１'])(
    'of %j are cut, and what follows keeps its place',
    (letter) => {
      const text = `Java ${letter.repeat(20_000)} Kubernetes`
      const folded = foldText(text)
      expect(folded.clean.length).toBeLessThan(400)
      const at = folded.clean.indexOf('Kubernetes')
      const { start, end } = originalRange(folded, at, at + 'Kubernetes'.length)
      expect(text.slice(start, end)).toBe('Kubernetes')
    },
  )

  test('lines, paragraphs and texts without blanks stay as they are', () => {
    const text = `Java\n\n\n${'-'.repeat(100)}\n\n${'漢字'.repeat(500)}\n${'word '.repeat(200)}`.trim()
    expect(foldText(text).clean).toBe(text)
  })
})

describe('misspellings', () => {
  test.each([
    ['kubernets', 'kubernetes'],
    ['Kuberentes', 'kubernetes'],
    ['javascrpt', 'javascript'],
    ['postgress', 'postgresql'],
    ['jave', ''],
    ['lubernetes', ''],
  ])('%s -> %s', (text, expected) => {
    expect(skillsIn(text)).toBe(expected)
  })

  test('swapped neighboring letters count as one edit', () => {
    expect(editDistance('kubernetes', 'kubenretes', 2)).toBe(1)
    expect(editDistance('short', 'much longer', 2)).toBe(3)
  })
})

describe('titles by the meaning of their words', () => {
  test.each([
    ['sr systems administrator ii', 'systems-administrator'],
    ['engineer software', 'software-engineer'],
    ['software programmer', 'software-engineer'],
    ['data entry clerk', undefined],
    ['business developer', undefined],
  ])('%s', (words, expected) => {
    expect(gazetteer.titles[titleIndexOf(gazetteer.titleNames, words.split(' '))]?.slug).toBe(expected)
  })
})

describe('folding', () => {
  test.each([
    ['<p>Java</p><p>Go</p>', '\nJava\n\nGo\n'],
    ['Caf\u00e9 &amp; Th\u00e9', 'Cafe & The'],
    ['Ja\u200bva', 'Java'],
    ['\u0408\u0430v\u0430', 'Java'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['see https://x.io/a.b?c=d now', 'see | now'],
    ['<script>var a = 1</script>b', ' b'],
  ])('%j', (text, expected) => {
    expect(foldText(text).clean).toBe(expected)
  })

  test('every position maps back to the original text', () => {
    const text = 'A&nbsp;<b>Ja\u200bva</b> job'
    const folded = foldText(text)
    const start = folded.lower.indexOf('java')
    const range = originalRange(folded, start, start + 4)
    expect(text.slice(range.start, range.end)).toBe('Ja\u200bva')
  })
})

test('words keep the symbols of their names', () => {
  expect(tokenize(foldText('c++17, f#; .net (network+) html+css 5+ r&d')).words).toEqual([
    'c++17',
    'f#',
    '.net',
    'network+',
    'html',
    'css',
    '5',
    'r',
    'and',
    'd',
  ])
})

test('days and dates convert both ways', () => {
  expect(isoDay(civilDay(dayNumber({ year: 2024, month: 2, day: 29 })))).toBe('2024-02-29')
  expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
  expect(isoDay(lastDayOfMonth(2025, 12))).toBe('2025-12-31')
})

test('other languages are detected, English and short texts are not', () => {
  const words = (text: string): readonly string[] => tokenize(foldText(text)).words
  const german = 'Wir suchen für unser Team eine Person mit Erfahrung in Java und Freude an der Arbeit'
  expect(foreignLanguage(german, words(german))).toBe('de')
  expect(foreignLanguage('Разработчик Python', words('Разработчик Python'))).toBe('ru')
  expect(foreignLanguage('Java, SQL, de', words('Java, SQL, de'))).toBeNull()
  expect(foreignLanguage('We are looking for a person', words('We are looking for a person'))).toBeNull()
})

test.each([
  'opacity: .01',
  'opacity:0.0',
  'font: 1px/1 Arial',
  'font: italic 0.5pt serif',
  'font-size: .05em',
  'font-size:0rem',
  'color: rgba(0, 0, 0, 0)',
  'color: hsla(0, 0%, 0%, .02)',
  'text-decoration: line-through',
  'text-decoration-line: underline line-through',
])('markup with %j shows nothing, or takes back what it holds', (style) => {
  expect(foldText(`I built it <span style="${style}">with Kafka</span> in Go.`).clean).toBe('I built it   in Go.')
})

test.each([
  'opacity: .1',
  'opacity:1',
  'font: 11px/1.4 Arial',
  'font: bold 10pt serif',
  'font-size: 1em',
  'font-size:0.9em',
  'font-size:1.25rem',
  'color: rgba(0, 0, 0, 0.87)',
  'color: rgba(0, 0, 0, 1)',
  'text-decoration: underline',
])('markup with %j is read', (style) => {
  expect(foldText(`I built it <span style="${style}">with Kafka</span> in Go.`).clean).toContain('with Kafka')
})

test('a comment that was encoded as text is none of the text, and an arrow that was is', () => {
  expect(foldText('I built it &lt;!-- with Kafka --&gt; in Go.').clean).toBe('I built it   in Go.')
  expect(foldText('I built it --&gt; with Kafka.').clean).toContain('with Kafka')
})
