import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

function read(text: string): string {
  const { criteria } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 })
  const must = criteria.mustHave.map(({ anyOf }) => anyOf.join('|')).sort()
  return `${must.join(' ')} / ${criteria.niceToHave.map(({ skill }) => skill).join(' ')} / ${criteria.unwantedSkills.join(' ')}`
}

/** Short texts that demand Python and ask for Kafka a little less. */
describe('a demand is softened', () => {
  test.each([
    // By pleasure, notice and what comes on top.
    'Python is required. Some Kafka wouldn’t stay unnoticed.',
    'Python is required. Kafka would make the whole team smile.',
    'Python is required. Kafka on your CV catches our eye.',
    'Python is required. A pinch of Kafka makes it tastier.',
    'Python is required. Kafka? Delightful.',
    // By a small measure, by chance and by what can be missing or learned.
    'Python is required. A fleeting acquaintance with Kafka.',
    'Python is required. Kafka isn’t crucial.',
    'Python is required, Kafka if the stars align.',
    'Python is required. Kafka can be picked up here.',
    'Python, Kafka. The second is not crucial.',
    'Python, Kafka - the first we need, the other we like.',
    // By what stands beside it.
    'Core: Python. Periphery: Kafka.',
    'Table stakes: Python. Frosting: Kafka.',
    'Python is where we do not budge. Kafka is where we do.',
    'Of you we demand Python. Of you we dream about Kafka.',
    // By a label, a scale, stars and pictures.
    'Fixed: Python. Negotiable: Kafka.',
    'On a scale from 1 to 5: Python 5, Kafka 1',
    'Python ★★★★★, Kafka ★',
    '✅ Python 🤞 Kafka',
    'python, bonus: kafka',
  ])('%s', (text) => {
    expect(read(text)).toBe('python / kafka / ')
  })

  test.each([
    // A second clause that weighs less in words of rank, time, chance, tolerance or reward.
    'Python we cannot do without; Kafka you will meet eventually.',
    'We are picky about Python and relaxed about Kafka.',
    'Python is the meal. Kafka is the garnish.',
    'Python is why we call you. Kafka is in the fine print.',
    'The work is Python; Kafka happens to be on the side.',
    'Python is a must, and Kafka could follow at some point.',
    'Deep Python, shallow Kafka.',
    // One that repeats the first and adds to it.
    'Know Python? Write to us. Know Python and Kafka? Write to us today.',
    'We hire for Python. We hire twice as fast for Python plus Kafka.',
    // A pair that differs in a denial or in what the verb allows.
    'On Python we cannot compromise. On Kafka we can.',
    'You may not be rusty in Python. You may be rusty in Kafka.',
    'Your past must contain Python. Your past may contain Kafka.',
  ])('beside a demand: %s', (text) => {
    expect(read(text)).toBe('python / kafka / ')
  })

  test.each([
    'Python is required. Kafka is non negotiable.',
    'Languages: Python. Messaging: Kafka. Both are required.',
    'You know Python, and you must be good at Kafka.',
    'Our scale is large: Python 3.12, Kafka 3',
    // Words that lower demands are ordinary words elsewhere.
    'Python dev, one day a week in the office, with Kafka',
    'Python developer, start next month, Kafka',
    'Python dev, possibly remote, Kafka',
    'Python dev, maybe 3 months, Kafka',
    'Python developer, salary negotiable, Kafka',
    'Python developer, flexible about hours, Kafka',
    'We are a perfume retailer and need Python, Kafka',
    'Work with Python: installation, upgrades, Kafka',
  ])('not by “%s”', (text) => {
    expect(read(text)).toBe('kafka python /  / ')
  })
})

describe('people who are turned away', () => {
  test.each([
    'Python engineers please, Perl coders undesired.',
    'We want Python. If your world is Perl, this is not for you.',
    'We want Python. Perl converts won’t make it past screening.',
    'We want Python. Keep Perl out of it.',
  ])('%s', (text) => {
    expect(read(text)).toBe('python /  / perl')
  })

  test('who is welcome for it is not', () => {
    expect(read('We want Python. If your world is Perl, this is for you.')).not.toMatch(/perl$/)
  })
})

test.each([
  ['Java, Docker (nice to have), AWS', 'aws java / docker / '],
  ['No experience in SQL? Problem. Python is required.', 'python sql /  / '],
])('%s', (text, criteria) => {
  expect(read(text)).toBe(criteria)
})
