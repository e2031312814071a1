import { expect, test } from 'vitest'
import { unprintableIn } from './printable.ts'

test('European letters, currency signs and typography are printed', () => {
  expect(unprintableIn('Über Łódź, Ελλάδα, Київ: €65.00 “per hour” – naïve\nÅse')).toEqual([])
})

test('characters that the font lacks, or would print in the wrong order, are listed once each', () => {
  expect(unprintableIn('Welcome 李明, 李')).toEqual(['李', '明'])
  expect(unprintableIn('مرحبا').length).toBeGreaterThan(3)
  expect(unprintableIn('Thanks 🎉')).toEqual(['🎉'])
})
