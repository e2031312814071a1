import { addNote } from '@assay/contracts/activities'
import { exportCompany } from '@assay/contracts/company-exports'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { datedFileName, download } from '../../platform/download.ts'
import { fetchCheck, fetchExport, type TimelineFilter } from './activities.queries.ts'

export function useAddNote(onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { note: string; requirementId: string | null }) => (await call(addNote, { body })).data,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['activities'] })
      toasts.success('Note added')
      onAdded()
    },
  })
}

export function useCheckChain() {
  return useMutation({ mutationFn: fetchCheck })
}

export function useCompanyExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => download(await call(exportCompany, { body: {} }), datedFileName('company', 'jsonl')),
    onSuccess: () => client.invalidateQueries({ queryKey: ['activities'] }),
  })
}

export function useExport() {
  return useMutation({
    mutationFn: async ({ form, filter }: { form: 'csv' | 'json'; filter: TimelineFilter }) =>
      download(await fetchExport(form, filter), datedFileName('timeline', form)),
  })
}
