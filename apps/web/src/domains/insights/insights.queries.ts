import {
  getInsights,
  type InsightFigure,
  type insightRows,
  type insights,
  listInsightRows,
} from '@assay/contracts/insights'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Insights = ResourceOf<typeof insights>
export type InsightRow = ResourceOf<typeof insightRows>

export interface InsightFilter {
  readonly from: string
  readonly to: string
  readonly requirement?: string | undefined
  readonly person?: string | undefined
}

/** An opened bar; a bar of one week or month has that period. */
export interface OpenBar {
  readonly figure: InsightFigure
  readonly key: string
  readonly title: string
  readonly from?: string
  readonly to?: string
}

export function insightsQuery(filter: InsightFilter) {
  return queryOptions({
    queryKey: ['insights', filter],
    queryFn: async ({ signal }) => (await call(getInsights, { query: { filter: { ...filter } }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export const ROWS_ON_PAGE = 25

export function insightRowsQuery(filter: InsightFilter, { figure, key, from, to }: OpenBar, number: number) {
  const asked = { ...filter, ...(from !== undefined && { from }), ...(to !== undefined && { to }), figure, key }
  return queryOptions({
    queryKey: ['insights', 'rows', asked, number],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listInsightRows, {
        query: { filter: asked, page: { number, size: ROWS_ON_PAGE } },
        signal,
      })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
