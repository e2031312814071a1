import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { accessChanged, builtInRoleId, replaceRoles } from '../roles/index.ts'
import { lockForAct } from './get-for-act.ts'
import { ownershipStepped } from './teammates.events.ts'
import { OFFER_OF_OWNERSHIP_MS, type TenantKey } from './teammates.rules.ts'
import { listTeammatesIn, type Teammate, updateTeammate } from './teammates.store.ts'

/** Only one person at a time: an earlier offer ends. */
export async function proposeOwnership(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { team, actor } = await lockForAct(ctx, tx, { id, verb: 'propose-ownership' })
    await endOffers(tx, team, ctx.now())
    const offer = { ownershipOfferedAt: ctx.now(), ownershipOfferedBy: actor.userId }
    const offered = await updateTeammate(tx, id, offer, ctx.now())
    tx.record(ownershipStepped(offered, 'propose', actor.userId))
    return offered
  })
}

export async function endOfferOfOwnership(ctx: Context, id: string, step: 'withdraw' | 'decline'): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate } = await lockForAct(ctx, tx, { id, verb: `${step}-ownership` })
    const ended = await updateTeammate(tx, id, NO_OFFER, ctx.now())
    tx.record(ownershipStepped(ended, step, teammate.ownershipOfferedBy))
    return ended
  })
}

/** The company changes hands; the former owner stays as an admin. */
export async function acceptOwnership(ctx: Context, id: string): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const { teammate, team } = await lockForAct(ctx, tx, { id, verb: 'accept-ownership' })
    const { ownershipOfferedAt, ownershipOfferedBy } = teammate
    const members = await listTeammatesIn(tx, team)
    const owner = members.find(({ userId, state }) => userId === ownershipOfferedBy && state === 'active')
    const owns = builtInRoleId('employer.owner')
    if (
      owner === undefined ||
      owner.roleId !== owns ||
      owner.userId === null ||
      hasEnded(ownershipOfferedAt, ctx.now())
    )
      throw new AppError('teammate.transition', { detail: 'The offer has ended. Ask the owner to make it again.' })
    await become(tx, owner, builtInRoleId('employer.admin'), ctx.now())
    const accepted = await become(tx, teammate, owns, ctx.now())
    tx.record(ownershipStepped(accepted, 'accept', owner.userId))
    return accepted
  })
}

const NO_OFFER = { ownershipOfferedAt: null, ownershipOfferedBy: null }

const hasEnded = (offeredAt: Date | null, now: Date): boolean =>
  offeredAt === null || now.getTime() - offeredAt.getTime() > OFFER_OF_OWNERSHIP_MS

async function become(tx: Tx, teammate: Teammate, roleId: string, now: Date): Promise<Teammate> {
  if (teammate.userId === null) throw new Error('A member has a user.')
  await replaceRoles(tx, teammate.userId, roleId)
  tx.announce(accessChanged(teammate.userId))
  return updateTeammate(tx, teammate.id, { roleId, jobAccess: 'all', seat: 'paid', ...NO_OFFER }, now)
}

async function endOffers(tx: Tx, team: TenantKey, now: Date): Promise<void> {
  for (const { id, ownershipOfferedAt } of await listTeammatesIn(tx, team))
    if (ownershipOfferedAt !== null) await updateTeammate(tx, id, NO_OFFER, now)
}
