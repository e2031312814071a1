import type { DomainEvent } from '../../platform/context/domain-event.ts'
import { kinds, ownerOf } from './owners.ts'

interface Webhook {
  readonly id: string
  readonly agencyId: string | null
  readonly companyId: string | null
}

type Verb = 'create' | 'edit' | 'rotate' | 'enable' | 'disable' | 'delete' | 'test' | 'replay'

/** Without the address, whose path may hold a secret. */
export const webhookEvent = (
  verb: Verb,
  webhook: Webhook,
  around: Pick<DomainEvent, 'before' | 'after'> = {},
): DomainEvent => ({
  name: verb === 'disable' ? 'webhookDisabled' : 'webhookWritten',
  tenantId: ownerOf(webhook).id,
  verb: `webhook.${verb}`,
  target: { type: kinds[ownerOf(webhook).kind].api.webhooks.type, id: webhook.id },
  ...around,
})
