import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

/** The same by JSON.stringify. */
function reference(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}

test('it equals JSON.stringify of a value with sorted members', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(canonicalJson(value)).toBe(reference(value))
    }),
  )
})

test('dates, absent members, unusual numbers and numeric names are written as JSON.stringify does', () => {
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

test('the order of members does not matter', () => {
  expect(canonicalJson({ b: { d: 1, c: 2 }, a: 3 })).toBe(canonicalJson({ a: 3, b: { c: 2, d: 1 } }))
})
