import { archiveNotification, readAllNotifications, readNotification } from '@assay/contracts/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['notifications'] })
}

export function useReadNotification() {
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id }, quiet: true }),
    onSuccess: useRefresh(),
  })
}

export function useArchiveNotification() {
  return useMutation({
    mutationFn: (id: string) => call(archiveNotification, { params: { id }, quiet: true }),
    onSuccess: useRefresh(),
  })
}

export function useReadAll() {
  return useMutation({ mutationFn: () => call(readAllNotifications, { quiet: true }), onSuccess: useRefresh() })
}
