import { arrangeDashboard, resetDashboard } from '@assay/contracts/dashboards'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

function useSettled() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['dashboards'] })
}

export function useArrangeDashboard() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: z.input<typeof arrangeDashboard.body> }) =>
      call(arrangeDashboard, { params: { id }, body }),
    onSuccess: () => toasts.success('Dashboard saved'),
    onSettled: useSettled(),
  })
}

export function useResetDashboard() {
  return useMutation({
    mutationFn: (id: string) => call(resetDashboard, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Dashboard reset'),
    onSettled: useSettled(),
  })
}
