/** A JSON Pointer (RFC 6901) below `/data/attributes`. */
export function attributePointer(path: readonly PropertyKey[]): string {
  return ['', 'data', 'attributes', ...path.map((step) => String(step))].map(escapeStep).join('/')
}

/** True when the request document has a value at this path of its attributes. */
export function isPresent(attributes: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = attributes
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value !== undefined
}

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The pointer, shortened to the nearest part that the document has: an error about an absent member names its parent. */
export function existingPointer(document: unknown, pointer: string): string {
  const steps = pointer.split('/').slice(1)
  const found: string[] = []
  let value = document
  for (const step of steps) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) break
    value = (value as Record<string, unknown>)[name]
    found.push(step)
  }
  return ['', ...found].join('/')
}
