import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { takeEndedInvitations, teammateMoved, updateTeammate } from '../teammates/index.ts'

const AT_ONCE = 100

/** Records the expiry of invitations without an answer for seven days. */
export async function expireInvitations(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    for (const { id, state } of await takeEndedInvitations(tx, now, AT_ONCE)) {
      const ended = await updateTeammate(tx, id, { state: 'expired', tokenHash: null }, now)
      tx.record(teammateMoved(ended, 'expire', state))
    }
  })
}
