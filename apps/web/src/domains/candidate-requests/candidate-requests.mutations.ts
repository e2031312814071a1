import * as contract from '@assay/contracts/candidate-requests'
import { tellOwedLetter, type waysTold } from '@assay/contracts/owed-letters'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { linkKey } from '../../platform/candidate-link.ts'

function refresh(client: QueryClient): void {
  for (const key of ['candidate-requests', 'owed-letters', 'dashboard'])
    void client.invalidateQueries({ queryKey: [key] })
}

export function useAnswerWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; outcome: contract.RequestOutcome; answer: string }) =>
      call(contract.answerCandidateRequest, { params: { id }, body }),
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

export function useWriteDownWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { shortlistedId: string; kind: contract.RequestKind; wish: string }) =>
      call(contract.writeDownRequest, { body }),
    onSuccess: () => toasts.success('Request recorded', { detail: 'Please answer within 72 hours.' }),
    onSettled: () => refresh(client),
  })
}

export function useTellLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; how: (typeof waysTold)[number]; note: string | null }) =>
      call(tellOwedLetter, { params: { id }, body }),
    onSuccess: () => toasts.success('Notice marked as delivered'),
    onSettled: () => refresh(client),
  })
}

type OwnWish =
  | { readonly does: 'ask'; readonly kind: contract.RequestKind; readonly wish: string }
  | { readonly does: 'takeBack'; readonly id: string }

/** The candidate's own, by the link; the page then shows what came of it. */
export function useOwnWish(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (own: OwnWish) =>
      own.does === 'ask'
        ? (await call(contract.askCompany, { body: { token, kind: own.kind, wish: own.wish } })).data
        : (await call(contract.takeRequestBack, { body: { token, id: own.id } })).data,
    onSuccess: (link) => client.setQueryData(linkKey(token), link),
  })
}
