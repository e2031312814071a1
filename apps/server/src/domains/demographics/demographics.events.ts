import type { DomainEvent } from '../../platform/context/domain-event.ts'
import { newId } from '../../platform/database/new-id.ts'

/** That something was answered or deleted, with a target of its own: the log must not name the person. */
export const demographicsMoved = (
  verb: 'volunteer' | 'withdraw' | 'erase' | 'expire',
  answers: number,
): DomainEvent => ({
  name: 'demographicsMoved',
  tenantId: null,
  verb: `demographics.${verb}`,
  target: { type: 'demographics', id: newId() },
  after: { answers },
})
