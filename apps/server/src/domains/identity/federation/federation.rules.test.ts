import { expect, test } from 'vitest'
import { nameFrom, vouchedAddress } from './federation.rules.ts'

const google = { domains: null }
const company = { domains: ['acme.test'] }
const claims = (email: string | null, emailVerified: boolean | null) => ({ email, emailVerified })

test.each([
  ['Google, verified', google, claims('a@b.test', true), 'a@b.test'],
  ['Google, silent', google, claims('a@b.test', null), null],
  ['Google, not verified', google, claims('a@b.test', false), null],
  ['a company for its own domain', company, claims('a@acme.test', null), 'a@acme.test'],
  ['a company that denies it', company, claims('a@acme.test', false), null],
  ['a company for another domain', company, claims('a@globex.test', true), null],
  ['a company for a longer domain', company, claims('a@evil.acme.test', true), null],
  ['no address', google, claims(null, true), null],
])('%s', (_name, provider, given, expected) => {
  expect(vouchedAddress(provider, given)).toBe(expected)
})

test.each([
  ['  Ada \n Lovelace ', 'Ada Lovelace'],
  ['', 'ada.l'],
  [null, 'ada.l'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the name %j fits a profile', (fullName, expected) => {
  expect(nameFrom({ fullName }, 'ada.l@acme.test')).toBe(expected)
})
