import {
  type candidateAnonymousSearches,
  getGuestSearch,
  runGuestSearch,
} from '@assay/contracts/candidate-anonymous-searches'
import type { ResourceOf } from '@assay/contracts/resource'
import type { SearchCriteriaInput } from '@assay/contracts/search-criteria'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { Door } from '../criteria/index.ts'

export type GuestSearch = ResourceOf<typeof candidateAnonymousSearches>

export function guestSearchQuery(id: string) {
  return queryOptions({
    queryKey: ['guest-searches', id],
    queryFn: async ({ signal }) => (await call(getGuestSearch, { params: { id }, signal })).data,
    staleTime: 60_000,
  })
}

export function useRunGuestSearch(onReady: (search: GuestSearch) => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { saysItself: true },
    mutationFn: async ({
      door,
      text,
      criteria,
    }: {
      door: Door
      text?: string | undefined
      criteria?: SearchCriteriaInput | undefined
    }) =>
      (
        await call(runGuestSearch, {
          body: { door, ...(text !== undefined && { text }), ...(criteria !== undefined && { criteria }) },
        })
      ).data,
    onSuccess: (search) => {
      client.setQueryData(['guest-searches', search.id], search)
      onReady(search)
    },
  })
}
