import type { TeammateState } from '@assay/contracts/teammates'
import type { Presented } from '@assay/jsonapi/present'
import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { listLastSeen, listUsersById, type User } from '../../identity/index.ts'
import { builtInRoleId, listPermissionsByRole, listRolesFor, mayLetIn, type Role } from '../roles/index.ts'
import { listShownJobs } from './shown-jobs.ts'
import { mayManageTeam, type Subject, teamOf, verbsFor } from './teammates.policy.ts'
import { presentTeammate } from './teammates.resource.ts'
import { type Rights, runsTheTeam, stateNow, type TenantKey } from './teammates.rules.ts'
import { findTeammate, listTeammatesIn, type Teammate } from './teammates.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

/** The permissions of a team's roles, by id. */
export interface RolesOfTeam {
  readonly byId: ReadonlyMap<string, Role>
  rightsOf(roleId: string): Rights
}

/** Within a transaction `db` is that transaction. */
interface RolesFor extends Pick<Context, 'actor'> {
  readonly db: Queries
}

/** The team's roles with their permissions, and which of them the caller may give. */
export async function rolesOfTeam({ db, actor }: RolesFor): Promise<RolesOfTeam> {
  const known = actor.kind === 'user' ? await listRolesFor(db, actor) : []
  const roles = known.filter((role) => role.scope !== 'agencyClient' || mayLetIn(actor, role))
  const permissions = await listPermissionsByRole(
    db,
    roles.map(({ id }) => id),
  )
  const rights = new Map(
    [...permissions].map(([id, granted]) => [id, new Map(granted.map(({ name, access }) => [name, access]))]),
  )
  return {
    byId: new Map(roles.map((role) => [role.id, role])),
    rightsOf: (roleId) => rights.get(roleId) ?? new Map(),
  }
}

const OWNER_ROLES: readonly string[] = [builtInRoleId('employer.owner'), builtInRoleId('agency.owner')]

export function subjectOf(actor: Actor, teammate: Teammate, roles: RolesOfTeam): Subject {
  const role = roles.byId.get(teammate.roleId)
  const isLetIn = role !== undefined && mayLetIn(actor, role)
  const rights = roles.rightsOf(teammate.roleId)
  const isOwner = OWNER_ROLES.includes(teammate.roleId)
  return { teammate, rights, isOwner, isLetIn, isAdmin: !isOwner && runsTheTeam(rights) }
}

const INVITED: readonly TeammateState[] = ['pending', 'declined', 'expired', 'revoked']

export interface TeamFilter {
  readonly states: readonly TeammateState[]
  readonly role?: string | undefined
}

/** The team of the caller. Invitations and past members are shown to those who manage it. */
export async function showTeam(ctx: Context, work: WorkOfMembers, filter: TeamFilter): Promise<Presented[]> {
  const team = teamOf(ctx.actor)
  if (team === null) return []
  const roles = await rolesOfTeam(ctx)
  const shown = (await listTeammatesIn(ctx.db, team)).filter(
    (each) =>
      isShownTo(ctx, each, roles) &&
      filter.states.includes(stateNow(each, ctx.now())) &&
      (filter.role === undefined || each.roleId === filter.role),
  )
  const people = await presentAll(ctx, { team, shown, roles, work })
  return people.toSorted((left, right) => nameOf(left).localeCompare(nameOf(right), 'en'))
}

export async function showTeammate(ctx: Context, work: WorkOfMembers, teammate: Teammate): Promise<Presented> {
  const team = teamOf(ctx.actor)
  if (team === null) throw new Error('Only members of the team can see teammates.')
  const roles = await rolesOfTeam(ctx)
  const [presented] = await presentAll(ctx, { team, shown: [teammate], roles, work })
  if (presented === undefined) throw new Gone('teammate')
  return presented
}

/** null for those of other teams, and for invitations unless the caller manages the team. */
export async function findShownTeammate(ctx: Context, id: string): Promise<Teammate | null> {
  const team = teamOf(ctx.actor)
  if (team === null) return null
  const found = await findTeammate(ctx.db, team, id)
  return found !== null && isShownTo(ctx, found, await rolesOfTeam(ctx)) ? found : null
}

/** Contacts of an agency’s clients are no colleagues: those who let them in see them here. */
const isShownTo = (ctx: Context, teammate: Teammate, roles: RolesOfTeam): boolean =>
  roles.byId.has(teammate.roleId) &&
  (mayManageTeam(ctx.actor) || !(INVITED.includes(teammate.state) || teammate.state === 'removed'))

const nameOf = ({ attributes }: Presented): string => String(attributes['fullName'])

interface Shown {
  readonly team: TenantKey
  readonly shown: readonly Teammate[]
  readonly roles: RolesOfTeam
  readonly work: WorkOfMembers
}

async function presentAll(ctx: Context, { team, shown, roles, work }: Shown): Promise<Presented[]> {
  const { db } = ctx
  const actor = ctx.actor as UserActor
  const now = ctx.now()
  const memberIds = shown.flatMap(({ userId }) => userId ?? [])
  const isManaged = mayManageTeam(actor)
  const companyId = 'companyId' in team ? team.companyId : null
  const [users, seen, jobs, open] = await Promise.all([
    listUsersById(db, [...memberIds, ...shown.flatMap(({ invitedBy }) => invitedBy ?? [])]),
    isManaged ? listLastSeen(db, memberIds) : new Map<string, Date>(),
    listShownJobs(ctx, work, memberIds),
    isManaged && companyId !== null ? work.count(db, companyId, memberIds) : null,
  ])
  const userById = new Map(users.map((user): [string, User] => [user.id, user]))
  return shown.map((teammate) => {
    const userId = teammate.userId ?? ''
    return presentTeammate({
      teammate,
      role: roles.byId.get(teammate.roleId),
      user: userById.get(userId) ?? null,
      inviter: userById.get(teammate.invitedBy ?? '') ?? null,
      isManaged,
      lastSeenAt: seen.get(userId) ?? null,
      jobIds: teammate.userId === null ? teammate.requirementIds : (jobs.get(userId) ?? []).map(({ id }) => id),
      openWork: open?.get(userId) ?? null,
      isSelf: userId === actor.userId,
      mayDo: verbsFor(actor, subjectOf(actor, teammate, roles), now),
      now,
    })
  })
}
