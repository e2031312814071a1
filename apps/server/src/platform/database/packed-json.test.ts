import { expect, test } from 'vitest'
import { packJson, unpackJson } from './packed-json.ts'

const value = { words: Array.from({ length: 500 }, (_, place) => `“Köln”, place ${place}`), rows: [[1, null, 2.5]] }

test('a value survives packing, and is smaller than its text', () => {
  expect(unpackJson(packJson(value))).toEqual(value)
  expect(packJson(value).length).toBeLessThan(JSON.stringify(value).length / 3)
})

test('values stored as plain JSON can still be read', () => {
  for (const plain of [value, [], 'text', 7, null])
    expect(unpackJson(Buffer.from(JSON.stringify(plain)))).toEqual(plain)
})

test('damaged bytes are refused', () => {
  const bytes = packJson(value)
  expect(() => unpackJson(bytes.subarray(0, bytes.length / 2))).toThrow()
  expect(() => unpackJson(Buffer.from(JSON.stringify(value).slice(1)))).toThrow()
})
