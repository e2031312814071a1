import { type AgencyVerb, agencyActions, changeAgency } from '@assay/contracts/agencies'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { agenciesKey } from './agencies.queries.ts'

const done: Readonly<Record<AgencyVerb, string>> = {
  approve: 'Agency approved and its contact person invited',
  reject: 'Application declined',
  suspend: 'Agency suspended',
  reinstate: 'Agency reactivated',
  inviteAgain: 'Invitation sent again',
  close: 'Agency closed',
}

export type ReasonedVerb = 'reject' | 'suspend' | 'reinstate' | 'close'
type Step =
  | { readonly id: string; readonly verb: ReasonedVerb; readonly reason: string }
  | { readonly id: string; readonly verb: 'approve' | 'inviteAgain' }

export function useAgencyStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: Step) => {
      const params = { id: step.id }
      return 'reason' in step
        ? call(agencyActions[step.verb], { params, body: { reason: step.reason } })
        : call(agencyActions[step.verb], { params, body: {} })
    },
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: () => void client.invalidateQueries({ queryKey: agenciesKey }),
  })
}

type Body = z.input<typeof changeAgency.body>

export function useEditAgency(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body) => (await call(changeAgency, { params: { id }, body })).data,
    onSuccess: ({ legalName }) => toasts.success(`Saved ${legalName}`),
    onSettled: () => void client.invalidateQueries({ queryKey: agenciesKey }),
  })
}
