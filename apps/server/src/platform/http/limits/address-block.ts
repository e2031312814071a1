import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** An IPv6 subscriber has at least a /64: four of the eight groups. */
const GROUPS = 4

/** Of a site, such as an office. */
const SITE_GROUPS = 3

/** The identity of a caller for limits: an IPv4 address, or the network of an IPv6 address. */
export function addressBlock(address: string | undefined): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, GROUPS).join(':')}::/64` : plain
}

/** The neighborhood of an address: the first 24 bits of IPv4, the first 48 of IPv6. */
export function addressNetwork(address: string | undefined): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, SITE_GROUPS).join(':')}::` : plain.replace(/\.\d+$/, '.0')
}

/** Of a connection that was cut already, no address is known. */
function plainAddress(address: string | undefined): string {
  const plain = (address ?? '').replace(/%.*$/, '').toLowerCase()
  return MAPPED_IPV4.exec(plain)?.[1] ?? plain
}

/** All eight. */
function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length
  const full =
    tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - after }, () => '0')]
  return [...full, ...(tail ?? '').split(':').filter(Boolean)].map(withoutZeros)
}

const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '')
