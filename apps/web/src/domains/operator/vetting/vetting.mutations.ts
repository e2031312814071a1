import { candidateActions } from '@assay/contracts/candidates'
import { proposeVettingChange, recordVettingResult, vettingChangeActions } from '@assay/contracts/vetting-results'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { type VettingResult, vettingKey } from './vetting.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [vettingKey, ['candidates'], ['dashboards']]) void client.invalidateQueries({ queryKey })
  }
}

export function useRecordResult() {
  return useMutation({
    mutationFn: (body: z.input<typeof recordVettingResult.body>) => call(recordVettingResult, { body }),
    onSuccess: ({ data }) =>
      toasts.success('Result recorded', {
        detail: effectOf(data),
      }),
    onSettled: useSettled(),
  })
}

function effectOf({ isPassed, state }: Pick<VettingResult, 'isPassed' | 'state'>): string {
  if (!isPassed) return 'Not passed.'
  return state === 'expired' ? 'It has expired, so it no longer counts.' : 'The verification levels are updated.'
}

export function useProposeChange() {
  return useMutation({
    mutationFn: (body: z.input<typeof proposeVettingChange.body>) => call(proposeVettingChange, { body }),
    onSuccess: () => toasts.success('Correction proposed', { detail: 'Another operator must confirm it.' }),
    onSettled: useSettled(),
  })
}

export function useDecideChange() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: 'confirm' | 'reject' }) =>
      call(vettingChangeActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) =>
      toasts.success(verb === 'confirm' ? 'Correction confirmed' : 'Correction rejected'),
    onSettled: useSettled(),
  })
}

const done = { startVetting: 'Vetting started', approve: 'Candidate approved', sendBack: 'Candidate sent back' }

export function useMoveCandidate() {
  return useMutation({
    mutationFn: ({ id, verb, reason = '' }: { id: string; verb: keyof typeof done; reason?: string }) =>
      verb === 'sendBack'
        ? call(candidateActions.sendBack, { params: { id }, body: { reason } })
        : call(candidateActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) =>
      toasts.success(done[verb], {
        ...(verb === 'approve' && { detail: 'Employers can find this candidate now.' }),
      }),
    onSettled: useSettled(),
  })
}
