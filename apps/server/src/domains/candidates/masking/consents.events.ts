import type { DomainEvent } from '../../../platform/context/domain-event.ts'

/** The candidate is no longer found, because the consent to it ended by its date. In the chain of the agency, if any. */
export const consentLapsed = ({ id, agencyId }: { id: string; agencyId: string | null }): DomainEvent => ({
  name: 'consentLapsed',
  tenantId: agencyId,
  verb: 'candidate.pause',
  candidateId: id,
  target: { type: 'candidates', id },
  after: { state: 'paused', because: 'consentEnded' },
})
