import { expect, test } from 'vitest'
import { judgePassword } from './password-strength.ts'

test.each([
  ['short', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['1234567890', 'Weak'],
  ['password123', 'Weak'],
  ['correct horse battery staple', 'Strong'],
  ['Tr4in-Kite-Moss', 'Strong'],
])('the password %s is %s', (password, word) => {
  expect(judgePassword(password).word).toBe(word)
})

test('personal details add almost nothing', () => {
  const free = judgePassword('adalovelace77')
  const own = judgePassword('adalovelace77', ['Ada', 'Lovelace'])
  expect(own.grade).toBeLessThan(free.grade)
  expect(own.word).toBe('Weak')
})
