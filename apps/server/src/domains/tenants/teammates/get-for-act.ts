import { formatState } from '@assay/contracts/state-names'
import type { TeammateVerb } from '@assay/contracts/teammates'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { builtInRoleId } from '../roles/index.ts'
import { findShownTeammate, type RolesOfTeam, rolesOfTeam, subjectOf } from './show-teammates.ts'
import {
  mayGiveRights,
  mayManageTeam,
  mayTransferOwnership,
  type Subject,
  teamOf,
  verbsFor,
} from './teammates.policy.ts'
import { stateNow, type TenantKey } from './teammates.rules.ts'
import { lockOwners, lockTeam, lockTeammate, type Teammate } from './teammates.store.ts'

export interface Act {
  readonly actor: UserActor
  readonly team: TenantKey
  readonly teammate: Teammate
  readonly roles: RolesOfTeam
  readonly subject: Subject
}

/** The teammate, locked and authorized again; a refusal gives the reason. */
export async function lockForAct(ctx: Context, tx: Tx, { id, verb }: { id: string; verb: TeammateVerb }): Promise<Act> {
  const { actor } = ctx
  const team = teamOf(actor)
  if (actor.kind !== 'user' || team === null || (await findShownTeammate(ctx, id)) === null) throw notFound('teammate')
  await lockTeam(tx, team)
  const teammate = await lockTeammate(tx, id)
  const roles = await rolesOfTeam(ctx)
  const subject = subjectOf(actor, teammate, roles)
  if (!verbsFor(actor, subject, ctx.now()).includes(verb)) throw refusal(ctx, actor, { verb, subject })
  return { actor, team, teammate, roles, subject }
}

function refusal(ctx: Context, actor: UserActor, asked: { verb: TeammateVerb; subject: Subject }): AppError {
  const { teammate, rights, isLetIn } = asked.subject
  const isAboutOwnership = asked.verb.endsWith('-ownership')
  if (teammate.userId === actor.userId && !isAboutOwnership)
    return new AppError('teammate.self', { detail: 'Ask another owner or admin of your team.' })
  if (!isAboutOwnership && !mayManageTeam(actor))
    return new AppError('permission.denied', { detail: 'Only owners and admins can manage the team.' })
  if (!isAboutOwnership && !isLetIn && !mayGiveRights(actor, rights))
    return new AppError('permission.denied', { detail: 'This person has permissions you don’t have yourself.' })
  if (isAboutOwnership && !isTheirs(actor, asked))
    return new AppError('permission.denied', { detail: 'Only the owner can offer ownership, and only to an admin.' })
  const state = stateNow(teammate, ctx.now())
  return new AppError('teammate.transition', {
    detail: `This isn’t possible while the status is ${formatState(state)}.`,
    meta: { state },
  })
}

/** Whether the step is one of the caller’s, whatever the state. */
function isTheirs(actor: UserActor, { verb, subject }: { verb: TeammateVerb; subject: Subject }): boolean {
  if (verb === 'accept-ownership' || verb === 'decline-ownership') return subject.teammate.userId === actor.userId
  return verb === 'withdraw-ownership' && mayTransferOwnership(actor)
}

const OWNER_ROLES = [builtInRoleId('employer.owner'), builtInRoleId('agency.owner')]

/** Every company and agency keeps at least one owner who can sign in. */
export async function assertAnotherOwner(tx: Tx, team: TenantKey, userId: string): Promise<void> {
  const owners = await lockOwners(tx, 'companyId' in team ? team.companyId : team.agencyId, OWNER_ROLES)
  if (owners.includes(userId) && owners.length === 1)
    throw new AppError('account.last-owner', { detail: 'Make someone else an owner first.' })
}
