import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Webhook {
  readonly id: string
  readonly agencyId: string
}

type Verb = 'create' | 'edit' | 'rotate' | 'enable' | 'disable' | 'delete' | 'test' | 'replay'

/** Without the address, whose path may hold a secret. */
export const webhookEvent = (
  verb: Verb,
  { id, agencyId }: Webhook,
  around: Pick<DomainEvent, 'before' | 'after'> = {},
): DomainEvent => ({
  name: verb === 'disable' ? 'webhookDisabled' : 'webhookWritten',
  tenantId: agencyId,
  verb: `webhook.${verb}`,
  target: { type: 'agency-webhooks', id },
  ...around,
})
