import type { Context } from '../../platform/context/context.ts'
import { listCandidatesIn } from './pool-members.store.ts'
import { mayKeepPools } from './talent-pools.policy.ts'
import { findPool } from './talent-pools.store.ts'

/** The members of a talent pool; null if the caller sees no such pool. */
export async function listPooled({ db, actor }: Context, poolId: string): Promise<readonly string[] | null> {
  if (!mayKeepPools(actor)) return null
  if ((await findPool(db, poolId, actor)) === null) return null
  return (await listCandidatesIn(db, [poolId])).get(poolId) ?? []
}
