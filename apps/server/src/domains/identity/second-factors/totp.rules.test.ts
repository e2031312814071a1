import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { inGroups, makeRecoveryCodes, makeTotpKey, otpauthUrl, stepOf } from './totp.rules.ts'

test('the example of RFC 6238 is accepted for its step', () => {
  const key = Secret.fromLatin1('12345678901234567890').base32
  expect(stepOf(key, '287082', new Date(59_000))).toBe(1)
  expect(stepOf(key, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
})

test('a code is accepted in its step and one before and after, for that step', () => {
  const key = makeTotpKey()
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5_000_000_000 }), fc.integer({ min: -5, max: 5 }), (seconds, steps) => {
      const made = seconds * 1000
      const code = app.generate({ timestamp: made })
      const tried = new Date(made + steps * 30_000)
      if (tried.getTime() < 0) return
      const step = stepOf(key, code, tried)
      if (Math.abs(steps) <= 1) expect(step).toBe(Math.floor(seconds / 30))
      // Another step may have the same six digits.
      else if (step !== null) expect(app.generate({ timestamp: step * 30_000 })).toBe(code)
    }),
  )
})

test('ten recovery codes differ, and the address for the QR code names the product and the account', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.map(inGroups).every((code) => /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/.test(code))).toBe(true)
  expect(otpauthUrl(makeTotpKey(), 'ada@acme.test')).toMatch(
    /^otpauth:\/\/totp\/Assay:ada%40acme\.test\?issuer=Assay&secret=[A-Z2-7]{32}&/,
  )
})
