import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { ReasonCode } from './reason-codes.store.ts'

type Verb = 'add' | 'edit' | 'retire' | 'restore'

export const reasonChanged = (reason: ReasonCode, verb: Verb, before?: Pick<ReasonCode, 'label'>): DomainEvent => ({
  name: 'reasonChanged',
  tenantId: reason.companyId,
  verb: `reason.${verb}`,
  target: { type: 'reason-codes', id: reason.id },
  ...(before === undefined ? {} : { before: { label: before.label } }),
  after: { kind: reason.kind, code: reason.code, label: reason.label },
})
