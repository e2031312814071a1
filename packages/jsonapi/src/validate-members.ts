export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MEMBER_NAME = /^[a-zA-Z0-9\u0080-\uffff](?:[-_ a-zA-Z0-9\u0080-\uffff]*[a-zA-Z0-9\u0080-\uffff])?$/

export const isMemberName = (name: string): boolean => MEMBER_NAME.test(name)

const LINK_MEMBERS = new Set(['href', 'rel', 'describedby', 'title', 'type', 'hreflang', 'meta'])

/** A link: a URL, a link object, or null. */
export function isLink(link: unknown): boolean {
  if (link === null) return true
  if (typeof link === 'string') return isAddress(link)
  if (!isObject(link) || typeof link['href'] !== 'string') return false
  return isAddress(link['href']) && Object.keys(link).every((name) => LINK_MEMBERS.has(name))
}

const isAddress = (text: string): boolean => URL.canParse(text, 'http://example.org') && !/\s/.test(text)
