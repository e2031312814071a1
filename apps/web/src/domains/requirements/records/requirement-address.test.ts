import { expect, test } from 'vitest'
import { tabInAddress } from './requirement-address.ts'

test.each([
  ['find', { tab: 'find' }],
  ['overview', { tab: 'settings' }],
  ['nonsense', {}],
  ['toString', {}],
  [undefined, {}],
])('the tab %s of an address opens %j', (given, tab) => {
  expect(tabInAddress(given)).toEqual(tab)
})
