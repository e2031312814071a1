import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayDelivery,
  webhookActions,
} from '@assay/contracts/agency-webhooks'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { webhooksKey } from './webhooks.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: webhooksKey })
}

type Body = z.input<typeof createWebhook.body>

export function useSaveWebhook(existing: { id: string; version: number } | null) {
  return useMutation({
    mutationFn: async (body: Body) =>
      existing === null
        ? (await call(createWebhook, { body })).data
        : (await call(changeWebhook, { params: { id: existing.id }, body: { ...body, version: existing.version } }))
            .data,
    onSettled: useSettled(),
  })
}

export function useRotateWebhook() {
  return useMutation({
    mutationFn: async (id: string) => (await call(webhookActions.rotate, { params: { id }, body: {} })).data,
    onSettled: useSettled(),
  })
}

const done = { enable: 'Endpoint enabled', disable: 'Endpoint disabled', test: 'Test sent' } as const

export function useWebhookStep() {
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: keyof typeof done }) =>
      call(webhookActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}

export function useDeleteWebhook() {
  return useMutation({
    mutationFn: (id: string) => call(deleteWebhook, { params: { id } }),
    onSuccess: () => toasts.success('Endpoint deleted'),
    onSettled: useSettled(),
  })
}

export function useReplay() {
  return useMutation({
    mutationFn: async (id: string) => (await call(replayDelivery, { params: { id }, body: {} })).data,
    onSuccess: () => toasts.success('Sent again'),
    onSettled: useSettled(),
  })
}
