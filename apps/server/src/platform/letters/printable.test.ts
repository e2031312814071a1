import { expect, test } from 'vitest'
import { unprintableIn } from './printable.ts'

test('letters of Europe, money and typography are printed', () => {
  expect(unprintableIn('Über Łódź, Ελλάδα, Київ: €65.00 “per hour” – naïve\nÅse')).toEqual([])
})

test('what the font lacks, or would print in the wrong order, is named, each character once', () => {
  expect(unprintableIn('Welcome 李明, 李')).toEqual(['李', '明'])
  expect(unprintableIn('مرحبا').length).toBeGreaterThan(3)
  expect(unprintableIn('Thanks 🎉')).toEqual(['🎉'])
})
