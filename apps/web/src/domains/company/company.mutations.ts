import { exportCompany } from '@assay/contracts/company-exports'
import { changeCompany, changeLogo, removeLogo } from '@assay/contracts/users'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { datedFileName, download } from '../../platform/download.ts'
import { reloadSession } from '../../platform/session/session.ts'

export function useChangeCompany(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof changeCompany.body>) => call(changeCompany, { params: { id }, body }),
    onSuccess: () => {
      void reloadSession() // The session has the name and the currency, too.
      toasts.success('Settings saved')
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['companies'] }),
  })
}

/** null removes it. */
export function useChangeLogo(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) =>
      file === null
        ? call(removeLogo, { params: { id } }).then(() => null)
        : call(changeLogo, { params: { id }, file }).then(() => null),
    onSuccess: (_, file) => toasts.success(file === null ? 'Logo removed' : 'Logo saved'),
    onSettled: () => {
      client.removeQueries({ queryKey: ['companies', id, 'logo'] })
      return client.invalidateQueries({ queryKey: ['companies'] })
    },
  })
}

export function useExportCompany() {
  return useMutation({
    mutationFn: async () => download(await call(exportCompany, { body: {} }), datedFileName('company', 'jsonl')),
  })
}
