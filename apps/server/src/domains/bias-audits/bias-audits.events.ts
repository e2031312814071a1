import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { BiasAudit } from './bias-audits.store.ts'

export const auditMoved = (
  verb: 'run' | 'finish' | 'publish' | 'unpublish',
  { id, companyId, fromMonth, toMonth, state }: BiasAudit,
): DomainEvent => ({
  name: verb === 'run' ? 'biasAuditAsked' : 'biasAuditMoved',
  tenantId: companyId,
  verb: `bias-audit.${verb}`,
  target: { type: 'bias-audits', id },
  after: { from: fromMonth, to: toMonth, state },
})
