import { listListViews, type listViews, type ViewableList } from '@assay/contracts/list-views'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

export type SavedView = ResourceOf<typeof listViews>

export function savedViewsQuery(list: ViewableList) {
  return queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) => (await call(listListViews, { query: { filter: { list } }, signal })).data,
    staleTime: 300_000,
  })
}
