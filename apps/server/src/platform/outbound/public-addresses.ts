import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges of the registries of special-purpose addresses: private, loopback, link-local (metadata services), shared, multicast… */
const SPECIAL_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  // A service of Azure for its machines has a public address.
  ...['168.63.129.16/32', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Within the global unicast range: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = new BlockList()
const global = new BlockList()
for (const range of SPECIAL_V4) add(special, range, 'ipv4')
for (const range of SPECIAL_V6) add(special, range, 'ipv6')
add(global, '2000::/3', 'ipv6')

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), family)
}

/** Whether the address is one of the public internet. Of IPv6, only global unicast is: IPv4 in disguise is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** For development, where everything runs on one machine. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Below it, other services than websites listen, such as mail. */
const FIRST_FREE_PORT = 1024

/** Whether the address names a port, other than the usual one, that is not for websites. */
export const isReserved = ({ port }: URL): boolean => port !== '' && Number(port) < FIRST_FREE_PORT
