import { expect, test } from 'vitest'
import { fuzzyMatch } from './fuzzy-match.ts'

const best = (query: string, texts: string[]) =>
  texts
    .map((text) => ({ text, score: fuzzyMatch(text, query)?.score ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.score - a.score)[0]?.text

test('letters out of order do not match', () => {
  expect(fuzzyMatch('Dashboard', 'hd')).not.toBeNull()
  expect(fuzzyMatch('Dashboard', 'drd a x')).toBeNull()
})

test('matched positions are returned for highlighting', () => {
  expect(fuzzyMatch('Search history', 'sh')?.at).toEqual([0, 7])
  expect(fuzzyMatch('Search history', 'hist')?.at).toEqual([7, 8, 9, 10])
})

test('a whole word wins over scattered letters, and the start of a word over its middle', () => {
  expect(best('sign', ['Search in my agenda', 'Sign out'])).toBe('Sign out')
  expect(best('ca', ['Find candidates', 'Vacant'])).toBe('Find candidates')
})

test('an empty query matches everything equally', () => {
  expect(fuzzyMatch('Anything', '  ')).toEqual({ score: 0, at: [] })
})

test('accents match plain letters both ways, and are highlighted in their place', () => {
  expect(fuzzyMatch('Plan in São Paulo', 'sao')?.at).toEqual([8, 9, 10])
  expect(fuzzyMatch('Rene Muller', 'René Müller')?.at).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(fuzzyMatch('Öre', 'x')).toBeNull()
})
