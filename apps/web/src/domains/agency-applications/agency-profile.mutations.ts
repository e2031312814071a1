import { agencyActions, changeAgency } from '@assay/contracts/agencies'
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

export const sendClosing = (id: string, reason: string) =>
  call(agencyActions.close, { params: { id }, body: { reason }, quiet: true })
