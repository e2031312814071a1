import {
  answerCheckIn,
  confirmHire,
  confirmStart,
  type EndCode,
  endHire,
  rateHire,
  recordNoShow,
  refundHire,
  replaceHire,
  requestReplacement,
  type startConfirmations,
  startHire,
  viewStart,
} from '@assay/contracts/hired-candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** A decision about a hire, with its required fields. */
export type HireStep =
  | { readonly act: 'start'; readonly startedOn: string }
  | { readonly act: 'noShow'; readonly code: EndCode; readonly note: string | null }
  | { readonly act: 'confirm'; readonly note: string | null }
  | { readonly act: 'end'; readonly endOn: string; readonly code: EndCode; readonly note: string | null }
  | { readonly act: 'requestReplacement'; readonly reason: string }
  | { readonly act: 'replace'; readonly replacementId: string; readonly note: string | null }
  | { readonly act: 'refund'; readonly note: string }
  | { readonly act: 'checkIn'; readonly day: 30 | 60 | 90; readonly score: number; readonly note: string | null }
  | { readonly act: 'rate'; readonly score: number; readonly note: string | null; readonly isShared: boolean }

const DONE: Readonly<Record<HireStep['act'], string>> = {
  start: 'Start confirmed',
  noShow: 'No-show recorded',
  confirm: 'Hire confirmed',
  end: 'End recorded',
  requestReplacement: 'Replacement requested',
  replace: 'Replacement recorded',
  refund: 'Fee refunded',
  checkIn: 'Check-in saved',
  rate: 'Rating saved',
}

async function take(id: string, step: HireStep): Promise<void> {
  const params = { id }
  if (step.act === 'start') await call(startHire, { params, body: { startedOn: step.startedOn } })
  if (step.act === 'noShow') await call(recordNoShow, { params, body: { code: step.code, note: step.note } })
  if (step.act === 'confirm') await call(confirmHire, { params, body: { note: step.note } })
  if (step.act === 'end') await call(endHire, { params, body: { endOn: step.endOn, code: step.code, note: step.note } })
  if (step.act === 'requestReplacement') await call(requestReplacement, { params, body: { reason: step.reason } })
  if (step.act === 'replace')
    await call(replaceHire, { params, body: { replacementId: step.replacementId, note: step.note } })
  if (step.act === 'refund') await call(refundHire, { params, body: { note: step.note } })
  if (step.act === 'checkIn')
    await call(answerCheckIn, { params, body: { day: step.day, score: step.score, note: step.note } })
  if (step.act === 'rate')
    await call(rateHire, { params, body: { score: step.score, note: step.note, isShared: step.isShared } })
}

export function useStep(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, step }: { id: string; step: HireStep }) => take(id, step),
    onSuccess: (_, { step }) => {
      toasts.success(DONE[step.act])
      onDone()
    },
    onSettled: () => {
      for (const queryKey of [['hired-candidates'], ['offers'], ['requirements']])
        void client.invalidateQueries({ queryKey })
    },
  })
}

export type StartConfirmation = ResourceOf<typeof startConfirmations>

export const useViewStart = () =>
  useMutation({ mutationFn: async (token: string) => (await call(viewStart, { body: { token } })).data })

export const useConfirmStart = () =>
  useMutation({ mutationFn: async (token: string) => (await call(confirmStart, { body: { token } })).data })
