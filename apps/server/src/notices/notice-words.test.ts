import { expect, test } from 'vitest'
import { aboutJob } from './notice-words.ts'

test('a short title of a job stands whole', () => {
  expect(aboutJob('Order intake', (job) => `The offer for “${job}” was accepted`)).toBe(
    'The offer for “Order intake” was accepted',
  )
})

test('of a long one so much is left out that what is said about it stays', () => {
  const title = aboutJob('x'.repeat(300), (job) => `The offer for “${job}” was accepted`)
  expect(title).toHaveLength(160)
  expect(title).toMatch(/^The offer for “x+…” was accepted$/)
})
