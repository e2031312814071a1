import {
  beginCalendarGrant,
  changeCalendarConnection,
  conflictActions,
  connectCalendar,
  connectionActions,
  finishCalendarGrant,
} from '@assay/contracts/calendar-connections'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { onLiveEvent } from '../../../platform/lifecycle/live-events.ts'

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['interviews'] })
}

/** Shows what the server found in the calendars as soon as it has. */
export function useCalendarNews(): void {
  const client = useQueryClient()
  useEffect(
    () => onLiveEvent('calendar.synchronized', () => void client.invalidateQueries({ queryKey: ['interviews'] })),
    [client],
  )
}

export function useConnectCalendar() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (body: z.input<typeof connectCalendar.body>) => (await call(connectCalendar, { body })).data,
    onSuccess: ({ account }) => toasts.success(`${account} connected`),
    onSettled: refresh,
  })
}

/** Leaves for the provider; the mutation stays pending, so that the button stays busy. */
export function useLeaveForCalendar() {
  return useMutation({
    meta: { saysItself: true },
    mutationFn: async ({ providerId: id, connectionId }: { providerId: string; connectionId?: string }) => {
      const body = connectionId === undefined ? {} : { connectionId }
      const { data } = await call(beginCalendarGrant, { params: { id }, body })
      location.assign(data.authorizationUrl ?? '/interviews')
      return new Promise<never>(() => undefined)
    },
  })
}

export function useFinishCalendar() {
  const refresh = useRefresh()
  return useMutation({
    meta: { saysItself: true },
    mutationFn: async (response: string) => (await call(finishCalendarGrant, { body: { response } })).data,
    onSuccess: ({ account }) => toasts.success(`${account} connected`),
    onSettled: refresh,
  })
}

export function useChangeConnection() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & z.input<typeof changeCalendarConnection.body>) =>
      (await call(changeCalendarConnection, { params: { id }, body })).data,
    onSettled: refresh,
  })
}

export function useSynchronize() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (id: string) => (await call(connectionActions.synchronize, { params: { id }, body: {} })).data,
    onSuccess: () => toasts.success('Syncing'),
    onSettled: refresh,
  })
}

export function useDisconnect() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, removesInterviews }: { id: string; removesInterviews: boolean }) =>
      (await call(connectionActions.disconnect, { params: { id }, body: { removesInterviews } })).data,
    onSuccess: ({ account }) => toasts.success(`${account} disconnected`),
    onSettled: refresh,
  })
}

const settledLabels = { putBack: 'Restored to the agreed time', leave: 'Kept as is' } as const

export function useSettleConflict(verb: keyof typeof settledLabels) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (id: string) => (await call(conflictActions[verb], { params: { id }, body: {} })).data,
    onSuccess: () => toasts.success(settledLabels[verb]),
    onSettled: refresh,
  })
}
