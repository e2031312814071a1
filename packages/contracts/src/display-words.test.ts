import { countries } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { formatCountry } from './display-words.ts'

test('a country has the name under which lists offer it', () => {
  const others = countries.filter(({ code, name }) => formatCountry(code) !== name)
  expect(others.map(({ code, name }) => [code, name, formatCountry(code)])).toEqual([])
})
