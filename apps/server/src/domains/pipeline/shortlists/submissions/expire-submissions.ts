import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { listOwnershipsOver, lockSubmission, ownershipExpired, updateSubmission } from '../records/index.ts'

const BATCH = 200

/** Ends an agency’s ownership of an introduction after its period. */
export async function expireSubmissions(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const id of await listOwnershipsOver(ctx.db, now, BATCH))
    await ctx.transaction(async (tx) => {
      const submission = await lockSubmission(tx, id)
      if (
        submission.state !== 'accepted' ||
        submission.disputedSince !== null ||
        submission.ownedUntil === null ||
        submission.ownedUntil > now
      )
        return
      tx.record(ownershipExpired(await updateSubmission(tx, id, { state: 'expired' }, now)))
    })
}
