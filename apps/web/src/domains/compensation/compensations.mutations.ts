import { exportCompensations, measureBudget, pinCompensation, unpinCompensation } from '@assay/contracts/compensations'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { datedFileName, download } from '../../platform/download.ts'

export function usePayExport() {
  return useMutation({
    mutationFn: async (filter: Readonly<Record<string, string | undefined>>) =>
      download(await call(exportCompensations, { query: { filter } }), datedFileName('compensation-index', 'csv')),
  })
}

export function useMeasureBudget() {
  return useMutation({
    mutationFn: async (body: z.input<(typeof measureBudget)['body']>) => (await call(measureBudget, { body })).data,
  })
}

export function usePin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, requirementId }: { id: string; requirementId: string; title: string }) =>
      call(pinCompensation, { params: { id }, body: { requirementId } }),
    onSuccess: (_answer, { title }) => toasts.success('Pinned to job', { detail: title }),
    onSettled: () => client.invalidateQueries({ queryKey: ['compensation-pins'] }),
  })
}

export function useUnpin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(unpinCompensation, { params: { id } }),
    onSuccess: () => toasts.success('Unpinned'),
    onSettled: () => client.invalidateQueries({ queryKey: ['compensation-pins'] }),
  })
}
