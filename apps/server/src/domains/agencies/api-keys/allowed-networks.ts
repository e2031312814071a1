import { BlockList, isIP } from 'node:net'

/** Without networks, every address may use the key. */
export function isFromAllowed(ipAllow: readonly string[], address: string): boolean {
  if (ipAllow.length === 0) return true
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  if (family === 0) return false
  const allowed = new BlockList()
  for (const network of ipAllow) {
    const [base = '', bits] = network.split('/')
    const type = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) allowed.addAddress(base, type)
    else allowed.addSubnet(base, Number(bits), type)
  }
  return allowed.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
