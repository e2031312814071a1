import {
  type DeliveryState,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from '@assay/contracts/agency-webhooks'
import type { BadgeTone } from '@assay/ui/badge'

export const deliveryLabels: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'Pending', tone: 'warn' },
  delivered: { label: 'Delivered', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
}

const GROUPS = {
  submission: 'Submissions',
  candidate: 'Progress of candidates',
  contact: 'Contact requests',
  interview: 'Interviews',
  offer: 'Offers',
  hire: 'Hires',
  client: 'Clients',
} as const

/** Events to choose from; every endpoint gets tests. */
export const eventGroups = Object.entries(GROUPS).map(([part, label]) => ({
  label,
  events: webhookEventNames
    .filter((name) => name.startsWith(`${part}.`))
    .map((name) => ({ name, label: webhookEvents[name] })),
}))

export const allEvents: readonly WebhookEvent[] = eventGroups.flatMap(({ events }) => events.map(({ name }) => name))
