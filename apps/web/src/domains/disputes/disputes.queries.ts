import {
  type DisputeState,
  getDispute,
  listDisputes,
  type ownershipDisputes,
} from '@assay/contracts/ownership-disputes'
import { getSubmission, listSubmissions, type submissions } from '@assay/contracts/submissions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Dispute = Linked<typeof ownershipDisputes, { candidate: { id: string } }>
export type Submission = Linked<typeof submissions, { requirement: { id: string }; agency: { id: string } }>

export interface DisputeListing {
  readonly state: DisputeState | ''
  readonly page: number
  readonly size: number
}

export function disputesQuery({ state, page: number, size }: DisputeListing) {
  return queryOptions({
    queryKey: ['disputes', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const query = { filter: { state: state || undefined }, page: { number, size } }
      const { data, meta } = await call(listDisputes, { query, signal })
      return { rows: data as Dispute[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function disputeQuery(id: string) {
  return queryOptions({
    queryKey: ['disputes', 'one', id],
    queryFn: async ({ signal }) => (await call(getDispute, { params: { id }, signal })).data as Dispute,
  })
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['submissions', 'one', id],
    queryFn: async ({ signal }) => (await call(getSubmission, { params: { id }, signal })).data as Submission,
  })
}

/** Decided submissions of other agencies for the same job, which may be the same person. */
export function otherSubmissionsQuery({ requirement, agency }: Submission) {
  return queryOptions({
    queryKey: ['submissions', 'of-others', requirement.id, agency.id],
    queryFn: async ({ signal }) => {
      const query = { filter: { requirement: requirement.id }, page: { size: 100 } }
      const { data } = await call(listSubmissions, { query, signal })
      return (data as Submission[]).filter((each) => each.agency.id !== agency.id && each.decidedAt !== null)
    },
  })
}
