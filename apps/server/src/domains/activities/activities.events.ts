import type { DomainEvent } from '../../platform/context/domain-event.ts'

interface Note {
  readonly id: string
  readonly tenantId: string
  readonly requirementId: string | null
  readonly candidateId: string | null
  readonly textHash: string
}

export const noteAdded = ({ id, tenantId, requirementId, candidateId, textHash }: Note): DomainEvent => ({
  name: 'noteAdded',
  tenantId,
  verb: 'note.add',
  target: { type: 'activity-notes', id },
  after: { textHash },
  ...(requirementId === null ? {} : { requirementId }),
  ...(candidateId === null ? {} : { candidateId }),
})
