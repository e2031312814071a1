import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { endAllSessions } from '../../identity/index.ts'
import { dropRoles } from '../roles/index.ts'
import { type Act, assertAnotherOwner, lockForAct } from './get-for-act.ts'
import { listMembersAmong } from './holders.store.ts'
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

/** Removes a member: the history stays, and open work goes to a colleague. */
export async function removeMember(
  ctx: Context,
  work: WorkOfMembers,
  { id, handOverTo }: { id: string; handOverTo: string | null },
): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const act = await lockForAct(ctx, tx, { id, verb: 'remove' })
    const userId = userOf(act)
    await assertAnotherOwner(tx, act.team, userId)
    await handOver(ctx, tx, { act, work, handOverTo })
    await dropRoles(tx, userId)
    await endAllSessions(tx, userId)
    return move(ctx, tx, { act, verb: 'remove', handedTo: handOverTo })
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
  const columns = { state, ownershipOfferedAt: null, ownershipOfferedBy: null }
  const moved = await updateTeammate(tx, teammate.id, columns, ctx.now())
  tx.record(teammateMoved(moved, verb, teammate.state, handedTo))
  return moved
}

interface Leaving {
  readonly act: Act
  readonly work: WorkOfMembers
  readonly handOverTo: string | null
}

async function handOver(ctx: Context, tx: Tx, { act, work, handOverTo }: Leaving): Promise<void> {
  const { team, actor } = act
  if (!('companyId' in team)) return
  const { companyId } = team
  const fromUserId = userOf(act)
  if (handOverTo === null) {
    const open = (await work.count(tx, companyId, [fromUserId])).get(fromUserId)
    if (open !== undefined && open.jobs + open.candidates + open.interviews > 0)
      throw new AppError('teammate.open-work', { detail: 'Say who takes over.', meta: { ...open } })
    return
  }
  if (handOverTo === fromUserId || !(await listMembersAmong(tx, companyId, [handOverTo])).has(handOverTo))
    throw new ValidationError([{ field: 'handOverTo', message: 'Choose an active colleague.' }])
  await work.handOver(tx, { companyId, fromUserId, toUserId: handOverTo, by: actor.userId, now: ctx.now() })
}

function userOf({ teammate }: Act): string {
  if (teammate.userId === null) throw new Error('A member has a user.')
  return teammate.userId
}
