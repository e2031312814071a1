import type { Presented } from '@assay/jsonapi/present'
import type { Delivery } from './deliveries.store.ts'
import type { Webhook } from './webhooks.store.ts'

interface Shown {
  readonly at: Date
  readonly secret: string | null
  readonly mayManage: boolean
}

export function presentWebhook(webhook: Webhook, { at, secret, mayManage }: Shown): Presented {
  const { url, events, disabledAt, disabledBecause, previousUntil, failingSince, lastSucceededAt } = webhook
  const switching = disabledAt === null ? (['test', 'disable'] as const) : (['enable'] as const)
  return {
    type: 'agency-webhooks',
    id: webhook.id,
    attributes: {
      url,
      events,
      state: disabledAt === null ? 'enabled' : 'disabled',
      disabledBecause,
      secret,
      previousValidUntil: previousUntil !== null && previousUntil > at ? previousUntil : null,
      failingSince,
      lastSucceededAt,
      mayDo: mayManage ? ['edit', 'rotate', ...switching, 'delete'] : [],
      version: webhook.version,
      createdAt: webhook.createdAt,
      updatedAt: webhook.updatedAt,
    },
    relationships: { agency: { type: 'agencies', id: webhook.agencyId } },
  }
}

export function presentDelivery(
  { id, webhookId, ...delivery }: Delivery,
  { mayManage }: Pick<Shown, 'mayManage'>,
): Presented {
  return {
    type: 'webhook-deliveries',
    id,
    attributes: { ...delivery, mayDo: mayManage && delivery.state !== 'pending' ? ['replay'] : [] },
    relationships: { webhook: { type: 'agency-webhooks', id: webhookId } },
  }
}
