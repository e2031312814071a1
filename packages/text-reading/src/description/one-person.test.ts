import { expect, test } from 'vitest'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { ROLE_LISTS, ROLES } from './kinds-of-people.cases.ts'
import { PROFILE_LISTS, PROFILES } from './one-person.cases.ts'
import { readDescription } from './read-description.ts'
import type { Door } from './reading.ts'

function readAs(text: string, door: Door): 'person' | 'offered' | 'role' {
  const { textWords } = readDescription(text, shippedGazetteer, { door, today: 20_777 }).criteria
  if (textWords === undefined) return 'role'
  return textWords.first ? 'person' : 'offered'
}

/** Where nothing is recognized, only the exact words can find a match. */
function isSomethingRead(text: string): boolean {
  const reading = readDescription(text, shippedGazetteer, { door: 'summary', today: 20_777 })
  const { titleSlug, mustHave, niceToHave, keywords = [] } = reading.criteria
  return titleSlug !== null || mustHave.length + niceToHave.length + keywords.length > 0
}

test('what recruiters ask for is never taken for one person', () => {
  const taken = [...ROLES, ...ROLE_LISTS].filter((text) => readAs(text, 'summary') === 'person')
  expect(taken.filter(isSomethingRead)).toEqual([])
})

test('a list of skills with a trade or two beside them is hardly ever taken for one person', () => {
  expect(ROLE_LISTS.filter((text) => readAs(text, 'skill') === 'person').length).toBeLessThanOrEqual(2)
})

test('sentences about own work are mostly taken for one person, and nearly all the rest is offered as such', () => {
  const read = PROFILES.map((text) => readAs(text, 'summary'))
  expect(read.filter((each) => each === 'person').length).toBeGreaterThanOrEqual(0.6 * PROFILES.length)
  expect(read.filter((each) => each === 'role').length).toBeLessThanOrEqual(0.2 * PROFILES.length)
  expect(PROFILE_LISTS.map((text) => readAs(text, 'skill'))).not.toContain('role')
})

test.each<[string, 'person' | 'offered' | 'role']>([
  ['Moved the Kestrel billing of two clinics to Zorbix, with technical support for 300 nurses', 'person'],
  ['I rewrote the payroll of a brewery in Java', 'person'],
  ['with vendors and brewers Implemented the cold chain of a dairy in Java', 'person'],
  ['Java developer. Moved the Kestrel billing of two clinics to Zorbix.', 'offered'],
  ['Wrote Java. Ran Kafka.', 'offered'],
  ['Built for scale by people of the payment trade in Java', 'offered'],
  ['the Kotlin dev from Porto who built a payments gateway at a bank', 'person'],
  ['That data engineer who once moved the Kestrel warehouse of an insurer to Snowflake', 'person'],
  ['Java. The tester at the harbor who wrote the label printing', 'person'],
  ['the Kotlin dev who built a payments gateway has left', 'role'],
  ['the developers who built the payments gateway in Kotlin', 'role'],
  ['the team at the bank who built a payments gateway in Kotlin', 'offered'],
  ['a Kotlin dev who built a payments gateway at a bank', 'role'],
  ['the Kotlin dev who built payments, 5+ years', 'role'],
  ['Move the Kestrel billing of two clinics to Zorbix with Java', 'role'],
  ['We moved the Kestrel billing of two clinics to Zorbix, in Java', 'role'],
  ['I built the payroll of a brewery in Java and need somebody to run it', 'role'],
  ['Moved the Kestrel billing to Zorbix, with Java: who did that?', 'role'],
])('%s: %s', (text, expected) => {
  expect(readAs(text, 'summary')).toBe(expected)
})
