import { type NotificationKind, notificationKinds } from '@assay/contracts/notifications'
import type { NotificationMatrix } from '@assay/contracts/profiles'

export type Channel = 'app' | 'mail'

/** Where somebody wants to hear of this: what they chose, or what is usual. */
export function channelsFor(kind: NotificationKind, matrix: NotificationMatrix): Channel[] {
  const { app, mail } = matrix[kind] ?? { app: true, mail: notificationKinds[kind].mail }
  return [...(app ? (['app'] as const) : []), ...(mail ? (['mail'] as const) : [])]
}
