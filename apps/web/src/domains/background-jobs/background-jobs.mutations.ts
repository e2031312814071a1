import { dismissBackgroundJob, runBackgroundJob } from '@assay/contracts/background-jobs'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { ApiError } from '../../platform/api-error.ts'

const sayWhy = (error: unknown): void => void toasts.error(error instanceof ApiError ? error.message : undefined)

export function useRunAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; done: string }) => call(runBackgroundJob, { params: { id } }),
    onSuccess: (_answer, { done }) => toasts.success(done, { detail: 'It comes back here if it fails again.' }),
    onError: sayWhy,
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  })
}

export function useDismiss() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(dismissBackgroundJob, { params: { id } }),
    onSuccess: () => toasts.success('Dismissed'),
    onError: sayWhy,
    onSettled: () => client.invalidateQueries({ queryKey: ['background-jobs'] }),
  })
}
