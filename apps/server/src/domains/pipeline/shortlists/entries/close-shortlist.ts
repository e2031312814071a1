import { activeStages } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { lockRequirement } from '../../../requirements/index.ts'
import { entryClosed, lockEntriesAt } from '../records/index.ts'
import { moveEntry } from './move-entry.ts'

/** Closes a shortlist after its requirement was filled or cancelled. Idempotent. */
export async function closeShortlist(ctx: Context, requirementId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    const { state } = await lockRequirement(tx, requirementId)
    if (state === 'open' || state === 'paused') return
    const now = ctx.now()
    for (const entry of await lockEntriesAt(tx, requirementId, activeStages)) {
      const closed = await moveEntry(tx, entry, { to: 'closed', at: now })
      tx.record(entryClosed(closed, entry.stage))
    }
  })
}
