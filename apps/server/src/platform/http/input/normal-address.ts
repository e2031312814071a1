const HOST = /^https?:\/\/[^/?#]*/i
const LETTER = /^[\w~-]$/

/**
 * The one form of the address of a request: without a host before the path (RFC 9112, 3.2.2), and with letters and
 * digits written as such (RFC 3986, 6.2.2.2). Every check of an address then sees the one that is routed.
 */
export function normalAddress(given: string): string {
  const address = given.replace(HOST, '')
  const query = address.search(/[?#]/)
  const path = query < 0 ? address : address.slice(0, query)
  return (path === '' ? '/' : path.replace(/%[0-9a-f]{2}/gi, plainLetter)) + address.slice(path.length)
}

function plainLetter(encoded: string): string {
  const letter = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return LETTER.test(letter) ? letter : encoded
}
