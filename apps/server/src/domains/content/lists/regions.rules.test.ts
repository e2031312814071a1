import { countries } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { regionNames, regionsOf } from './regions.rules.ts'

test('every country is in a region, and every region has countries', () => {
  expect(countries.filter(({ code }) => regionsOf(code).length === 0).map(({ code }) => code)).toEqual([])
  for (const name of regionNames) expect(countries.some(({ code }) => regionsOf(code).includes(name))).toBe(true)
  expect(regionsOf('DE')).toEqual(['Europe', 'DACH'])
  expect(regionsOf('TR')).toEqual(['Asia', 'Europe', 'Middle East'])
})
