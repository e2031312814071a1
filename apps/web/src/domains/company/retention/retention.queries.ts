import type { ResourceOf } from '@assay/contracts/resource'
import {
  changeRetention,
  listRetentionPolicies,
  previewRetention,
  type RetentionKind,
  type retentionPolicies,
} from '@assay/contracts/retention-policies'
import { toasts } from '@assay/ui/toast-store.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Retention = ResourceOf<typeof retentionPolicies>
export type Periods = Readonly<Record<RetentionKind, number | null>>

export function retentionQuery() {
  return queryOptions({
    queryKey: ['retention-policies'],
    queryFn: async ({ signal }) => {
      const [own] = (await call(listRetentionPolicies, { signal })).data
      if (own === undefined) throw new Error('This company has no retention policy.')
      return own as Retention
    },
  })
}

/** What the chosen periods would erase; nothing is saved. */
export function retentionPreviewQuery(id: string, periods: Periods) {
  return queryOptions({
    queryKey: ['retention-policies', 'preview', periods],
    queryFn: async ({ signal }) =>
      (await call(previewRetention, { params: { id }, body: periods, signal })).data as Retention,
    placeholderData: keepPreviousData,
  })
}

export function useChangeRetention(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Periods & { version?: number | undefined }) => call(changeRetention, { params: { id }, body }),
    onSuccess: () => toasts.success('Retention saved'),
    onSettled: () => client.invalidateQueries({ queryKey: ['retention-policies'] }),
  })
}
