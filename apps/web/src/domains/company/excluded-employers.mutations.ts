import { type ExclusionReason, excludeEmployer, stopExcludingEmployer } from '@assay/contracts/excluded-employers'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { ExcludedEmployer } from './excluded-employers.queries.ts'

interface NamedEmployer {
  readonly name: string
  readonly reason: ExclusionReason
}

export const sendExclusion = async (body: NamedEmployer): Promise<ExcludedEmployer> =>
  (await call(excludeEmployer, { body })).data

export const refreshExcluded = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['excluded-employers'] })

export function useStopExcluding() {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ name, reason }: NamedEmployer) => sendExclusion({ name, reason }),
    onSettled: () => refreshExcluded(client),
  })
  return useMutation({
    mutationFn: ({ id }: ExcludedEmployer) => call(stopExcludingEmployer, { params: { id } }),
    onSuccess: (_, employer) =>
      toasts.undoable(
        employer.state === 'upcoming' ? `${employer.name} removed` : `${employer.name} is removed tomorrow`,
        () => restore.mutate(employer),
      ),
    onSettled: () => refreshExcluded(client),
  })
}
