import type { Presented } from '@assay/jsonapi/present'
import type { PoolMember } from './pool-members.store.ts'
import type { Pool } from './talent-pools.store.ts'

interface PoolAround {
  readonly members: number
  readonly ownerName: string
  readonly mayChange: boolean
  /** undefined unless requested; a list of pools could hold thousands. */
  readonly candidateIds: readonly string[] | undefined
}

export function presentPool(pool: Pool, { members, ownerName, mayChange, candidateIds }: PoolAround): Presented {
  const { id, name, description, visibility, ownerId, version, createdAt, updatedAt } = pool
  return {
    type: 'talent-pools',
    id,
    attributes: { name, description, visibility, members, ownerName, mayChange, version, createdAt, updatedAt },
    relationships: {
      owner: { type: 'users', id: ownerId },
      ...(candidateIds === undefined ? {} : { candidates: candidateIds.map((to) => ({ type: 'candidates', id: to })) }),
    },
  }
}

interface MemberAround {
  readonly addedByName: string
  readonly isDue: boolean
  readonly candidate: Presented | undefined
  readonly pool: Presented | undefined
}

export function presentMember(member: PoolMember, { addedByName, isDue, candidate, pool }: MemberAround): Presented {
  const { id, note, remindOn, version, createdAt, updatedAt } = member
  return {
    type: 'talent-pool-members',
    id,
    attributes: { note, remindOn, isDue, addedByName, version, createdAt, updatedAt },
    relationships: {
      candidate: candidate ?? { type: 'candidates', id: member.candidateId },
      pool: pool ?? { type: 'talent-pools', id: member.poolId },
    },
  }
}
