import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { roleFamilies } from './role-families.ts'

test('the families of job titles are those of the taxonomy, in its order', () => {
  expect(roleFamilies).toEqual(taxonomy.roleFamilies.map(({ slug }) => slug))
})
