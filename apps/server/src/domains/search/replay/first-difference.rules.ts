export interface Difference {
  /** Path of names and indexes, joined by dots: `contributions.3.points`. */
  readonly field: string
  readonly was: string | null
  readonly is: string | null
}

const MAX_VALUE_LENGTH = 200

/** The first place where two JSON values differ, in member order; null if they are equal. */
export function firstDifference(was: unknown, is: unknown, path: readonly string[] = []): Difference | null {
  if (Object.is(was, is)) return null
  if (!isTree(was) || !isTree(is) || Array.isArray(was) !== Array.isArray(is))
    return { field: path.join('.'), was: format(was), is: format(is) }
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const found = firstDifference(was[name], is[name], [...path, name])
    if (found !== null) return found
  }
  return null
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function format(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH)}…`
}
