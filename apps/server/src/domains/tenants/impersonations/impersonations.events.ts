import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Impersonation } from './impersonations.store.ts'

/** For the chain of the platform and that of the user's tenant: both sides keep it. */
export function impersonationEvents(
  verb: 'start' | 'end',
  { id, userId, tenantId, reason }: Impersonation,
): DomainEvent[] {
  const chains = tenantId === null ? [null] : [null, tenantId]
  return chains.map((chain) => ({
    name: `impersonation.${verb}`,
    tenantId: chain,
    verb: `impersonation.${verb}`,
    target: { type: 'impersonations', id },
    onBehalfOf: userId,
    ...(verb === 'start' && { after: { reason } }),
  }))
}
