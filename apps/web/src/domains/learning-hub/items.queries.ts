import { type categories, getItem, type items, listCategories, listItems } from '@assay/contracts/items'
import type { ResourceOf } from '@assay/contracts/resource'
import { listTags, type tags } from '@assay/contracts/tags'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

type Reference = { readonly id: string }
export type Item = Linked<typeof items, { category: Reference; tags: Reference[] }>
export type Category = ResourceOf<typeof categories>
export type ContentTag = ResourceOf<typeof tags>

export const itemsKey = ['items'] as const

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
  readonly sort?: string
}

export function itemsQuery({ page: number, size, filter, sort = '-publishedAt' }: Listing) {
  return queryOptions({
    queryKey: [...itemsKey, 'list', { number, size, filter, sort }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listItems, { query: { page: { number, size }, filter, sort }, signal })
      return { rows: data as Item[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function itemQuery(id: string) {
  return queryOptions({
    queryKey: [...itemsKey, 'one', id],
    queryFn: async ({ signal }) => (await call(getItem, { params: { id }, signal })).data as Item,
  })
}

/** Null if there is none at this address, or not for the reader. */
export function itemBySlug(slug: string) {
  return queryOptions({
    queryKey: [...itemsKey, 'slug', slug],
    queryFn: async ({ signal }) => {
      const { data } = await call(listItems, { query: { filter: { slug } }, signal })
      return (data[0] as Item | undefined) ?? null
    },
  })
}

export function contentCategories() {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      (await call(listCategories, { signal })).data.filter(({ kind }) => kind === 'content'),
    staleTime: 60_000,
  })
}

export function contentTags() {
  return queryOptions({
    queryKey: ['tags', 'content'],
    queryFn: async ({ signal }) => (await call(listTags, { query: { filter: { kind: 'content' } }, signal })).data,
    staleTime: 60_000,
  })
}
