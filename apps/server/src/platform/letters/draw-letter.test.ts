import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { drawLetter, type Letter } from './draw-letter.ts'

const letter: Letter = {
  title: 'Offer',
  from: 'Byron Works',
  day: '20 November 2026',
  at: new Date('2026-11-20T09:00:00Z'),
  facts: [
    ['For', 'Zażółć Gęślą, Nguyễn Thị Θεοδωράκης Шевченко'],
    ['Pay', 'EUR 65.00 per hour'],
  ],
  text: 'First paragraph.\n\nSecond paragraph.',
  foot: 'Byron Works, version 1',
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function wordsOf(bytes: Buffer): Promise<{ totalPages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { totalPages, text: text.replace(/\s+/g, ' ') }
}

test('the same letter gives the same bytes, whenever it is drawn', async () => {
  const first = await drawLetter(letter)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
  const second = await drawLetter({ ...letter })

  expect(first.equals(second)).toBe(true)
  expect(hashOf(await drawLetter({ ...letter, day: '21 November 2026' }))).not.toBe(hashOf(first))
})

test('names are printed as written, whatever their letters', async () => {
  const { text, totalPages } = await wordsOf(await drawLetter(letter))

  expect(totalPages).toBe(1)
  for (const words of ['Zażółć Gęślą, Nguyễn Thị Θεοδωράκης Шевченко', 'EUR 65.00 per hour', 'Second paragraph.'])
    expect(text).toContain(words)
})

test('a long letter continues on further pages, each with its footer', async () => {
  const { text, totalPages } = await wordsOf(
    await drawLetter({
      ...letter,
      text: Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of many.`).join('\n\n'),
    }),
  )

  expect(totalPages).toBeGreaterThan(1)
  for (let page = 1; page <= totalPages; page += 1)
    expect(text).toContain(`Byron Works, version 1 · ${page} of ${totalPages}`)
  expect(text).toContain('Paragraph 59 of many.')
})

test('a report has headings, and figures next to their words, whatever the words look like', async () => {
  const lines = ['AWS', 'Candidate 7: hired.', { figure: '+1,200', words: 'TypeScript: 5 years' }]
  const { text } = await wordsOf(
    await drawLetter({ ...letter, text: [{ heading: 'Decisions', lines }, { lines: ['End.'] }] }),
  )

  expect(text).toContain('Decisions AWS Candidate 7: hired. +1,200 TypeScript: 5 years End.')
})
