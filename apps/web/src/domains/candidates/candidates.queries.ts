import { type CandidateResume, getCandidateResume } from '@assay/contracts/candidate-resumes'
import { type candidates, getCandidate, listCandidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Resume = CandidateResume
export type Candidate = ResourceOf<typeof candidates>

/** What a row shows of an agency's own candidate, and what the agency edits. */
const ownFields = [
  'externalId',
  ...(['maskedName', 'legalName', 'headline', 'state', 'lastConfirmedAt', 'mayDo', 'version'] as const),
  ...(['rateExpected', 'engagement', 'noticeDays', 'hoursPerWeek', 'timezone', 'country', 'videoUrl'] as const),
] as const
export type OwnCandidate = Pick<Candidate, 'id' | (typeof ownFields)[number]>

export function candidateQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', id],
    queryFn: async ({ signal }) => (await call(getCandidate, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}

interface Listing {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly filter: Readonly<Record<string, string>>
}

export function ownCandidatesQuery({ page: number, size, sort, filter }: Listing) {
  return queryOptions({
    queryKey: ['candidates', 'own', { number, size, sort, filter }],
    queryFn: async ({ signal }) => {
      const fields = { candidates: ownFields.join(',') }
      const query = { fields, page: { number, size }, sort: sort === '' ? '-updatedAt' : sort, filter }
      const { data, meta } = await call(listCandidates, { query, signal })
      return { rows: data as OwnCandidate[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function resumeQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', id, 'resume'],
    queryFn: async ({ signal }) => (await call(getCandidateResume, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}
