import { createApiKey, revokeApiKey, rotateApiKey } from '@assay/contracts/agency-api-keys'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

const KEYS = ['agency-api', 'keys']

export function useCreateKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof createApiKey.body>) => (await call(createApiKey, { body })).data,
    onSettled: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}

export function useRotateKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await call(rotateApiKey, { params: { id }, body: {} })).data,
    onSettled: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id }, body: {} }),
    onSuccess: () => toasts.success('Key revoked', { detail: 'Programs that use it are now refused.' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}
