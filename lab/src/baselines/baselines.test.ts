import { expect, test } from 'vitest'
import { bm25Ranker } from './bm25.ts'
import { bm25OfCriteriaRanker } from './bm25-of-criteria.ts'
import { lengthRanker, randomRanker } from './floor.ts'
import { miniSearchRanker } from './mini-search.ts'
import { skillCountRanker } from './skill-count.ts'
import { tfIdfRanker } from './tf-idf.ts'
import { wordsOf } from './words.ts'

const documents = [
  { id: 'cook', text: 'Cook with ten years in busy kitchens, soups and sauces' },
  { id: 'java', text: 'Java developer, Spring, Hibernate, Java EE, relational databases' },
  {
    id: 'office',
    text: 'Java beans were counted once; otherwise office work, filing, phones, letters and visitors all day long',
  },
]

test.each([
  ['BM25', bm25Ranker],
  ['BM25 of title and skills', bm25OfCriteriaRanker],
  ['TF-IDF', tfIdfRanker],
  ['MiniSearch', miniSearchRanker],
  ['counting skills', skillCountRanker],
])('%s puts the developer before the clerk who met the word once, and the cook last', (_, build) => {
  expect(build(documents)({ id: 'q', text: 'Java developer with Spring' })).toEqual(['java', 'office', 'cook'])
})

test('the random order is deterministic and differs between queries', () => {
  const many = Array.from({ length: 50 }, (_, number) => ({ id: `c${number}`, text: '' }))
  const rank = randomRanker(many)
  expect(rank({ id: 'q1', text: '' })).toEqual(rank({ id: 'q1', text: 'other' }))
  expect(rank({ id: 'q1', text: '' })).not.toEqual(rank({ id: 'q2', text: '' }))
})

test('the order by length ignores the query', () => {
  expect(lengthRanker(documents)({ id: 'q', text: 'cook' })[0]).toBe('office')
})

test('words keep the symbols of technology names and drop stop words', () => {
  expect(wordsOf('You know C++, C#, and .NET; the rest (Node.js) we teach you.')).toEqual([
    'know',
    'c++',
    'c#',
    '.net',
    'rest',
    'node',
    'js',
    'teach',
  ])
})
