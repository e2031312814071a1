import { createApiKey, revokeApiKey, rotateApiKey } from '@assay/contracts/agency-api-keys'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { isJson, type Trial } from './api-examples.ts'

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
    onSuccess: () => toasts.success('Key revoked', { detail: 'Requests that use it are now rejected.' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}

export interface TrialAnswer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

const SHOWN_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'location']

/** Authenticates with the key only: neither the session nor a cookie is sent, and an answer of any status is shown. */
export function useTry() {
  return useMutation({
    mutationFn: async ({ secret, method, path, body, isDryRun }: Trial): Promise<TrialAnswer> => {
      const response = await fetch(`/api/v1${path}`, {
        method,
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        headers: {
          accept: 'application/vnd.api+json',
          authorization: `Bearer ${secret}`,
          ...(method === 'POST' && {
            'content-type': 'application/vnd.api+json',
            'idempotency-key': crypto.randomUUID(),
          }),
          ...(method === 'POST' && isDryRun && { 'assay-dry-run': 'true' }),
        },
        ...(method === 'POST' && { body }),
      })
      const text = await response.text()
      const headers = SHOWN_HEADERS.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      return { status: response.status, headers, text: isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text }
    },
  })
}
