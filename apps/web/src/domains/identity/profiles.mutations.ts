import {
  changePassword,
  changePhoto,
  changeProfile,
  confirmSession,
  deleteAccount,
  endOtherSessions,
  endSession,
  lockSession,
  removePhoto,
  unlockSession,
} from '@assay/contracts/profiles'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { reloadSession } from '../../platform/session/session.ts'
import { profileQuery } from './profiles.queries.ts'

type ProfileChange = Omit<z.input<typeof changeProfile.body>, 'version'>

export function useChangeProfile() {
  const client = useQueryClient()
  const { queryKey } = profileQuery()
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      const { id, version } = await client.ensureQueryData(profileQuery())
      return (await call(changeProfile, { params: { id }, body: { ...change, version } })).data
    },
    onSuccess: (profile) => {
      client.setQueryData(queryKey, profile)
      void reloadSession() // The session has the name and the time zone, too.
      toasts.success('Saved')
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

export function useChangePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File | null) =>
      file === null ? void (await call(removePhoto)) : void (await call(changePhoto, { file })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profiles'] }),
  })
}

export const sendPassword = (body: z.input<typeof changePassword.body>): Promise<undefined> =>
  call(changePassword, { body })

type Proof = z.input<typeof unlockSession.body>

export const sendConfirmation = (proof: Proof): Promise<undefined> => call(confirmSession, { body: proof })

export const sendUnlock = (proof: Proof): Promise<undefined> => call(unlockSession, { body: proof })

export const sendLock = (): Promise<undefined> => call(lockSession, { quiet: true })

export const sendDeletion = (body: z.input<typeof deleteAccount.body>): Promise<undefined> =>
  call(deleteAccount, { body })

export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | 'others') =>
      id === 'others' ? call(endOtherSessions) : call(endSession, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
