import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { ownershipExpired } from '../shortlists.events.ts'
import { listOwnershipsOver, lockSubmission, updateSubmission } from './submissions.store.ts'

const BATCH = 200

/** An introduction belongs to its agency for so many days, and then no more. */
export async function expireSubmissions(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const id of await listOwnershipsOver(ctx.db, now, BATCH))
    await ctx.transaction(async (tx) => {
      const submission = await lockSubmission(tx, id)
      if (submission.state !== 'accepted' || submission.ownedUntil === null || submission.ownedUntil > now) return
      tx.record(ownershipExpired(await updateSubmission(tx, id, { state: 'expired' }, now)))
    })
}
