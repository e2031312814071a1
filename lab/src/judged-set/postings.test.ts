import { expect, test } from 'vitest'
import { type Postings, postingText } from './postings.ts'

const postings: Postings = {
  sentencesByPosting: new Map([['dev/7', ['We are a bank.', 'You know Java.', 'Apply soon.']]]),
  techwolfSentences: ['* C#', '* SQL Server'],
}

test('a complete posting is its sentences in order, a partial one the requested range', () => {
  expect(postingText({ kind: 'skillspan', parts: [{ split: 'dev', idx: 7 }] }, postings)).toBe(
    'We are a bank.\nYou know Java.\nApply soon.',
  )
  expect(postingText({ kind: 'skillspan', parts: [{ split: 'dev', idx: 7, sentences: [1, 1] }] }, postings)).toBe(
    'You know Java.',
  )
})

test('an assembled posting has an opening, the requirements and a closing', () => {
  const source = {
    kind: 'assembled',
    opening: 'Developer',
    techwolf: [1, 0],
    frame: { split: 'dev', idx: 7, sentences: [2, 2] },
  } as const
  expect(postingText(source, postings)).toBe('Developer\n* SQL Server\n* C#\nApply soon.')
})

test('an error names a sentence or posting that the data lacks', () => {
  expect(() => postingText({ kind: 'skillspan', parts: [{ split: 'test', idx: 1 }] }, postings)).toThrow(
    'the data has no posting test/1',
  )
})
