import type { activityChecks } from '@assay/contracts/activities'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Context } from '../../platform/context/context.ts'
import type { ActivityAccess } from './activities.policy.ts'
import { type ChainState, readChain } from './activities.store.ts'

type Check = Omit<ResourceOf<typeof activityChecks>, 'id' | 'type'>

/** Verifies the timeline's hash chain, entry by entry, up to its head. */
export async function checkChain(ctx: Context, { tenantId }: ActivityAccess): Promise<Check> {
  const chain = await readChain(ctx.db, tenantId === 'every' ? null : tenantId)
  const firstBroken = firstFault(chain)
  return {
    unbroken: firstBroken === null,
    entries: chain.entries,
    firstBroken,
    headHash: chain.head?.hash.toString('hex') ?? '',
    checkedAt: ctx.now().toISOString(),
  }
}

/** Truncating the end leaves a valid chain; only the head shows that entries are missing. */
function firstFault({ firstBroken, head, last }: ChainState): Check['firstBroken'] {
  if (firstBroken !== null) return { id: firstBroken.id, seq: firstBroken.seq, at: firstBroken.at.toISOString() }
  const isWhole = head === null ? last === null : last !== null && last.seq === head.seq && last.hash.equals(head.hash)
  return isWhole ? null : { id: null, seq: (last?.seq ?? 0) + 1, at: null }
}
