import { createHash } from 'node:crypto'

/**
 * The same text for the same value: members in the order of their names, nothing between. Written out by hand, because
 * every frozen match goes through it; it says what `JSON.stringify` would of the value with its members in order.
 */
export function canonicalJson(value: unknown): string {
  return written(value) ?? 'null'
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Undefined for what JSON has no word for. */
function written(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if ('toJSON' in value && typeof value.toJSON === 'function') return written(value.toJSON())
  if (Array.isArray(value)) return `[${value.map((each) => written(each) ?? 'null').join()}]`
  let members = ''
  for (const name of inOrder(Object.keys(value))) {
    const text = written((value as Record<string, unknown>)[name])
    if (text !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${text}`
  }
  return `{${members}}`
}

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,9})$/

/** Names that are whole numbers come first and ascend, as in any object; the others follow by their letters. */
function inOrder(names: string[]): string[] {
  if (names[0] === undefined || !WHOLE_NUMBER.test(names[0])) return names.sort()
  const numbers = names.filter((name) => WHOLE_NUMBER.test(name))
  return [...numbers, ...names.filter((name) => !WHOLE_NUMBER.test(name)).sort()]
}
