import { isIP } from 'node:net'

/** The proxies whose `X-Forwarded-For` is trusted: none, a number of hops, or those in the listed networks. */
export type TrustedProxies = false | number | readonly string[]

const MAX_HOPS = 10
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Null if it is neither a number of hops nor a list of addresses and networks. */
export function readTrustedProxies(given: string): TrustedProxies | null {
  const text = given.trim().toLowerCase()
  if (text === '' || text === 'none' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : null
  const networks = text.split(/[\s,]+/).filter(Boolean)
  return networks.every(isNetwork) ? networks : null
}

function isNetwork(network: string): boolean {
  if (NAMES.has(network)) return true
  const [address = '', prefix, ...more] = network.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // A network that contains every address would make every caller a proxy.
  return (
    prefix === undefined ||
    (/^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}
