import type { ResourceOf } from '@assay/contracts/resource'
import { listShortlistNotes, type shortlistNotes } from '@assay/contracts/shortlist-notes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Note = ResourceOf<typeof shortlistNotes>

export const notesKey = ['shortlist-notes'] as const

/** Notes of one entry, oldest first. */
export function notesQuery(entryId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'entry', entryId],
    queryFn: async ({ signal }) =>
      (await call(listShortlistNotes, { query: { filter: { entry: entryId } }, signal })).data,
    staleTime: 10_000,
  })
}

export function notesOfShortlistQuery(requirementId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'requirement', requirementId],
    queryFn: async ({ signal }) =>
      (await call(listShortlistNotes, { query: { filter: { requirement: requirementId } }, signal })).data,
    staleTime: 0,
  })
}
