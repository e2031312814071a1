import { expect, test } from 'vitest'
import { nounOf } from './resource-nouns.ts'

test.each([
  ['companies', 'company'],
  ['matches', 'match'],
  ['agency-messages', 'agency message'],
  ['google-identities', 'google identity'],
  ['shortlisteds', 'shortlist entry'],
  ['unique-job-titles', 'job title'],
])('one of %s is called a %s', (type, noun) => {
  expect(nounOf(type)).toBe(noun)
})
