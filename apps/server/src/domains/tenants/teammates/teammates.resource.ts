import type { Presented } from '@assay/jsonapi/present'
import type { Teammate } from './teammates.store.ts'

export function presentTeammate({ teammate, fullName }: { teammate: Teammate; fullName: string }): Presented {
  const { id, userId, state, createdAt, updatedAt } = teammate
  return {
    type: 'teammates',
    id,
    attributes: { userId, fullName, state, createdAt, updatedAt },
    relationships: { user: userId === null ? null : { type: 'users', id: userId } },
  }
}
