import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { accessChanged, mayLetIn, replaceRoles } from '../roles/index.ts'
import { type Act, assertAnotherOwner, lockForAct } from './get-for-act.ts'
import type { RolesOfTeam } from './show-teammates.ts'
import { teammateChanged } from './teammates.events.ts'
import { mayGiveRights } from './teammates.policy.ts'
import { runsTheTeam, seatFor, type TenantKey } from './teammates.rules.ts'
import { type Teammate, updateTeammate } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

const CHANGED_SINCE = 'Someone else changed this person’s access after you opened it. Reload, then make your change.'

export interface ChangeTeammate {
  readonly id: string
  readonly version: number | null
  readonly roleId?: string | undefined
  readonly jobAccess?: 'all' | 'assigned' | undefined
  readonly requirementIds?: readonly string[] | undefined
}

/** Changes role and jobs of a member. Users cannot change their own, nor grant permissions beyond theirs. */
export async function changeTeammate(ctx: Context, work: WorkOfMembers, change: ChangeTeammate): Promise<Teammate> {
  return ctx.transaction(async (tx) => {
    const act = await lockForAct(ctx, tx, { id: change.id, verb: 'edit' })
    const { teammate } = act
    assertUnchanged(change.version, teammate.version, CHANGED_SINCE)
    const roleId = change.roleId ?? teammate.roleId
    assertRole(ctx, act.roles, roleId)
    // Staff and contacts of clients have accounts of different kinds.
    if (act.roles.byId.get(roleId)?.scope !== act.roles.byId.get(teammate.roleId)?.scope)
      throw new ValidationError([{ field: 'roleId', message: 'Choose a role of your team.' }])
    const rights = act.roles.rightsOf(roleId)
    const jobAccess = runsTheTeam(rights) ? 'all' : (change.jobAccess ?? teammate.jobAccess)
    const seat = seatFor(rights)
    if (teammate.companyId !== null && teammate.seat === 'free' && seat === 'paid')
      await work.assertSeats(tx, { companyId: teammate.companyId, wanted: 1, now: ctx.now() })
    if (roleId !== teammate.roleId) await giveInstead(tx, act, roleId)
    const changed = await updateTeammate(tx, teammate.id, { roleId, jobAccess, seat }, ctx.now())
    const jobs = change.requirementIds === undefined ? null : [...new Set(change.requirementIds)]
    if (jobs !== null) await setJobs(ctx, tx, { act, work, jobs })
    tx.record(teammateChanged(teammate, changed, jobs))
    if (changed.userId !== null) tx.announce(accessChanged(changed.userId))
    return changed
  })
}

/** The role must belong to the team’s scope, and grant nothing that the caller does not have. */
export function assertRole(ctx: Context, roles: RolesOfTeam, roleId: string): void {
  const role = roles.byId.get(roleId)
  if (role === undefined) throw new ValidationError([{ field: 'roleId', message: 'Choose a role of your team.' }])
  if (!mayLetIn(ctx.actor, role) && !mayGiveRights(ctx.actor, roles.rightsOf(roleId)))
    throw new AppError('permission.denied', { detail: 'This role has permissions you don’t have yourself.' })
}

async function giveInstead(tx: Tx, { team, teammate }: Act, roleId: string): Promise<void> {
  const { userId } = teammate
  if (userId === null) throw new Error('A member has a user.')
  await assertAnotherOwner(tx, team, userId)
  await replaceRoles(tx, userId, roleId)
}

async function setJobs(
  ctx: Context,
  tx: Tx,
  { act, work, jobs }: { act: Act; work: WorkOfMembers; jobs: readonly string[] },
): Promise<void> {
  const { team, teammate, actor } = act
  await assertJobs(tx, { team, work, jobs })
  if (!('companyId' in team) || teammate.userId === null) return
  const to = { companyId: team.companyId, userId: teammate.userId, by: actor.userId, now: ctx.now() }
  await work.assignJobs(tx, to, jobs)
}

export async function assertJobs(
  tx: Tx,
  { team, work, jobs }: { team: TenantKey; work: WorkOfMembers; jobs: readonly string[] },
): Promise<void> {
  if (jobs.length === 0) return
  const known = 'companyId' in team ? await work.jobsAmong(tx, team.companyId, jobs) : new Set<string>()
  if (jobs.some((id) => !known.has(id)))
    throw new ValidationError([{ field: 'requirementIds', message: 'Choose jobs of your company.' }])
}
