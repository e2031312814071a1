import { hash } from 'node:crypto'

/**
 * The same text for the same value: members in the order of their names, nothing between. A copy in order is made first,
 * because the platform writes a whole value faster than anything that is asked for each member.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value))
}

export function sha256(text: string): string {
  return hash('sha256', text)
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  if ('toJSON' in value && typeof value.toJSON === 'function') return inOrder(value.toJSON())
  const ordered: Record<string, unknown> = {}
  for (const name of Object.keys(value).sort()) {
    const member = inOrder((value as Record<string, unknown>)[name])
    if (name === '__proto__') Object.defineProperty(ordered, name, { value: member, enumerable: true })
    else ordered[name] = member
  }
  return ordered
}
