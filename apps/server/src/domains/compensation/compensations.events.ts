import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { CompensationPin } from './compensation-pins.store.ts'
import type { Window } from './compensations.rules.ts'

export const compensationsComputed = (runId: string, after: Window & { published: number }): DomainEvent => ({
  name: 'compensationsComputed',
  tenantId: null,
  verb: 'compensation.compute',
  target: { type: 'compensations', id: runId },
  after: { ...after },
})

const pinEvent = (name: string, verb: string, pin: CompensationPin): DomainEvent => ({
  name,
  tenantId: pin.companyId,
  verb,
  target: { type: 'compensation-pins', id: pin.id },
  requirementId: pin.requirementId,
  after: { compensationId: pin.compensationId },
})

export const compensationPinned = (pin: CompensationPin) => pinEvent('compensationPinned', 'compensation.pin', pin)

export const compensationUnpinned = (pin: CompensationPin) =>
  pinEvent('compensationUnpinned', 'compensation.unpin', pin)
