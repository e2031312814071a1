import { publishBiasAudit, runBiasAudit, unpublishBiasAudit } from '@assay/contracts/bias-audits'
import { type Race, type Sex, volunteerDemographics, withdrawDemographics } from '@assay/contracts/demographics'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { ownGroupsKey } from './bias-audits.queries.ts'

export function useRunAudit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { from: string; to: string; triesReranking?: boolean | undefined }) =>
      (await call(runBiasAudit, { body })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ['bias-audits'] }),
  })
}

export function usePublishAudit(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (verb: 'publish' | 'unpublish') =>
      (await call(verb === 'publish' ? publishBiasAudit : unpublishBiasAudit, { params: { id }, body: {} })).data,
    onSuccess: (_audit, verb) =>
      toasts.success(verb === 'publish' ? 'Published on the home page' : 'No longer published'),
    onSettled: () => client.invalidateQueries({ queryKey: ['bias-audits'] }),
  })
}

/** Nothing but the candidate's own page holds the answer. */
export function useOwnGroups(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (answer: { sex: Sex | null; race: Race | null } | 'withdraw') =>
      answer === 'withdraw'
        ? (await call(withdrawDemographics, { body: { token } })).data
        : (await call(volunteerDemographics, { body: { token, ...answer } })).data,
    onSuccess: (own) => client.setQueryData(ownGroupsKey(token), own),
  })
}
