import { listNotifications, type notifications } from '@assay/contracts/notifications'
import type { ResourceOf } from '@assay/contracts/resource'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Notification = ResourceOf<typeof notifications>

export function unreadQuery() {
  return queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async ({ signal }) => {
      const query = { filter: { state: 'unread' }, page: { size: 1 } }
      return Number((await call(listNotifications, { query, signal, quiet: true })).meta['unread'] ?? 0)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const page = { size: 25, ...(pageParam !== '' && { after: pageParam }) }
      const { data, links } = await call(listNotifications, { query: { page }, signal, quiet: true })
      const next = links['next']
      const after = typeof next === 'string' ? new URL(next, location.origin).searchParams.get('page[after]') : null
      return { notifications: data, after }
    },
    getNextPageParam: ({ after }) => after,
  })
}
