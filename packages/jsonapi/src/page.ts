import { ParameterError } from './parameter-error.ts'
import type { Parameter } from './query-string.ts'

/** The requested page. At most one of `number`, `after` and `before` is set. */
export interface PageRequest {
  readonly size: number
  readonly number?: number
  readonly after?: string
  readonly before?: string
}

export type Paging = 'cursor' | 'number' | 'both'

export const DEFAULT_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 100
const MAX_PAGE_NUMBER = 1_000_000
const MAX_CURSOR_LENGTH = 1000

/**
 * Reads the `page[…]` parameters of a list. Throws a `ParameterError` for a parameter that the list doesn't have, or
 * that is out of bounds.
 */
export function readPage(
  parameters: readonly Parameter[],
  paging: Paging | undefined,
  size: number = DEFAULT_PAGE_SIZE,
): PageRequest {
  const page: { size: number; number?: number; after?: string; before?: string } = { size }
  for (const { name, member, value } of parameters) {
    if (paging === undefined) throw new ParameterError(name, 'This list isn’t paginated.')
    if (member === 'size') page.size = wholeNumber(name, value, MAX_PAGE_SIZE)
    else if (member === 'number' && paging !== 'cursor') page.number = wholeNumber(name, value, MAX_PAGE_NUMBER)
    else if ((member === 'after' || member === 'before') && paging !== 'number') page[member] = cursorText(name, value)
    else throw new ParameterError(name, 'This list doesn’t support this page parameter.')
  }
  const places = [page.number, page.after, page.before].filter((place) => place !== undefined)
  if (places.length > 1) throw new ParameterError('page', 'Use only one of number, after and before.')
  return page
}

function wholeNumber(name: string, value: string, largest: number): number {
  const number = Number(value)
  if (/^\d{1,9}$/.test(value) && number >= 1 && number <= largest) return number
  throw new ParameterError(name, `Must be a whole number from 1 to ${largest}.`)
}

function cursorText(name: string, value: string): string {
  if (value !== '' && value.length <= MAX_CURSOR_LENGTH) return value
  throw new ParameterError(name, 'This is not a valid cursor. Take one from the links of a page.')
}
