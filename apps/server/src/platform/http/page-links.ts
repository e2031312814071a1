import type { Links } from '@assay/jsonapi/document'
import type { PageRequest, Paging } from '@assay/jsonapi/page'
import type { CollectionAnswer } from './input/endpoint-input.ts'

/** The absolute links of a list, with the rest of the query unchanged. */
export function pageLinks(address: URL, page: PageRequest, paged: Paging | undefined, answer: CollectionAnswer): Links {
  const self = linkTo(address, {})
  if (paged === undefined) return { self }
  const byNumber = paged === 'number' || page.number !== undefined
  return byNumber ? numberLinks(address, page, answer, self) : cursorLinks(address, answer, self)
}

function cursorLinks(address: URL, { after, before }: CollectionAnswer, self: string): Links {
  return {
    self,
    first: linkTo(address, { number: null, after: null, before: null }),
    prev: before ? linkTo(address, { number: null, after: null, before }) : null,
    next: after ? linkTo(address, { number: null, after, before: null }) : null,
  }
}

function numberLinks(address: URL, page: PageRequest, answer: CollectionAnswer, self: string): Links {
  const number = page.number ?? 1
  const pages = answer.total === undefined ? undefined : Math.max(1, Math.ceil(answer.total / page.size))
  const hasNext = pages === undefined ? Boolean(answer.after) : number < pages
  const at = (place: number): string => linkTo(address, { number: String(place), after: null, before: null })
  return {
    self,
    first: at(1),
    prev: number > 1 ? at(Math.min(number - 1, pages ?? number)) : null,
    next: hasNext ? at(number + 1) : null,
    ...(pages === undefined ? {} : { last: at(pages) }),
  }
}

function linkTo(address: URL, places: Record<string, string | null>): string {
  const link = new URL(address)
  for (const [name, value] of Object.entries(places))
    if (value === null) link.searchParams.delete(`page[${name}]`)
    else link.searchParams.set(`page[${name}]`, value)
  return link.href
}
