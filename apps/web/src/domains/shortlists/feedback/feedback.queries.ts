import {
  type feedbackPages,
  type feedbackRequests,
  listFeedbackRequests,
  openFeedbackPage,
} from '@assay/contracts/feedback-requests'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type FeedbackRequest = ResourceOf<typeof feedbackRequests>
export type FeedbackPage = ResourceOf<typeof feedbackPages>
export type FeedbackCandidate = FeedbackPage['candidates'][number]

export const feedbackKey = ['feedback-requests'] as const

/** The feedback requests of a job, latest first. */
export function feedbackRequestsQuery(requirementId: string) {
  return queryOptions({
    queryKey: [...feedbackKey, requirementId],
    queryFn: async ({ signal }) =>
      (
        await call(listFeedbackRequests, {
          query: { filter: { requirement: requirementId }, page: { size: 50 } },
          signal,
        })
      ).data,
    staleTime: 10_000,
  })
}

export const feedbackPageKey = (token: string) => ['feedback-pages', token] as const

/** What a link shows. Reading has no side effects, so link previews are harmless. */
export function feedbackPageQuery(token: string) {
  return queryOptions({
    queryKey: feedbackPageKey(token),
    queryFn: async ({ signal }) => (await call(openFeedbackPage, { body: { token }, signal })).data,
    retry: false,
    staleTime: 30_000,
  })
}
