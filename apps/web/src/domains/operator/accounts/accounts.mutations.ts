import { closingActions } from '@assay/contracts/company-closings'
import { factorResetActions, proposeFactorReset } from '@assay/contracts/factor-resets'
import { startImpersonation } from '@assay/contracts/impersonations'
import { endSession } from '@assay/contracts/profiles'
import { companyActions, createCompany, userActions } from '@assay/contracts/users'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { accountsKey } from './accounts.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: accountsKey })
}

export type ReasonedVerb = 'disable' | 'enable' | 'suspend' | 'reactivate' | 'reopen' | 'resetFactors'

const done: Readonly<Record<ReasonedVerb, string>> = {
  disable: 'User disabled',
  enable: 'User enabled',
  suspend: 'Company suspended',
  reactivate: 'Company reactivated',
  reopen: 'Company reopened',
  resetFactors: 'Reset proposed. Another operator must confirm it.',
}

interface Step {
  readonly id: string
  readonly verb: ReasonedVerb
  readonly reason: string
}

export function useReasonedStep() {
  return useMutation({
    mutationFn: ({ id, verb, reason }: Step): Promise<unknown> => {
      if (verb === 'resetFactors') return call(proposeFactorReset, { body: { userId: id, reason } })
      if (verb === 'reopen') return call(closingActions.reopen, { params: { id }, body: { reason } })
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

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toasts.success('Session ended'),
    onSettled: useSettled(),
  })
}

export function useImpersonate() {
  return useMutation({
    mutationFn: async (body: { userId: string; reason: string }) => (await call(startImpersonation, { body })).data,
    onSettled: useSettled(),
  })
}

export function useDecideReset() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'confirm' | 'reject' }) =>
      call(factorResetActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) =>
      toasts.success(verb === 'confirm' ? 'Second factor removed' : 'Reset rejected, nothing changed'),
    onSettled: useSettled(),
  })
}

export function useCreateCompany(onDone: () => void) {
  const settled = useSettled()
  return useMutation({
    mutationFn: async (body: z.input<typeof createCompany.body>) => (await call(createCompany, { body })).data,
    onSuccess: ({ name }) => {
      toasts.success(`Created ${name}`, { detail: 'The owner is invited by email.' })
      onDone()
    },
    onSettled: settled,
  })
}
