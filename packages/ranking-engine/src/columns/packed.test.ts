import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, packedAt } from './packed.ts'

test('every number is read from its place', () => {
  const numbers = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 3 })),
    fc.array(fc.integer({ min: 0, max: 2047 })),
    fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  )
  fc.assert(
    fc.property(numbers, (values) => {
      const pack = packed(values)
      expect(values.map((_, place) => packedAt(pack, place))).toEqual(values)
    }),
  )
})

test('numbers are as wide as the largest one needs', () => {
  const pack = packed(Array.from({ length: 1000 }, (_, place) => place))
  expect(pack.width).toBe(10)
  expect(pack.bytes.length).toBe(1250)
})
