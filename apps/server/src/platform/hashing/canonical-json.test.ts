import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

/** The same by the platform's own writer. */
function reference(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}

test('it is what the platform writes of a value with its members in order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(canonicalJson(value)).toBe(reference(value))
    }),
  )
})

test('dates, absent members, odd numbers and names that are numbers are written as everywhere', () => {
  const value = {
    b: undefined,
    a: new Date(0),
    10: 'ten',
    9: 'nine',
    é: '"\u2028\n',
    '': null,
    list: [undefined, Number.NaN, -0, 1e21, { z: 1, y: [{}] }],
  }
  expect(canonicalJson(value)).toBe(reference(value))
})

test('the order in which members were given does not matter', () => {
  expect(canonicalJson({ b: { d: 1, c: 2 }, a: 3 })).toBe(canonicalJson({ a: 3, b: { c: 2, d: 1 } }))
})
