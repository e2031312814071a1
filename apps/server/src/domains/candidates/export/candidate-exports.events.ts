import type { DomainEvent } from '../../../platform/context/domain-event.ts'

/** In the chain of the agency. */
export const candidatesExported = (agencyId: string, records: number): DomainEvent => ({
  name: 'candidatesExported',
  tenantId: agencyId,
  verb: 'candidate.export',
  after: { records },
  target: { type: 'agencies', id: agencyId },
})
