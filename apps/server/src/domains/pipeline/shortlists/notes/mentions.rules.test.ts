import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.rules.ts'

const people = ['Ann', 'Ann Lee', 'Rita Recruiter', 'Zoë de la Cruz', 'Rita Rowe', 'J. (Jo) Ng'].map((fullName) => ({
  userId: fullName,
  fullName,
}))

test.each([
  ['@Rita Recruiter, please call', ['Rita Recruiter']],
  ['Ask @ann lee and @Zoë', ['Zoë de la Cruz', 'Ann Lee']],
  ['(@Ann)', ['Ann']],
  ['@J. (Jo) Ng?', ['J. (Jo) Ng']],
  ['two people are called @Rita', []],
  ['write to jo@annlee.example or me@ann', []],
  ['@Annika is someone else', []],
  ['Rita Recruiter without a sign', []],
])('%s', (text, expected) => {
  expect(mentionedIn(text, people).toSorted()).toEqual([...expected].toSorted())
})
