import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { StoredEdit } from '../../taxonomy/index.ts'

/** Recorded in the chain of the platform. */
export const taxonomyEdited = ({ id, number, change, nameBefore, nameAfter }: StoredEdit): DomainEvent => ({
  name: 'taxonomyEdited',
  tenantId: null,
  verb: `taxonomy.${change.act}`,
  target: { type: 'taxonomy-edits', id },
  ...(nameBefore === null ? {} : { before: { name: nameBefore } }),
  after: { name: nameAfter, number },
})
