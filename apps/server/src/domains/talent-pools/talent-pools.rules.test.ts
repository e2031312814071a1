import { expect, test } from 'vitest'
import { withLine, withoutLine } from './talent-pools.rules.ts'

test.each([null, 'Met in May', 'Two\nlines'])('a line comes after %j and goes again', (note) => {
  expect(withoutLine(withLine(note, 'Called'), 'Called')).toBe(note)
})

test('notes written after it stay', () => {
  expect(withoutLine('Called\nAnswered', 'Called')).toBe('Called\nAnswered')
  expect(withoutLine('Recalled', 'called')).toBe('Recalled')
})
