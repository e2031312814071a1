import { type dataCorrections, decideDataCorrection, listDataCorrections } from '@assay/contracts/candidate-pages'
import type { candidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'
import { toasts } from '@assay/ui/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'

type Candidate = Pick<ResourceOf<typeof candidates>, 'id' | 'legalName' | 'maskedName'>
export type Correction = Linked<typeof dataCorrections, { candidate: Candidate }>

export function correctionsQuery() {
  return queryOptions({
    queryKey: ['data-corrections'],
    queryFn: async ({ signal }) =>
      (await call(listDataCorrections, { query: { include: 'candidate' }, signal })).data as Correction[],
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
