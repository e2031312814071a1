import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { ReferralStep } from './referrals.rules.ts'
import type { Referral } from './referrals.store.ts'

export const referralCreated = (referral: Referral): DomainEvent => ({
  name: referral.email === null ? 'referralLinkMade' : 'referralInvited',
  tenantId: referral.referrerTenantId,
  verb: 'referral.create',
  target: { type: 'referrals', id: referral.id },
  after: { kind: referral.kind, isLink: referral.isLink },
})

export const referralMoved = (referral: Referral, step: ReferralStep | 'dispute', before: string): DomainEvent => ({
  name: 'referralMoved',
  tenantId: referral.referrerTenantId,
  verb: `referral.${step}`,
  target: { type: 'referrals', id: referral.id },
  before: { state: before },
  after: { state: referral.state, ...(referral.reason === null ? {} : { reason: referral.reason }) },
})
