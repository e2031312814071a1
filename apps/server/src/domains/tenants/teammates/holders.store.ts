import type { PermissionName } from '@assay/contracts/permission-names'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Access } from '../../../platform/context/actor.ts'
import type { Queries } from '../../../platform/context/context.ts'
import { findUser, listBlindAmong } from '../../identity/index.ts'
import { findCompany } from '../companies/index.ts'
import { permissions, rolePermissions, roles, userRoles } from '../roles/roles.tables.ts'
import { limitedToJobs } from './teammates.rules.ts'
import { findMembership } from './teammates.store.ts'
import { teammates } from './teammates.tables.ts'

export interface Holder {
  readonly userId: string
  readonly access: Access
}

/** Users of a company or agency who hold a permission, with its scope for them: some see only jobs of their own. */
export async function listHolders(db: Queries, tenantId: string, permission: PermissionName): Promise<Holder[]> {
  const found = await db
    .selectDistinct({ userId: userRoles.userId, access: permissions.access, jobAccess: teammates.jobAccess })
    .from(teammates)
    .innerJoin(userRoles, eq(userRoles.userId, teammates.userId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .innerJoin(permissions, eq(permissions.id, rolePermissions.permissionId))
    .where(and(isMemberOf(tenantId), eq(permissions.name, permission)))
  return found.map(({ userId, access, jobAccess }) => {
    const rights = new Map([[permission, access]])
    return { userId, access: (jobAccess === 'assigned' ? limitedToJobs(rights) : rights).get(permission) ?? access }
  })
}

/** Members of a company who can interview: an interview completes with the scorecards of its panel. */
export async function listInterviewers(db: Queries, companyId: string): Promise<Set<string>> {
  return new Set((await listHolders(db, companyId, 'scorecard.submit')).map(({ userId }) => userId))
}

/** Members of a company who see the names of people who agreed: those who may, and do not review blind. */
export async function listReadersOfNames(db: Queries, companyId: string): Promise<Set<string>> {
  const holding = async (permission: PermissionName) =>
    (await listHolders(db, companyId, permission)).map(({ userId }) => userId)
  const readers = await holding('candidate.unmask')
  const arranging = new Set(await holding('contact.request'))
  const policy = (await findCompany(db, companyId))?.blindReview
  const blind = await listBlindAmong(db, readers)
  return new Set(readers.filter((userId) => !blind.has(userId) && (policy !== 'reviewers' || arranging.has(userId))))
}

/** Platform users who hold a permission. */
export async function listPlatformHolders(db: Queries, permission: PermissionName): Promise<Holder[]> {
  return db
    .selectDistinct({ userId: userRoles.userId, access: permissions.access })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.scope, 'platform')))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .innerJoin(permissions, eq(permissions.id, rolePermissions.permissionId))
    .where(eq(permissions.name, permission))
}

/** Those of the users who belong to this company or agency now. */
export async function listMembersAmong(
  db: Queries,
  tenantId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const found = await db
    .select({ userId: teammates.userId })
    .from(teammates)
    .where(and(isMemberOf(tenantId), inArray(teammates.userId, [...userIds])))
  return new Set(found.flatMap(({ userId }) => (userId === null ? [] : [userId])))
}

/**
 * Those who are reached by what is meant for these users: members themselves, and for each who left, the colleague who
 * took over their work.
 */
export async function listReached(db: Queries, tenantId: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const found = await db.execute<{ user_id: string }>(sql`
    with recursive reached (user_id) as (
      select unnest(${sql.param([...userIds])}::uuid[])
      union
      select ${teammates.successorId} from reached
      join ${teammates} on ${teammates.userId} = reached.user_id
      where ${teammates.state} = 'removed' and ${isOf(tenantId)} and ${teammates.successorId} is not null
        and not exists (select from ${teammates} back where back.user_id = reached.user_id and back.state in ('active', 'suspended'))
    )
    select ${teammates.userId} from ${teammates}
    where ${isMemberOf(tenantId)} and ${teammates.userId} in (select reached.user_id from reached)`)
  return new Set(found.rows.map(({ user_id }) => user_id))
}

/** Whether a user is active: as a member of a company or agency, or for the platform. */
export async function isAtWork(db: Queries, userId: string): Promise<boolean> {
  const membership = await findMembership(db, userId)
  if (membership !== null) return membership.state === 'active' && !membership.isTenantSuspended
  return (await findUser(db, userId))?.scope === 'platform'
}

/** While it is, its members cannot sign in, and nothing is done in their name. */
export async function isInSuspendedCompany(db: Queries, userId: string): Promise<boolean> {
  return (await findMembership(db, userId))?.isTenantSuspended === true
}

function isMemberOf(tenantId: string): SQL | undefined {
  return and(eq(teammates.state, 'active'), isOf(tenantId))
}

function isOf(tenantId: string): SQL | undefined {
  return or(eq(teammates.companyId, tenantId), eq(teammates.agencyId, tenantId))
}
