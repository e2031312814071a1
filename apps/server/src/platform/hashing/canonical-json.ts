import { createHash } from 'node:crypto'

/** The same text for the same value: members in the order of their names, nothing between. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member) ? inOrder(member) : member,
  )
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function inOrder(members: object): object {
  return Object.fromEntries(Object.entries(members).sort(([left], [right]) => (left < right ? -1 : 1)))
}
