import { dismissBackgroundJob, runBackgroundJob } from '@assay/contracts/background-jobs'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export function useRunAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; done: string }) => call(runBackgroundJob, { params: { id } }),
    onSuccess: (_answer, { done }) => toasts.success(done, { detail: 'It’s listed here again if it fails.' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  })
}

export function useDismiss() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(dismissBackgroundJob, { params: { id } }),
    onSuccess: () => toasts.success('Dismissed'),
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  })
}
