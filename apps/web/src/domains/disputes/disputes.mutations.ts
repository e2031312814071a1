import { disputeActions, openDispute } from '@assay/contracts/ownership-disputes'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const key of ['disputes', 'submissions', 'hires']) void client.invalidateQueries({ queryKey: [key] })
  }
}

export function useOpenDispute() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (body: z.input<typeof openDispute.body>) => (await call(openDispute, { body })).data,
    onSuccess: () => toasts.success('Dispute opened', { detail: 'Ownership and fee are frozen until it ends.' }),
    onSettled: refresh,
  })
}

export function useAnswerDispute(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof disputeActions.answer.body>) =>
      call(disputeActions.answer, { params: { id }, body }),
    onSuccess: () => toasts.success('Answer sent'),
    onSettled: refresh,
  })
}

export function useEndDispute(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (verb: 'concede' | 'withdraw') => call(disputeActions[verb], { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Dispute ended'),
    onSettled: refresh,
  })
}

export function useDecideDispute(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof disputeActions.decide.body>) =>
      call(disputeActions.decide, { params: { id }, body }),
    onSuccess: () => toasts.success('Dispute decided', { detail: 'All sides are notified.' }),
    onSettled: refresh,
  })
}
