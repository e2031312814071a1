import { agencyActions, changeAgency, changeAgencyLogo, removeAgencyLogo } from '@assay/contracts/agencies'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { ownAgencyKey } from './agency-profile.queries.ts'

type Body = z.input<typeof changeAgency.body>

export function useChangeAgency(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body) => (await call(changeAgency, { params: { id }, body })).data,
    onSuccess: () => toasts.success('Profile saved'),
    onSettled: () => void client.invalidateQueries({ queryKey: ownAgencyKey }),
  })
}

/** null removes it. */
export function useChangeAgencyLogo(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) =>
      file === null
        ? call(removeAgencyLogo, { params: { id } }).then(() => null)
        : call(changeAgencyLogo, { params: { id }, file }).then(() => null),
    onSuccess: (_, file) => toasts.success(file === null ? 'Logo removed' : 'Logo saved'),
    onSettled: () => client.invalidateQueries({ queryKey: ownAgencyKey }),
  })
}

export const sendClosing = (id: string, reason: string) =>
  call(agencyActions.close, { params: { id }, body: { reason }, quiet: true })
