import { type CandidateResume, getCandidateResume } from '@assay/contracts/candidate-resumes'
import { type candidates, getCandidate } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Resume = CandidateResume
export type Candidate = ResourceOf<typeof candidates>

export function candidateQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', id],
    queryFn: async ({ signal }) => (await call(getCandidate, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}

export function resumeQuery(id: string) {
  return queryOptions({
    queryKey: ['candidates', id, 'resume'],
    queryFn: async ({ signal }) => (await call(getCandidateResume, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}
