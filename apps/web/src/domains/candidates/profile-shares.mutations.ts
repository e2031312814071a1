import { revokeProfileShare, shareProfile } from '@assay/contracts/profile-shares'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export function useShareProfile(candidateId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (days: number) => (await call(shareProfile, { body: { candidateId, days } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ['profile-shares', candidateId] }),
  })
}

export function useRevokeShare(candidateId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeProfileShare, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Link revoked', { detail: 'It no longer opens the profile.' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['profile-shares', candidateId] }),
  })
}
