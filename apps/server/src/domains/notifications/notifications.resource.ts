import type { Presented } from '@assay/jsonapi/present'
import type { Notification } from './notifications.store.ts'

export function presentNotification(notification: Notification): Presented {
  const { id, kind, title, body, link, targetType, targetId, state, readAt, createdAt, updatedAt } = notification
  return {
    type: 'notifications',
    id,
    attributes: { kind, title, body, link, targetType, targetId, state, readAt, createdAt, updatedAt },
  }
}
