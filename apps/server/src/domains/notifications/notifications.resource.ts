import type { Presented } from '@assay/jsonapi/present'
import type { Notification } from './notifications.store.ts'

export function presentNotification(notification: Notification): Presented {
  const { id, userId: _, dedupeKey: __, ...attributes } = notification
  return { type: 'notifications', id, attributes }
}
