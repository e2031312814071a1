import { expect, test } from 'vitest'
import { quotedWords } from './quoted-words.ts'
import { indexPhrases } from './says-words.ts'

const long =
  'We look for somebody who writes services and runs them with us in three offices on two continents, '.repeat(3)

test.each([
  ['skill', 'Go, "project Kestrel", “dark fibre”', ['project Kestrel', 'dark fibre']],
  ['summary', 'Backend developer who worked on "project Kestrel".', ['project Kestrel']],
  ['summary', '"Kestrel" "kestrel"', ['Kestrel']],
  ['summary', `${long}You are a "self-starter".`, []],
  ['jobDesc', `${long}\n"project Kestrel"\n${long}`, ['project Kestrel']],
  ['jobDesc', `${long}\nOur "rock stars" win "best employer 2024".`, []],
  ['jobDesc', '<p class="lead">Developer</p><script>var a = "perl"</script>', []],
  ['skill', 'a 15" screen, 17" screen', []],
  ['skill', '"one two three four five six seven eight nine"', []],
] as const)('%s: %s', (door, text, expected) => {
  const { exactWords, rest } = quotedWords(text, door, () => false)
  expect(exactWords).toEqual(expected)
  expect(rest).toHaveLength(text.length)
  for (const words of exactWords) expect(rest).not.toContain(words)
})

test('words are found whatever their case and punctuation, and only as whole words in this order', () => {
  const saying = indexPhrases([
    ['a', 'Led Project KESTREL; dark-fibre planning.'],
    ['b', 'The kestrel project. C++ and Java.'],
    ['c', 'Kestrels'],
  ])
  expect(saying('project kestrel')).toEqual(['a'])
  expect(saying('dark fibre')).toEqual(['a'])
  expect(saying('Kestrel')).toEqual(['a', 'b'])
  expect(saying('C++')).toEqual(['b'])
  expect(saying('C')).toEqual([])
  expect(saying('…')).toEqual([])
})
