import {
  getImportRun,
  type ImportRowState,
  type ImportRun,
  type ImportRunRow,
  listImportRows,
  listImportRuns,
} from '@assay/contracts/import-runs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type { CandidateField, DuplicateChoice, ImportState } from '@assay/contracts/import-runs'
export type Import = ImportRun
export type ImportRow = ImportRunRow & { readonly candidate?: { readonly id: string } | null }

interface Page {
  readonly page: number
  readonly size: number
}

const WATCHED_MS = 1_000
const isAtWork = (run: Import | undefined): boolean => run?.state === 'importing' || run?.state === 'undoing'

export function importsQuery({ page: number, size }: Page) {
  return queryOptions({
    queryKey: ['imports', 'list', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listImportRuns, {
        query: { sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isAtWork) ? WATCHED_MS : false),
  })
}

/** Polled while the server works on it. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', id],
    queryFn: async ({ signal }) => (await call(getImportRun, { params: { id }, signal, quiet: true })).data,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? WATCHED_MS : false),
  })
}

export function importRowsQuery(
  run: Import,
  { state, page: number, size }: Page & { state: ImportRowState | undefined },
) {
  return queryOptions({
    queryKey: ['imports', run.id, 'rows', { state, number, size, version: run.version }],
    queryFn: async ({ signal }) => {
      const query = { filter: { import: run.id, state }, page: { number, size }, sort: 'row' }
      const { data, meta } = await call(listImportRows, { query, signal })
      return { rows: data as ImportRow[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
