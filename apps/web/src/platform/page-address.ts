import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'

export const DEFAULT_SIZE = 25

const MAX_TEXT_LENGTH = 120

/** A text in the address. The router reads digits as a number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT_LENGTH) : ''

/** What a list is searched for, as `text` or, as in other lists and in the API, as `search`. */
export function textInAddress(search: Readonly<Record<string, unknown>>): { text?: string } {
  const text = textOf(search['text']) || textOf(search['search'])
  return text === '' ? {} : { text }
}

/** Page and page size of a list in its address, where defaults are left out. */
export function pageInAddress(search: Readonly<Record<string, unknown>>): { page?: number; size?: number } {
  const { page, size } = search
  return {
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(pageSizes.includes(size as PageSize) && size !== DEFAULT_SIZE && { size: Number(size) }),
  }
}
