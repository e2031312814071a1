import type { DomainEvent } from '../../platform/context/domain-event.ts'

/** In the chain of the company through whose link the wish came; null is the platform. */
export const candidateErased = (
  candidateId: string,
  { companyId, subjectIds }: { companyId: string | null; subjectIds: readonly string[] },
): DomainEvent => ({
  name: 'candidateErased',
  tenantId: companyId,
  verb: 'candidate.erase',
  candidateId,
  target: { type: 'candidates', id: candidateId },
  payload: { subjectIds },
})
