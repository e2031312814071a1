import type { Presented } from '@assay/jsonapi/present'
import type { ExcludedEmployer } from './excluded-employers.store.ts'

export function presentExcludedEmployer(employer: ExcludedEmployer, today: string): Presented {
  const { id, name, reason, startsOn, endsOn, createdAt, updatedAt } = employer
  const state = startsOn > today ? 'upcoming' : endsOn === null ? 'active' : 'ending'
  return {
    type: 'excluded-employers',
    id,
    attributes: { name, reason, state, startsOn, endsOn, createdAt, updatedAt },
    relationships: { addedBy: { type: 'users', id: employer.addedBy } },
  }
}
