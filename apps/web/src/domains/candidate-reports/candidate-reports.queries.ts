import {
  type candidateReports,
  getCandidateReport,
  listCandidateReports,
  type ReportState,
} from '@assay/contracts/candidate-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type Report = Linked<typeof candidateReports, { candidate: { id: string } }>

export interface ReportListing {
  readonly state: ReportState | ''
  readonly page: number
  readonly size: number
}

export function reportsQuery({ state, page: number, size }: ReportListing) {
  return queryOptions({
    queryKey: ['candidate-reports', 'list', { state, number, size }],
    queryFn: async ({ signal }) => {
      const query = { filter: { state: state || undefined }, page: { number, size } }
      const { data, meta } = await call(listCandidateReports, { query, signal })
      return { rows: data as Report[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['candidate-reports', 'one', id],
    queryFn: async ({ signal }) => (await call(getCandidateReport, { params: { id }, signal })).data as Report,
  })
}

/** What the caller's company reported about a candidate. */
export function reportsOfQuery(candidateId: string) {
  return queryOptions({
    queryKey: ['candidate-reports', 'of', candidateId],
    queryFn: async ({ signal }) => {
      const query = { filter: { candidate: candidateId, state: 'open,answered' }, page: { size: 10 } }
      return (await call(listCandidateReports, { query, signal })).data as Report[]
    },
  })
}
