import type { DomainEvent } from '../../platform/context/domain-event.ts'
import { newId } from '../../platform/database/new-id.ts'

/** Records that an answer was given or deleted, with a separate target: the log must not identify the person. */
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
