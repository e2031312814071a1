import type { DomainEvent } from '../../../platform/context/domain-event.ts'

type Verb = 'disable' | 'enable' | 'signOut' | 'resendVerification'

/** For the chain of the platform and that of the user's tenant, if any. */
export function accountEvents(
  verb: Verb,
  { userId, tenantId, reason }: { userId: string; tenantId: string | null; reason?: string | undefined },
): DomainEvent[] {
  const chains = tenantId === null ? [null] : [null, tenantId]
  return chains.map((chain) => ({
    name: `user.${verb}`,
    tenantId: chain,
    verb: `user.${verb}`,
    target: { type: 'users', id: userId },
    ...(reason !== undefined && { after: { reason } }),
  }))
}

/** For the chain of the platform and that of the user's tenant, if any. */
export const factorResetEvents = (
  verb: 'propose' | 'confirm' | 'reject',
  { id, userId, reason }: { readonly id: string; readonly userId: string; readonly reason: string },
  tenantId: string | null,
): DomainEvent[] =>
  (tenantId === null ? [null] : [null, tenantId]).map((chain) => ({
    name: `factorReset.${verb}`,
    tenantId: chain,
    verb: `user.${verb}FactorReset`,
    target: { type: 'users', id: userId },
    after: { reset: id, reason },
  }))
