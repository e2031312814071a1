import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { ExcludedEmployer } from './excluded-employers.store.ts'

export const employerExcluded = (employer: ExcludedEmployer): DomainEvent => ({
  name: 'employerExcluded',
  tenantId: employer.companyId,
  verb: 'company.excludeEmployer',
  target: { type: 'excluded-employers', id: employer.id },
  after: { name: employer.name, reason: employer.reason, startsOn: employer.startsOn },
})

export const employerNoLongerExcluded = (employer: ExcludedEmployer): DomainEvent => ({
  name: 'employerNoLongerExcluded',
  tenantId: employer.companyId,
  verb: 'company.stopExcludingEmployer',
  target: { type: 'excluded-employers', id: employer.id },
  before: { name: employer.name, reason: employer.reason },
  after: { endsOn: employer.endsOn },
})
