import type { WebhookApi } from '@assay/contracts/webhooks'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { useWebhookKind } from './webhook-kinds.ts'
import { webhooksKey } from './webhooks.queries.ts'

function useSettled() {
  const client = useQueryClient()
  const kind = useWebhookKind()
  return () => client.invalidateQueries({ queryKey: webhooksKey(kind) })
}

type Body = z.input<WebhookApi['create']['body']>

export function useSaveWebhook(existing: { id: string; version: number } | null) {
  const { api } = useWebhookKind()
  return useMutation({
    mutationFn: async (body: Body) =>
      existing === null
        ? (await call(api.create, { body })).data
        : (await call(api.change, { params: { id: existing.id }, body: { ...body, version: existing.version } })).data,
    onSettled: useSettled(),
  })
}

export function useRotateWebhook() {
  const { api } = useWebhookKind()
  return useMutation({
    mutationFn: async (id: string) => (await call(api.actions.rotate, { params: { id }, body: {} })).data,
    onSettled: useSettled(),
  })
}

const done = { enable: 'Endpoint enabled', disable: 'Endpoint disabled', test: 'Test queued' } as const

export function useWebhookStep() {
  const { api } = useWebhookKind()
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: keyof typeof done }) =>
      call(api.actions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}

export function useDeleteWebhook() {
  const { api } = useWebhookKind()
  return useMutation({
    mutationFn: (id: string) => call(api.remove, { params: { id } }),
    onSuccess: () => toasts.success('Endpoint deleted'),
    onSettled: useSettled(),
  })
}

export function useReplay() {
  const { api } = useWebhookKind()
  return useMutation({
    mutationFn: async (id: string) => (await call(api.replay, { params: { id }, body: {} })).data,
    onSuccess: () => toasts.success('Sent again'),
    onSettled: useSettled(),
  })
}
