/** The JSON:API 1.1 media type without parameters, used in every response. */
export const MEDIA_TYPE = 'application/vnd.api+json'

interface MediaRange {
  readonly type: string
  readonly parameters: ReadonlyMap<string, string>
}

/** The extension of JSON:API by which one request carries several operations. */
export const ATOMIC_EXTENSION = 'https://jsonapi.org/ext/atomic'
export const ATOMIC_MEDIA_TYPE = `${MEDIA_TYPE}; ext="${ATOMIC_EXTENSION}"`

/** True when the Content-Type is JSON:API without extensions; they are understood at one address only. */
export function isReadable(contentType: string): boolean {
  const [range] = parseMediaRanges(contentType)
  if (range?.type !== MEDIA_TYPE) return false
  return [...range.parameters.keys()].every((name) => name === 'profile')
}

/** True when the Content-Type is JSON:API with the extension for operations and no other. */
export function isAtomic(contentType: string): boolean {
  const [range] = parseMediaRanges(contentType)
  return range !== undefined && isAtomicRange(range)
}

/** True when the Accept header allows JSON:API with that extension. */
export function acceptsAtomic(accept: string | undefined): boolean {
  if (accept === undefined) return true
  const instances = parseMediaRanges(accept).filter((range) => range.type === MEDIA_TYPE)
  return instances.length === 0 || instances.some((range) => isAtomicRange(range) || isAnswerable(range))
}

function isAtomicRange({ type, parameters }: MediaRange): boolean {
  if (type !== MEDIA_TYPE || parameters.get('ext') !== ATOMIC_EXTENSION) return false
  return [...parameters.keys()].every((name) => name === 'profile' || name === 'ext' || name === 'q')
}

/**
 * True when the Accept header allows JSON:API. Only instances of the JSON:API type can prevent it: when there are
 * some and all carry foreign parameters or an extension that is unknown here, the response is 406.
 */
export function isAcceptable(accept: string | undefined): boolean {
  if (accept === undefined) return true
  const instances = parseMediaRanges(accept).filter((range) => range.type === MEDIA_TYPE)
  return instances.length === 0 || instances.some(isAnswerable)
}

function isAnswerable(range: MediaRange): boolean {
  const { parameters } = range
  if (Number(parameters.get('q') ?? 1) === 0) return false
  if (isAtomicRange(range)) return true
  return [...parameters.keys()].every((name) => name === 'profile' || name === 'q')
}

function parseMediaRanges(header: string): MediaRange[] {
  return splitOutsideQuotes(header, ',').map((range) => {
    const [type = '', ...rest] = splitOutsideQuotes(range, ';')
    const parameters = rest.filter((parameter) => parameter !== '').map(parseParameter)
    return { type: type.toLowerCase(), parameters: new Map(parameters) }
  })
}

function parseParameter(parameter: string): [string, string] {
  const equals = parameter.indexOf('=')
  if (equals < 0) return [parameter.toLowerCase(), '']
  const value = parameter.slice(equals + 1).trim()
  return [parameter.slice(0, equals).trim().toLowerCase(), value.replace(/^"(.*)"$/s, '$1')]
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    if (character === separator && !isQuoted) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  parts.push(part.trim())
  return parts
}
