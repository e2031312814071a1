import { changeShortlistNote, deleteShortlistNote, writeShortlistNote } from '@assay/contracts/shortlist-notes'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { notesKey } from './notes.queries.ts'

const sayWhy = (error: unknown): void => void toasts.error(error instanceof ApiError ? error.message : undefined)

function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: notesKey })
}

export function useWriteNote() {
  return useMutation({
    mutationFn: async (body: { shortlistedId: string; body: string }) =>
      (await call(writeShortlistNote, { body })).data,
    onSettled: useSettled(),
    onError: sayWhy,
  })
}

export function useChangeNote() {
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: string }) =>
      (await call(changeShortlistNote, { params: { id }, body: { body } })).data,
    onSettled: useSettled(),
    onError: sayWhy,
  })
}

export function useDeleteNote() {
  return useMutation({
    mutationFn: async (id: string) => void (await call(deleteShortlistNote, { params: { id } })),
    onSettled: useSettled(),
    onError: sayWhy,
  })
}
