import { reportActions, reportCandidate } from '@assay/contracts/candidate-reports'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

const key = ['candidate-reports']

export function useReportCandidate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof reportCandidate.body>) => (await call(reportCandidate, { body })).data,
    onSuccess: () =>
      toasts.success('Report sent', { detail: 'The operator of this site answers it. Ranks stay as they are.' }),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  })
}

export function useAnswerReport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof reportActions.answer.body>) =>
      call(reportActions.answer, { params: { id }, body }),
    onSuccess: () => toasts.success('Report answered', { detail: 'The person who reported it is notified.' }),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  })
}

export function useWithdrawReport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(reportActions.withdraw, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Report withdrawn'),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  })
}
