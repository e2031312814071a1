import { eraseCandidate } from '@assay/contracts/candidates'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['candidates'], ['vetting'], ['dashboards']]) void client.invalidateQueries({ queryKey })
  }
}

export function useErase() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(eraseCandidate, { params: { id }, body: { reason } }),
    onSuccess: () => toasts.success('Candidate erased'),
    onSettled: useSettled(),
  })
}
