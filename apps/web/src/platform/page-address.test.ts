import { expect, test } from 'vitest'
import { textInAddress } from './page-address.ts'

test.each([
  [{ text: 'backend' }, { text: 'backend' }],
  [{ search: 'backend' }, { text: 'backend' }],
  [{ text: 'backend', search: 'data' }, { text: 'backend' }],
  [{ text: 2024 }, { text: '2024' }],
  [{ text: '' }, {}],
  [{ search: ['backend'] }, {}],
  [{}, {}],
])('a list at %j is searched for %j', (address, found) => {
  expect(textInAddress(address)).toEqual(found)
})
