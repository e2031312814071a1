import {
  answerCandidateRequest,
  type RequestKind,
  type RequestOutcome,
  recordCandidateRequest,
  submitCandidateRequest,
  withdrawCandidateRequest,
} from '@assay/contracts/candidate-requests'
import { deliverManualNotice, type deliveryMethods } from '@assay/contracts/manual-notices'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { linkKey } from '../../platform/candidate-link.ts'

function refresh(client: QueryClient): void {
  for (const key of ['candidate-requests', 'manual-notices', 'dashboard'])
    void client.invalidateQueries({ queryKey: [key] })
}

export function useAnswerRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; outcome: RequestOutcome; answer: string }) =>
      call(answerCandidateRequest, { params: { id }, body }),
    onSuccess: ({ data }) =>
      toasts.success('Answered', {
        detail:
          data.reachedBy === 'mail'
            ? 'The candidate gets the answer by email.'
            : 'No email address on file. See manual notices.',
      }),
    onSettled: () => refresh(client),
  })
}

export function useRecordRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { shortlistedId: string; kind: RequestKind; message: string }) =>
      call(recordCandidateRequest, { body }),
    onSuccess: () => toasts.success('Request recorded', { detail: 'Please answer within 72 hours.' }),
    onSettled: () => refresh(client),
  })
}

export function useDeliverNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; method: (typeof deliveryMethods)[number]; note: string | null }) =>
      call(deliverManualNotice, { params: { id }, body }),
    onSuccess: () => toasts.success('Notice marked as delivered'),
    onSettled: () => refresh(client),
  })
}

type OwnRequest =
  | { readonly does: 'ask'; readonly kind: RequestKind; readonly message: string }
  | { readonly does: 'withdrawRequest'; readonly id: string }

/** A request the candidate makes by link; the page then shows the result. */
export function useOwnRequest(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (own: OwnRequest) =>
      own.does === 'ask'
        ? (await call(submitCandidateRequest, { body: { token, kind: own.kind, message: own.message } })).data
        : (await call(withdrawCandidateRequest, { body: { token, id: own.id } })).data,
    onSuccess: (link) => client.setQueryData(linkKey(token), link),
  })
}
