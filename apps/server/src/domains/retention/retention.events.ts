import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { Counts, Periods } from './retention.rules.ts'

export const retentionChanged = (companyId: string, before: Periods, after: Periods): DomainEvent => ({
  name: 'retentionChanged',
  tenantId: companyId,
  verb: 'retention.change',
  target: { type: 'retention-policies', id: companyId },
  before,
  after,
})

/** Mails about these records are deleted afterwards. */
export const applicationForgotten = (companyId: string, subjectIds: readonly string[]): DomainEvent => ({
  name: 'applicationForgotten',
  tenantId: companyId,
  verb: 'retention.forgetApplication',
  target: { type: 'retention-policies', id: companyId },
  payload: { subjectIds },
})

export const retentionApplied = (companyId: string, counts: Counts): DomainEvent => ({
  name: 'retentionApplied',
  tenantId: companyId,
  verb: 'retention.apply',
  target: { type: 'retention-policies', id: companyId },
  after: { ...counts },
})
