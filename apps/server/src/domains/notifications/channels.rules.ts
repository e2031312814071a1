import { type NotificationKind, usualChannels } from '@assay/contracts/notifications'
import type { NotificationMatrix } from '@assay/contracts/profiles'

export type Channel = 'app' | 'mail'

/** The channels for this kind: the user's choice, or the default. */
export function channelsFor(kind: NotificationKind, matrix: NotificationMatrix): Channel[] {
  const { app, mail } = matrix[kind] ?? usualChannels(kind)
  return [...(app ? (['app'] as const) : []), ...(mail ? (['mail'] as const) : [])]
}
