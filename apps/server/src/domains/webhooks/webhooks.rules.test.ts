import { expect, test } from 'vitest'
import { describeFailure } from './webhooks.rules.ts'

test.each([
  ['ENOTFOUND', 'The host name has no address. Check its spelling.'],
  ['EAI_AGAIN', 'The host name can’t be looked up. Check its spelling.'],
  ['ECONNREFUSED', 'Nothing is listening at this address.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Its certificate is for another host name.'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'Its certificate is not trusted.'],
  ['EPROTO', 'It doesn’t speak HTTPS at this port.'],
  ['ETIMEDOUT', 'It didn’t respond in time.'],
  ['EODD', 'It could not be reached (EODD).'],
])('an attempt that fails with %s says why', (code, words) => {
  expect(describeFailure(Object.assign(new Error('x'), { code }))).toBe(words)
})

test('the message of an unknown error stays inside', () => {
  expect(describeFailure(new Error('secret'))).toBe('It could not be reached.')
  expect(describeFailure(Object.assign(new Error('late'), { name: 'TimeoutError' }))).toBe('It didn’t respond in time.')
})
