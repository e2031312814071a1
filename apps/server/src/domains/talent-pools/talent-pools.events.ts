import type { Tx } from '../../platform/context/context.ts'
import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { PoolMember } from './pool-members.store.ts'
import type { Pool } from './talent-pools.store.ts'

const poolEvent = (verb: 'create' | 'edit' | 'delete', pool: Pool, around: Partial<DomainEvent>): DomainEvent => ({
  name: 'talentPoolChanged',
  tenantId: pool.companyId,
  verb: `talentPool.${verb}`,
  target: { type: 'talent-pools', id: pool.id },
  ...around,
})

const factsOf = ({ name, visibility }: Pool) => ({ name, visibility })

export const poolCreated = (pool: Pool) => poolEvent('create', pool, { after: factsOf(pool) })
export const poolEdited = (before: Pool, after: Pool) =>
  poolEvent('edit', after, { before: factsOf(before), after: factsOf(after) })
export const poolDeleted = (pool: Pool, members: number) =>
  poolEvent('delete', pool, { before: { ...factsOf(pool), members } })

/** Notes and reminders are personal data and are not in the chain. */
export const poolMemberChanged = (
  verb: 'add' | 'note' | 'remove' | 'restore',
  pool: Pool,
  member: Pick<PoolMember, 'candidateId'>,
): DomainEvent => ({
  name: 'talentPoolMemberChanged',
  tenantId: pool.companyId,
  verb: `talentPool.${verb}`,
  target: { type: 'talent-pools', id: pool.id },
  candidateId: member.candidateId,
})

/** To those who see the pool. */
export const announcePool = (tx: Tx, { id, companyId, ownerId, visibility }: Pool): void =>
  tx.announce({
    to: visibility === 'private' ? { userId: ownerId } : { companyId },
    type: 'talentPool.changed',
    data: { poolId: id },
  })
