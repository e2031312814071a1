import { duplicateActions, mergeActions, mergeCandidates } from '@assay/contracts/candidate-merges'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { formatInstant } from '../../../platform/format.ts'
import { duplicatesKey } from './duplicates.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [duplicatesKey, ['candidates'], ['vetting']]) void client.invalidateQueries({ queryKey })
  }
}

export function useMerge() {
  return useMutation({
    mutationFn: (body: z.input<typeof mergeCandidates.body>) => call(mergeCandidates, { body }),
    onSuccess: ({ data }) =>
      data.state === 'proposed'
        ? toasts.success('Merge proposed', { detail: 'Another operator must confirm it.' })
        : toasts.success('Profiles merged', { detail: undoWords(data.undoUntil) }),
    onSettled: useSettled(),
  })
}

const undoWords = (until: string | null): string =>
  until === null ? 'This is final.' : `You can undo it until ${formatInstant(until)}.`

const done = { confirm: 'Profiles merged', reject: 'Merge rejected', undo: 'Merge undone' }

export function useDecideMerge() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: keyof typeof done }) =>
      call(mergeActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}

export function useSettlePair() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: keyof typeof duplicateActions }) =>
      call(duplicateActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) =>
      toasts.success(verb === 'dismiss' ? 'Kept separate' : 'Reopened', {
        ...(verb === 'dismiss' && { detail: 'The pair won’t be suggested again.' }),
      }),
    onSettled: useSettled(),
  })
}
