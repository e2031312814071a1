import { startImpersonation } from '@assay/contracts/impersonations'
import { companyActions, userActions } from '@assay/contracts/users'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { accountsKey } from './accounts.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: accountsKey })
}

export type ReasonedVerb = 'disable' | 'enable' | 'suspend' | 'reactivate'

const done: Readonly<Record<ReasonedVerb, string>> = {
  disable: 'User disabled',
  enable: 'User enabled',
  suspend: 'Company suspended',
  reactivate: 'Company reactivated',
}

interface Step {
  readonly id: string
  readonly verb: ReasonedVerb
  readonly reason: string
}

export function useReasonedStep() {
  return useMutation({
    mutationFn: ({ id, verb, reason }: Step): Promise<unknown> => {
      const options = { params: { id }, body: { reason } }
      return verb === 'suspend' || verb === 'reactivate'
        ? call(companyActions[verb], options)
        : call(userActions[verb], options)
    },
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}

export function usePlainStep() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'signOut' | 'resendVerification' }) =>
      call(userActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) =>
      toasts.success(verb === 'signOut' ? 'Signed out everywhere' : 'Verification email sent'),
    onSettled: useSettled(),
  })
}

export function useImpersonate() {
  return useMutation({
    mutationFn: async (body: { userId: string; reason: string }) => (await call(startImpersonation, { body })).data,
    onSettled: useSettled(),
  })
}
