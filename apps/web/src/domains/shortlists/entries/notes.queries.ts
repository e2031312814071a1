import { listShortlistNotes, type shortlistNotes } from '@assay/contracts/shortlist-notes'
import { queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'

export type Note = Linked<typeof shortlistNotes, { shortlisted: { readonly id: string } }>

export const notesKey = ['shortlist-notes'] as const

/** Notes of one entry, oldest first. */
export function notesQuery(entryId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'entry', entryId],
    queryFn: async ({ signal }) =>
      (await call(listShortlistNotes, { query: { filter: { entry: entryId } }, signal })).data as Note[],
    staleTime: 10_000,
  })
}

export function notesOfShortlistQuery(requirementId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'requirement', requirementId],
    queryFn: async ({ signal }) =>
      (await call(listShortlistNotes, { query: { filter: { requirement: requirementId } }, signal })).data as Note[],
    staleTime: 0,
  })
}
