import type { DomainEvent } from '../../platform/context/domain-event.ts'

interface Note {
  readonly id: string
  readonly tenantId: string
  readonly requirementId: string | null
  readonly candidateId: string | null
}

export const noteAdded = ({ id, tenantId, requirementId, candidateId }: Note): DomainEvent => ({
  name: 'noteAdded',
  tenantId,
  verb: 'note.add',
  target: { type: 'activity-notes', id },
  ...(requirementId === null ? {} : { requirementId }),
  ...(candidateId === null ? {} : { candidateId }),
})
