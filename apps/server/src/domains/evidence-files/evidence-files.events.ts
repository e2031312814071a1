import type { DomainEvent } from '../../platform/context/domain-event.ts'

export const evidenceExported = (
  { id, companyId }: { readonly id: string; readonly companyId: string },
  { whole, form, shortlistedId }: { whole: string; form: 'json' | 'pdf'; shortlistedId: string | null },
): DomainEvent => ({
  name: 'evidenceExported',
  tenantId: companyId,
  verb: 'requirement.exportEvidence',
  target: { type: 'requirements', id },
  requirementId: id,
  after: { seal: whole, form, shortlistedId },
})
