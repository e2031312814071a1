import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** An IPv6 subscriber has at least a /64: four of the eight groups. */
const GROUPS = 4

/** The identity of a caller for limits: an IPv4 address, or the network of an IPv6 address. */
export function addressBlock(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = MAPPED_IPV4.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length
  const full =
    tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - after }, () => '0')]
  const all = [...full, ...(tail ?? '').split(':').filter(Boolean)]
  return `${all.slice(0, GROUPS).map(withoutZeros).join(':')}::/64`
}

const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '')
