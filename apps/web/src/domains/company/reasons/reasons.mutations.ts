import {
  changeReasonCode,
  createReasonCode,
  type ReasonKind,
  restoreReasonCode,
  retireReasonCode,
} from '@assay/contracts/reason-codes'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { Reason } from './reasons.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['reason-codes'] })
}

export function useAddReason() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { kind: ReasonKind; label: string; belongsTo: string }) => call(createReasonCode, { body }),
    onSettled: refresh,
  })
}

export function useRenameReason() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, label, version }: Pick<Reason, 'id' | 'label' | 'version'>) =>
      call(changeReasonCode, { params: { id }, body: { label, version } }),
    onSettled: refresh,
  })
}

export function useMoveReason() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, position }: Pick<Reason, 'id' | 'position'>) =>
      call(changeReasonCode, { params: { id }, body: { position } }),
    onSettled: refresh,
  })
}

export function useRestoreReason() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: Pick<Reason, 'id'>) => call(restoreReasonCode, { params: { id } }),
    onSettled: refresh,
  })
}

export function useRetireReason() {
  const refresh = useRefresh()
  const restore = useRestoreReason()
  return useMutation({
    mutationFn: ({ id }: Reason) => call(retireReasonCode, { params: { id } }),
    onSuccess: (_, reason) => toasts.undoable(`“${reason.label}” retired`, () => restore.mutate(reason)),
    onSettled: refresh,
  })
}
