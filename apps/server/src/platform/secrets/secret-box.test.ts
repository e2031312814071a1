import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passingSecretBox } from './secret-box.ts'

test('what is sealed opens for the same purpose alone, and unchanged alone', () => {
  const box = passingSecretBox()
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, at) => {
      const sealed = box.seal('totp/1', plain)
      expect(box.open('totp/1', sealed)).toBe(plain)
      expect(() => box.open('totp/2', sealed)).toThrow()
      const changed = Buffer.from(sealed)
      changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ 1
      expect(() => box.open('totp/1', changed)).toThrow()
    }),
  )
})
