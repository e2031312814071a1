import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { Share } from './profile-shares.store.ts'

export const profileShared = (share: Share): DomainEvent => ({
  name: 'profileShared',
  tenantId: share.companyId,
  verb: 'candidate.shareProfile',
  target: { type: 'profile-shares', id: share.id },
  candidateId: share.candidateId,
  after: { expiresAt: share.expiresAt.toISOString() },
})

export const shareRevoked = (share: Share): DomainEvent => ({
  name: 'profileShareRevoked',
  tenantId: share.companyId,
  verb: 'candidate.revokeShare',
  target: { type: 'profile-shares', id: share.id },
  candidateId: share.candidateId,
})
