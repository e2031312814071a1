import { ParameterError } from './parameter-error.ts'

export interface Parameter {
  /** The full name with decoded brackets: `filter[search]`. */
  readonly name: string
  /** The family: `filter`. */
  readonly family: string
  /** The member: `search`; null without brackets. */
  readonly member: string | null
  readonly value: string
}

/**
 * Parses a query string. Raw and encoded brackets are equivalent. Parameters without a name are ignored, because
 * clients send a bare `?` or a trailing `&`. A repeated parameter becomes one comma-separated list.
 */
export function readQueryString(queryString: string): Parameter[] {
  const values = new Map<string, string>()
  for (const pair of queryString.split('&')) {
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), pair)
    if (name === '') continue
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1), name)
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Array.from(values, ([name, value]) => ({ name, value, ...splitName(name) }))
}

function splitName(name: string): { family: string; member: string | null } {
  const match = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name)
  if (match) return { family: match[1] ?? '', member: match[2] ?? '' }
  if (/[[\]]/.test(name)) throw new ParameterError(name, 'The brackets of this parameter don’t match.')
  return { family: name, member: null }
}

function decode(text: string, name: string): string {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '))
    if (decoded.includes('\0')) throw new ParameterError(name, 'A parameter cannot hold a null character.')
    return decoded
  } catch (error) {
    if (error instanceof URIError) throw new ParameterError(name, 'This parameter is not percent-encoded UTF-8.')
    throw error
  }
}
