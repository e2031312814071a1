import type { DomainEvent } from '../../platform/context/domain-event.ts'

export const companyExported = (companyId: string, records: number): DomainEvent => ({
  name: 'companyExported',
  tenantId: companyId,
  verb: 'company.export',
  after: { records },
  target: { type: 'companies', id: companyId },
})
