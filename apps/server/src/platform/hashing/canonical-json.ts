import { hash } from 'node:crypto'

/**
 * Serializes equal values to equal text: sorted members, no whitespace. A sorted copy is made first, because
 * JSON.stringify is faster on a whole value than with a replacer.
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
