import { changeShortlistNote, deleteShortlistNote, writeShortlistNote } from '@assay/contracts/shortlist-notes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { notesKey } from './notes.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: notesKey })
}

export function useWriteNote() {
  return useMutation({
    mutationFn: async (body: { shortlistedId: string; body: string }) =>
      (await call(writeShortlistNote, { body })).data,
    onSettled: useSettled(),
  })
}

export function useChangeNote() {
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: string }) =>
      (await call(changeShortlistNote, { params: { id }, body: { body } })).data,
    onSettled: useSettled(),
  })
}

export function useDeleteNote() {
  return useMutation({
    mutationFn: async (id: string) => void (await call(deleteShortlistNote, { params: { id } })),
    onSettled: useSettled(),
  })
}
