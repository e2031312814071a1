import { expect, test } from 'vitest'
import { addressBlock, addressNetwork } from './address-block.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // The connection was cut before its request was looked at.
  [undefined, ''],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['::ffff:203.0.113.9', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8::7', '2001:db8:0::'],
])('%s is in the network %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network)
})
