import { agreeToLearn, withdrawFromLearning } from '@assay/contracts/learning-sources'
import {
  promoteModelVersion,
  proposeModelVersion,
  rejectModelVersion,
  rollBackModelVersion,
} from '@assay/contracts/model-versions'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { ModelVersion } from './models.queries.ts'

const decisions = {
  promote: promoteModelVersion,
  reject: rejectModelVersion,
  rollback: rollBackModelVersion,
} as const

export type Decision = keyof typeof decisions

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['model-versions'] })
  void client.invalidateQueries({ queryKey: ['learning-sources'] })
}

export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ decision, reason }: { decision: Decision; reason: string }) =>
      (await call(decisions[decision], { params: { id }, body: { reason } })).data,
    onSuccess: (version) => {
      client.setQueryData(['model-versions', id], version)
      refresh(client)
    },
  })
}

/** null for all companies. */
export function useLearnNow(onProposed: (version: ModelVersion) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (companyId: string | null) => (await call(proposeModelVersion, { body: { companyId } })).data,
    onSuccess: (version) => {
      refresh(client)
      onProposed(version)
    },
  })
}

/** Without a note, the consent is revoked. */
export function useAgree() {
  const client = useQueryClient()
  return useMutation<unknown, Error, { companyId: string; note: string | null }>({
    mutationFn: ({ companyId, note }) =>
      note === null
        ? call(withdrawFromLearning, { params: { id: companyId } })
        : call(agreeToLearn, { params: { id: companyId }, body: { note } }),
    onSuccess: () => refresh(client),
  })
}
