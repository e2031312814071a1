import { type FindKind, listQuickFinds } from '@assay/contracts/quick-finds'
import type { RequirementState } from '@assay/contracts/requirements'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import { formatAgo } from '../format.ts'
import { jobStateLabels } from '../labels/job-state-labels.ts'
import type { User } from '../session/session.ts'

/** What the text names, and the address that opens it. */
interface PaletteResult {
  readonly id: string
  readonly kind: FindKind
  readonly label: string
  readonly note: string | null
  readonly to: string
}

const MIN_LETTERS = 2

export function paletteResultsQuery(text: string, user: User | null) {
  const search = text.trim()
  return queryOptions({
    queryKey: ['palette', user?.id, search],
    queryFn: async ({ signal }): Promise<PaletteResult[]> => {
      const { data } = await call(listQuickFinds, { query: { filter: { text: search } }, signal })
      return data.map(({ id, kind, label, detail, at }) => ({
        id,
        kind,
        label,
        note: at === null ? noteOf(kind, detail) : formatAgo(at),
        to: ADDRESSES[kind](id),
      }))
    },
    enabled: search.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
}

const ADDRESSES: Readonly<Record<FindKind, (id: string) => string>> = {
  job: (id) => `/requirement?id=${id}`,
  candidate: (id) => `/candidate-profile?id=${id}`,
  search: (id) => `/candidate-search-skills/${id}`,
  pool: (id) => `/talent-pools?id=${id}`,
  person: (id) => `/teammate/${id}`,
}

/** Of a job, its state. */
const noteOf = (kind: FindKind, detail: string | null): string | null =>
  kind === 'job' && detail !== null ? (jobStateLabels[detail as RequirementState] ?? detail) : detail
