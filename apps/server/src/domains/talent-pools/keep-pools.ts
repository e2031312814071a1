import type { PoolVisibility } from '@assay/contracts/talent-pools'
import type { Context, Tx } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../platform/errors/assert-unchanged.ts'
import { announcePool, poolCreated, poolDeleted, poolEdited } from './talent-pools.events.ts'
import { mayChangePool, mayKeepPools } from './talent-pools.policy.ts'
import { countMembersOf, deletePool, findPool, insertPool, type Pool, updatePool } from './talent-pools.store.ts'

interface NewPool {
  readonly name: string
  readonly description: string | null
  readonly visibility: PoolVisibility
}

export async function createPool(ctx: Context, input: NewPool): Promise<Pool> {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const { companyId, userId: ownerId } = actor
    const times = { createdAt: now, updatedAt: now }
    const pool = await insertPool(tx, { id: newId(now.getTime()), companyId, ownerId, ...input, ...times })
    tx.record(poolCreated(pool))
    announcePool(tx, pool)
    return pool
  })
}

interface ChangedPool {
  readonly id: string
  readonly version: number | null
  readonly name?: string | undefined
  readonly description?: string | null | undefined
  readonly visibility?: PoolVisibility | undefined
}

export async function changePool(ctx: Context, { id, version, ...change }: ChangedPool): Promise<Pool> {
  return onPool(ctx, id, async (tx, before) => {
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this pool after you opened it. Look at their change, then save yours.',
    )
    // A pool that a colleague makes private would be out of the owner’s reach.
    if (change.visibility === 'private' && ctx.actor.kind === 'user' && ctx.actor.userId !== before.ownerId)
      throw new AppError('permission.denied', { detail: 'Only the creator of a pool can make it private.' })
    const after = await updatePool(tx, id, change, ctx.now())
    tx.record(poolEdited(before, after))
    announcePool(tx, before)
    announcePool(tx, after)
    return after
  })
}

export async function removePool(ctx: Context, id: string): Promise<void> {
  await onPool(ctx, id, async (tx, pool) => {
    const members = (await countMembersOf(tx, [id])).get(id) ?? 0
    await deletePool(tx, id)
    tx.record(poolDeleted(pool, members))
    announcePool(tx, pool)
  })
}

async function onPool<Answer>(ctx: Context, id: string, act: (tx: Tx, pool: Pool) => Promise<Answer>): Promise<Answer> {
  const { actor } = ctx
  if (!mayKeepPools(actor)) throw notFound('talent pool')
  return ctx.transaction(async (tx) => {
    const pool = await findPool(tx, id, actor)
    if (pool === null) throw notFound('talent pool')
    if (!mayChangePool(actor, pool))
      throw new AppError('permission.denied', { detail: 'Only the creator, owners and admins can change it.' })
    return act(tx, pool)
  })
}
