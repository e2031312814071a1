import type { Context, Tx } from '../../../platform/context/context.ts'
import { deleteApiTokensOf, endAllSessions } from '../../identity/index.ts'
import { dropRoles } from '../roles/index.ts'
import { type Act, assertAnotherOwner, lockForAct } from './get-for-act.ts'
import { handOverWork } from './hand-over-work.ts'
import { teammateMoved, teammateSignedOut } from './teammates.events.ts'
import { leadsTo } from './teammates.rules.ts'
import { type Teammate, updateTeammate } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

/** Ends the sessions of a member, who cannot sign in until reactivated. The work stays theirs. */
export async function suspendTeammate(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const act = await lockForAct(ctx, tx, { id, verb: 'suspend' })
    await assertAnotherOwner(tx, act.team, userOf(act))
    await endAllSessions(tx, userOf(act))
    return move(ctx, tx, { act, verb: 'suspend' })
  })
}

export async function reactivateTeammate(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) =>
    move(ctx, tx, { act: await lockForAct(ctx, tx, { id, verb: 'reactivate' }), verb: 'reactivate' }),
  )
}

/** Removes a member: the history stays, and a colleague takes over open work. */
export async function removeMember(
  ctx: Context,
  work: WorkOfMembers,
  { id, handOverTo }: { id: string; handOverTo: string | null },
): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const act = await lockForAct(ctx, tx, { id, verb: 'remove' })
    const userId = userOf(act)
    await assertAnotherOwner(tx, act.team, userId)
    if ('companyId' in act.team) {
      const { companyId } = act.team
      await handOverWork(ctx, tx, { companyId, fromUserId: userId, handOverTo, by: act.actor.userId, work })
    }
    await dropRoles(tx, userId)
    await endAllSessions(tx, userId)
    // They would come back to life, with the rights of another company, once the person joins one.
    await deleteApiTokensOf(tx, userId)
    return move(ctx, tx, { act, verb: 'remove', handedTo: 'companyId' in act.team ? handOverTo : null })
  })
}

export async function signOutTeammate(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const act = await lockForAct(ctx, tx, { id, verb: 'sign-out' })
    await endAllSessions(tx, userOf(act))
    tx.record(teammateSignedOut(act.teammate))
    return act.teammate
  })
}

interface Move {
  readonly act: Act
  readonly verb: 'suspend' | 'reactivate' | 'remove'
  readonly handedTo?: string | null
}

async function move(ctx: Context, tx: Tx, { act, verb, handedTo = null }: Move): Promise<Teammate> {
  const { teammate } = act
  const state = leadsTo(teammate.state, verb)
  if (state === null) throw new Error('The policy allowed a step that the machine does not know.')
  const columns = { state, ownershipOfferedAt: null, ownershipOfferedBy: null, successorId: handedTo }
  const moved = await updateTeammate(tx, teammate.id, columns, ctx.now())
  tx.record(teammateMoved(moved, verb, teammate.state, handedTo))
  return moved
}

function userOf({ teammate }: Act): string {
  if (teammate.userId === null) throw new Error('A member has a user.')
  return teammate.userId
}
