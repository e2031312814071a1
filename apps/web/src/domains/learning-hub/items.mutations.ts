import { changeItem, createCategory, createItem, type ItemVerb, itemActions } from '@assay/contracts/items'
import { createTag } from '@assay/contracts/tags'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { itemsKey } from './items.queries.ts'

function useSettled() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [itemsKey, ['categories'], ['tags', 'content'], ['dashboards']])
      void client.invalidateQueries({ queryKey })
  }
}

export function useMarkDone() {
  return useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) =>
      call(itemActions.markDone, { params: { id }, body: { done } }),
    onSettled: useSettled(),
  })
}

export function useRate() {
  return useMutation({
    mutationFn: ({ id, stars }: { id: string; stars: number }) =>
      call(itemActions.rate, { params: { id }, body: { stars } }),
    onSuccess: () => toasts.success('Thanks for rating'),
    onSettled: useSettled(),
  })
}

export function useSaveItem() {
  return useMutation({
    mutationFn: async ({ id, body }: { id: string | null; body: z.input<typeof createItem.body> }) =>
      (id === null ? await call(createItem, { body }) : await call(changeItem, { params: { id }, body })).data,
    onSuccess: () => toasts.success('Saved'),
    onSettled: useSettled(),
  })
}

const done: Readonly<Record<ItemVerb, string>> = {
  submit: 'Submitted for review',
  withdraw: 'Back to draft',
  schedule: 'Scheduled',
  publish: 'Published',
  retire: 'Retired',
}

export function useMoveItem() {
  return useMutation({
    mutationFn: ({ id, verb, publishAt = '' }: { id: string; verb: ItemVerb; publishAt?: string }) =>
      verb === 'schedule'
        ? call(itemActions.schedule, { params: { id }, body: { publishAt } })
        : call(itemActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}

export function useAddCategory() {
  return useMutation({
    mutationFn: (name: string) => call(createCategory, { body: { name } }),
    onSuccess: () => toasts.success('Category added'),
    onSettled: useSettled(),
  })
}

export function useAddTag() {
  return useMutation({
    mutationFn: (name: string) => call(createTag, { body: { name } }),
    onSuccess: () => toasts.success('Tag added'),
    onSettled: useSettled(),
  })
}
