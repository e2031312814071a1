/**
 * What a provider answered: the part of the address after the question mark, as it came. The router reads numbers into
 * the address, and a code may look like one.
 */
export function readCallbackResponse(): string {
  const [entry] = performance.getEntriesByType('navigation')
  const url = new URL(entry?.name ?? location.href)
  const query = url.pathname === location.pathname ? url.search : location.search
  return query.slice(1) || 'state='
}
