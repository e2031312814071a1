import type { Presented } from '@assay/jsonapi/present'
import type { Delivery } from './deliveries.store.ts'
import { kinds, type Owner, ownerOf } from './owners.ts'
import { isReplayable } from './webhooks.rules.ts'
import type { Webhook } from './webhooks.store.ts'

interface Shown {
  readonly at: Date
  readonly secret: string | null
  readonly mayManage: boolean
}

export function presentWebhook(webhook: Webhook, { at, secret, mayManage }: Shown): Presented {
  const { url, events, disabledAt, disabledBecause, previousUntil, failingSince, lastSucceededAt } = webhook
  const owner = ownerOf(webhook)
  const switching = disabledAt === null ? (['test', 'disable'] as const) : (['enable'] as const)
  return {
    type: kinds[owner.kind].api.webhooks.type,
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
    relationships: { [owner.kind]: { type: owner.kind === 'agency' ? 'agencies' : 'companies', id: owner.id } },
  }
}

export function presentDelivery(
  { id, webhookId, ...delivery }: Delivery,
  { kind, mayManage }: Pick<Shown, 'mayManage'> & Pick<Owner, 'kind'>,
): Presented {
  return {
    type: kinds[kind].api.deliveries.type,
    id,
    attributes: { ...delivery, mayDo: mayManage && isReplayable(delivery) ? ['replay'] : [] },
    relationships: { webhook: { type: kinds[kind].api.webhooks.type, id: webhookId } },
  }
}
