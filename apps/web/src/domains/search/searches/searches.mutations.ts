import { deleteSearch, renameSearch, restoreSearch, runSearch } from '@assay/contracts/candidate-searches'
import { readDocument } from '@assay/contracts/query-readings'
import type { Among, SearchCriteriaInput } from '@assay/contracts/search-criteria'
import { starCandidate, unstarCandidate } from '@assay/contracts/stars'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { formatCount } from '../../../platform/format.ts'
import { actOnEach, tellRefused } from '../../../platform/list-views/act-on-each.ts'
import type { Door } from '../criteria/index.ts'
import { nameOfSearch } from './search-items.tsx'
import type { ListedSearch, Match, MatchesPage, Search } from './searches.queries.ts'

export interface NewSearch {
  door: Door
  text?: string | undefined
  criteria?: SearchCriteriaInput | undefined
  /** For a text alone. */
  among?: Among | undefined
  parentId?: string | undefined
  requirementId?: string | undefined
}

export function useRunSearch(onReady: (id: string, requirementId?: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ door, text, criteria, among, parentId, requirementId }: NewSearch) =>
      (
        await call(runSearch, {
          body: {
            door,
            ...(text !== undefined && { text }),
            ...(criteria !== undefined && { criteria }),
            ...(criteria === undefined && among !== undefined && { among }),
            ...(parentId !== undefined && { parentId }),
            ...(requirementId !== undefined && { requirementId }),
          },
        })
      ).data,
    onSuccess: (search, { requirementId }) => {
      client.setQueryData(['searches', search.id], search)
      void client.invalidateQueries({ queryKey: ['searches', 'list'] })
      onReady(search.id, requirementId)
    },
  })
}

export function useReadFile(onText: (text: string, fileName: string) => void) {
  return useMutation({
    mutationFn: async (file: File) => (await call(readDocument, { file })).data,
    onSuccess: ({ text, fileName, truncated }) => {
      onText(text, fileName)
      if (truncated)
        toasts.show(`${fileName} was shortened`, { detail: 'Only the first 20,000 characters were imported.' })
    },
  })
}

export function useRenameSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; savedName: string | null; version?: number }) =>
      (await call(renameSearch, { params: { id }, body })).data,
    onSuccess: (search) => {
      client.setQueryData(
        ['searches', search.id],
        (before: object | undefined) => before && { ...before, savedName: search.savedName, version: search.version },
      )
      void client.invalidateQueries({ queryKey: ['searches', 'list'] })
      toasts.success(search.savedName === null ? 'Removed from saved searches' : `Saved as “${search.savedName}”`)
    },
  })
}

export function useSetAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; alert: Search['alert']; savedName?: string | null }) =>
      (await call(renameSearch, { params: { id }, body })).data,
    onSuccess: ({ id, savedName, alert, version }) => {
      client.setQueryData(
        ['searches', id],
        (before: object | undefined) => before && { ...before, savedName, alert, version },
      )
      void client.invalidateQueries({ queryKey: ['searches', 'list'] })
      toasts.success(alert === 'off' ? 'Alert turned off' : 'Alert saved')
    },
  })
}

/** One that has no name yet is saved with the name it is listed by. */
export function useSetAlerts(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ searches, alert }: { searches: readonly ListedSearch[]; alert: Search['alert'] }) =>
      actOnEach(searches, (search) => {
        const { id, savedName } = search
        const named = savedName === null && alert !== 'off' ? { savedName: nameOfSearch(search).slice(0, 80) } : {}
        return call(renameSearch, { params: { id }, body: { alert, ...named } })
      }),
    onSuccess: ({ done, refused }) => {
      toasts.success(`Alert changed for ${formatCount(done.length, 'search', 'searches')}`)
      tellRefused(refused, nameOfSearch, 'search', 'searches')
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['searches'] }),
  })
}

/** Reports to the server that an alert's run was opened. */
export function useSeeSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await call(renameSearch, { params: { id }, body: { seen: true }, quiet: true })).data,
    onSuccess: ({ id, seenAt }) => {
      client.setQueryData(['searches', id], (before: object | undefined) => before && { ...before, seenAt })
      void client.invalidateQueries({ queryKey: ['searches', 'list'] })
    },
  })
}

export function useDeleteSearch() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['searches', 'list'] })
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreSearch, { params: { id } }),
    onSuccess: refresh,
  })
  return useMutation({
    mutationFn: (id: string) => call(deleteSearch, { params: { id } }),
    onSuccess: (_, id) => {
      void refresh()
      toasts.undoable('Search deleted', () => restore.mutate(id))
    },
  })
}

export function useDeleteSearches(onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['searches', 'list'] })
  const restore = useMutation({
    mutationFn: (searches: readonly ListedSearch[]) =>
      actOnEach(searches, ({ id }) => call(restoreSearch, { params: { id } })),
    onSuccess: ({ refused }) => tellRefused(refused, nameOfSearch, 'search', 'searches'),
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: (searches: readonly ListedSearch[]) =>
      actOnEach(searches, ({ id }) => call(deleteSearch, { params: { id } })),
    onSuccess: ({ done, refused }) => {
      toasts.undoable(`${formatCount(done.length, 'search', 'searches')} deleted`, () => restore.mutate(done))
      tellRefused(refused, nameOfSearch, 'search', 'searches')
      onDone()
    },
    onSettled: refresh,
  })
}

/** Shows the star immediately and reverts it if the request fails. */
export function useStar() {
  const client = useQueryClient()
  const show = (candidateId: string, starred: boolean) => {
    const paint = (match: Match) => (match.candidate.id === candidateId ? { ...match, starred } : match)
    client.setQueriesData<MatchesPage>(
      { queryKey: ['searches'], predicate: ({ queryKey }) => queryKey[2] === 'matches' },
      (page) => page && { ...page, matches: page.matches.map(paint) },
    )
    client.setQueriesData<Match | null>(
      { queryKey: ['searches'], predicate: ({ queryKey }) => queryKey[2] === 'match' },
      (match) => match && paint(match),
    )
  }
  return useMutation<unknown, Error, { candidateId: string; starred: boolean; requirementId: string | null }>({
    mutationFn: ({ candidateId, starred, requirementId }) =>
      starred
        ? call(starCandidate, { body: { candidateId, requirementId } })
        : call(unstarCandidate, { params: { id: candidateId } }),
    onMutate: ({ candidateId, starred }) => show(candidateId, starred),
    onError: (_error, { candidateId, starred }) => show(candidateId, !starred),
  })
}
