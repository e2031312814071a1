import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { closeLinks } from '../../../candidate-links/index.ts'
import { endAsCancelled, leadsTo, listOpenOfEntry, lockWithRequirement } from '../records/index.ts'

/** Ends the interviews after a candidate left the pipeline. Idempotent. */
export async function closeInterviews(
  ctx: Context,
  { shortlistedId, reason }: { shortlistedId: string; reason: string },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const found of await listOpenOfEntry(ctx.db, shortlistedId))
    await ctx.transaction(async (tx) => {
      const { interview } = await lockWithRequirement(tx, found)
      if (leadsTo(interview.state, 'close', 'system') === null) return
      // A past interview was held, so its scorecards are still due.
      if (interview.endsAt !== null && interview.endsAt <= now) return
      await closeLinks(tx, { subjectType: 'scheduled-interviews', subjectId: interview.id, at: now })
      await endAsCancelled(tx, interview, { by: 'system', userId: null, now }, { what: 'close', reason })
    })
}
