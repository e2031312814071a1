import { type dataCorrections, decideDataCorrection, listDataCorrections } from '@assay/contracts/candidate-pages'
import { toasts } from '@assay/ui/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'

export type Correction = Linked<typeof dataCorrections, { candidate: { id: string } }>

export function correctionsQuery() {
  return queryOptions({
    queryKey: ['data-corrections'],
    queryFn: async ({ signal }) => (await call(listDataCorrections, { signal })).data as Correction[],
    staleTime: 10_000,
  })
}

export function useDecideCorrection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; state: 'done' | 'refused'; answer: string }) =>
      call(decideDataCorrection, { params: { id }, body }),
    onSuccess: () => toasts.success('Correction decided', { detail: 'The candidate gets the answer by email.' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['data-corrections'] }),
  })
}
