import { representedActions } from '@assay/contracts/represented-interviews'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'

type Slots = z.input<typeof representedActions.counter.body>['slots']

export type RepresentedStep =
  | { readonly verb: 'choose'; readonly start: string }
  | { readonly verb: 'counter'; readonly slots: Slots; readonly note: string | null; readonly zone: string }
  | { readonly verb: 'reschedule'; readonly slots: Slots; readonly reason: string; readonly zone: string }
  | { readonly verb: 'cancel'; readonly reason: string }

const DONE: Readonly<Record<RepresentedStep['verb'], string>> = {
  choose: 'Time accepted. All participants get an invitation.',
  counter: 'Times sent to the company',
  reschedule: 'Rescheduling requested',
  cancel: 'Interview cancelled. The company is notified.',
}

export function useAnswerForCandidate(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...step }: RepresentedStep & { id: string }) => send(id, step),
    onSuccess: (_, { verb }) => {
      toasts.success(DONE[verb])
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['represented-interviews'] }),
  })
}

function send(id: string, step: RepresentedStep): Promise<unknown> {
  const params = { id }
  switch (step.verb) {
    case 'choose':
      return call(representedActions.choose, { params, body: { start: step.start } })
    case 'counter':
      return call(representedActions.counter, {
        params,
        body: { slots: step.slots, note: step.note, zone: step.zone },
      })
    case 'reschedule':
      return call(representedActions.reschedule, {
        params,
        body: { slots: step.slots, reason: step.reason, zone: step.zone },
      })
    case 'cancel':
      return call(representedActions.cancel, { params, body: { reason: step.reason } })
  }
}
