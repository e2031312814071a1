import { changeTeammate, inviteTeammates, teammateActions } from '@assay/contracts/teammates'
import { changeRole, createRole, deleteRole } from '@assay/contracts/users'
import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

function refresh(client: QueryClient): void {
  for (const queryKey of [['teammates'], ['roles'], ['activities'], ['requirements']])
    void client.invalidateQueries({ queryKey })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof inviteTeammates.body>) => (await call(inviteTeammates, { body })).data,
    onSettled: () => refresh(client),
  })
}

export function useChangeTeammate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof changeTeammate.body>) => call(changeTeammate, { params: { id }, body }),
    onSuccess: () => toasts.success('Access changed'),
    onSettled: () => refresh(client),
  })
}

type Step = Exclude<keyof typeof teammateActions, 'remove'>

interface Taken {
  readonly id: string
  readonly step: Step
  readonly done: string
}

const UNDO: Readonly<Partial<Record<Step, Step>>> = {
  suspend: 'reactivate',
  reactivate: 'suspend',
  proposeOwnership: 'withdrawOwnership',
  revoke: 'restore',
}

/** One step of a membership, invitation or change of ownership. */
export function useStep() {
  const client = useQueryClient()
  const take = ({ id, step }: Pick<Taken, 'id' | 'step'>) => call(teammateActions[step], { params: { id }, body: {} })
  const back = useMutation({ mutationFn: take, onSettled: () => refresh(client) })
  return useMutation({
    mutationFn: (taken: Taken) => take(taken),
    onSuccess: (_, { id, step, done }) => {
      const undo = UNDO[step]
      if (undo === undefined) toasts.success(done)
      else toasts.undoable(done, () => back.mutate({ id, step: undo }))
    },
    onSettled: () => refresh(client),
  })
}

export function useRemove(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (handOverTo: string | null) => call(teammateActions.remove, { params: { id }, body: { handOverTo } }),
    onSettled: () => refresh(client),
  })
}

export function useSaveRole(id: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: z.input<typeof createRole.body> & { version: number }) =>
      id === null ? call(createRole, { body }) : call(changeRole, { params: { id }, body: { ...body, version } }),
    onSuccess: () => toasts.success('Role saved'),
    onSettled: () => refresh(client),
  })
}

export function useDeleteRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteRole, { params: { id } }),
    onSuccess: () => toasts.success('Role deleted'),
    onSettled: () => refresh(client),
  })
}
