import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { passwordProblem } from './password-strength.ts'

const ABOUT = ['Grace Hopper', 'grace.hopper@navy.test', 'Navy Systems']

test.each([
  ['password12', /common/],
  ['Password123!', /common/],
  ['P@ssw0rd2024', /common/],
  ['sunshine20241122', /common/],
  ['passwordpassword', /common/],
  ['qwertyuiop', /common/],
  ['!!monkey123!!', /common/],
  ['iloveyou2026', /common/],
  ['1234567890', /sequence|common/],
  ['abcdefghijkl', /sequence/],
  ['aaaaaaaaaaaa', /repeats/],
  ['1212121212', /repeats/],
  ['GraceHopper1', /your name/],
  ['h0pper-navy-24', /your name/],
  ['Assay-2026!', /your name/],
  ['assayassay1', /repeats/],
])('%s is refused with its reason', (password, reason) => {
  expect(passwordProblem(password, ABOUT)).toMatch(reason)
})

test.each([
  'correct horse battery',
  'a much better one',
  'Tr7-wq9!zLm2',
  'gracefully rolling thunder',
  'kD83#fkq0xx1',
  'seven navy blue kettles',
])('%s is accepted', (password) => {
  expect(passwordProblem(password, ABOUT)).toBeNull()
})

test('almost no random words are taken for common ones', () => {
  const words = Array.from(
    { length: 20_000 },
    (_, at) => `${(at * 7919).toString(36)}-${(at * 104_729).toString(36)}-q`,
  )
  expect(words.filter(isCommonPassword).length).toBeLessThan(20)
})
