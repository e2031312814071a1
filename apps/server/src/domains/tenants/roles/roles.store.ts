import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Access } from '../../../platform/context/actor.ts'
import type { Queries } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import type { BuiltInRole } from './permission-matrix.ts'
import { permissions, rolePermissions, roles, userRoles } from './roles.tables.ts'

export type Role = typeof roles.$inferSelect
export type Permission = typeof permissions.$inferSelect

export interface GrantRow {
  readonly roleId: string
  readonly permissionId: string
  readonly name: string
  readonly access: Access
}

export async function replaceBuiltInRoles(
  db: Queries,
  builtIn: readonly (BuiltInRole & { id: string })[],
  grants: readonly GrantRow[],
): Promise<void> {
  await db
    .insert(roles)
    .values(builtIn.map((role) => ({ ...role, builtIn: true })))
    .onConflictDoUpdate({
      target: roles.id,
      set: { name: sql`excluded.name`, description: sql`excluded.description` },
    })
  const wanted = new Map(
    grants.map(({ permissionId, name, access }) => [permissionId, { id: permissionId, name, access }]),
  )
  await db
    .insert(permissions)
    .values([...wanted.values()])
    .onConflictDoNothing()
  const ids = builtIn.map(({ id }) => id)
  await db
    .delete(rolePermissions)
    .where(and(inArray(rolePermissions.roleId, ids), notInArray(rolePermissions.permissionId, [...wanted.keys()])))
  await db
    .insert(rolePermissions)
    .values(grants.map(({ roleId, permissionId }) => ({ roleId, permissionId })))
    .onConflictDoNothing()
  await deleteGrantsBeyond(db, ids, grants)
}

// A permission removed from one built-in role may still belong to another.
async function deleteGrantsBeyond(db: Queries, roleIds: readonly string[], grants: readonly GrantRow[]): Promise<void> {
  for (const roleId of roleIds) {
    const kept = grants.filter((grant) => grant.roleId === roleId).map(({ permissionId }) => permissionId)
    await db
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.roleId, roleId), notInArray(rolePermissions.permissionId, kept)))
  }
}

/** The built-in roles of a scope, with a tenant's custom ones; for an agency, also that of its clients' contacts. */
export async function listRolesFor(
  db: Queries,
  { scope, companyId, agencyId }: Pick<Role, 'scope' | 'companyId' | 'agencyId'>,
): Promise<Role[]> {
  const own = [
    and(isNull(roles.companyId), isNull(roles.agencyId)),
    companyId === null ? undefined : eq(roles.companyId, companyId),
    agencyId === null ? undefined : eq(roles.agencyId, agencyId),
  ]
  return db
    .select()
    .from(roles)
    .where(and(inArray(roles.scope, scope === 'agency' ? ['agency', 'agencyClient'] : [scope]), or(...own)))
    .orderBy(asc(sql`${roles.name} collate "und-x-icu"`), asc(roles.id))
}

export async function findRole(db: Queries, roleId: string): Promise<Role | null> {
  const [found] = await db.select().from(roles).where(eq(roles.id, roleId))
  return found ?? null
}

export async function listRolesOfUser(db: Queries, userId: string): Promise<Role[]> {
  const found = await db
    .select({ role: roles })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(roles.id))
  return found.map(({ role }) => role)
}

/** The grants of a user, each with its role. */
const grantsOfUser = prepared((db: Queries) =>
  db
    .select({ roleKey: roles.key, name: permissions.name, access: permissions.access })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .innerJoin(permissions, eq(permissions.id, rolePermissions.permissionId))
    .where(eq(userRoles.userId, sql.placeholder('userId')))
    .prepare(),
)

export async function listGrantsOfUser(
  db: Queries,
  userId: string,
): Promise<{ roleKey: string; name: string; access: Access }[]> {
  return grantsOfUser(db).execute({ userId })
}

export async function listPermissionsByRole(
  db: Queries,
  roleIds: readonly string[],
): Promise<Map<string, Permission[]>> {
  const byRole = new Map<string, Permission[]>(roleIds.map((id) => [id, []]))
  if (roleIds.length === 0) return byRole
  const found = await db
    .select({ roleId: rolePermissions.roleId, permission: permissions })
    .from(rolePermissions)
    .innerJoin(permissions, eq(permissions.id, rolePermissions.permissionId))
    .where(inArray(rolePermissions.roleId, [...roleIds]))
    .orderBy(asc(permissions.name), asc(permissions.access))
  for (const { roleId, permission } of found) byRole.get(roleId)?.push(permission)
  return byRole
}

export async function giveRole(db: Queries, userId: string, roleId: string): Promise<void> {
  await db.insert(userRoles).values({ userId, roleId }).onConflictDoNothing()
}

export async function listUsersWith(db: Queries, roleId: string): Promise<string[]> {
  const found = await db.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, roleId))
  return found.map(({ userId }) => userId)
}

export async function lockRole(db: Queries, roleId: string): Promise<Role | null> {
  const [found] = await db.select().from(roles).where(eq(roles.id, roleId)).for('update')
  return found ?? null
}

export async function insertRole(db: Queries, role: typeof roles.$inferInsert): Promise<Role> {
  const [inserted] = await db.insert(roles).values(role).returning()
  if (inserted === undefined) throw new Error('The role was not inserted.')
  return inserted
}

export async function updateRole(
  db: Queries,
  roleId: string,
  change: Partial<Pick<Role, 'name' | 'description'>>,
  now: Date,
): Promise<Role> {
  const [updated] = await db
    .update(roles)
    .set({ ...change, updatedAt: now, version: sql`${roles.version} + 1` })
    .where(eq(roles.id, roleId))
    .returning()
  if (updated === undefined) throw new Gone('role')
  return updated
}

export async function removeRole(db: Queries, roleId: string): Promise<void> {
  await db.delete(roles).where(eq(roles.id, roleId))
}

/** Those of the pairs that exist, which are those of the built-in roles. */
export async function replaceGrants(db: Queries, roleId: string, permissionIds: readonly string[]): Promise<void> {
  await db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  if (permissionIds.length > 0)
    await db.insert(rolePermissions).values(permissionIds.map((permissionId) => ({ roleId, permissionId })))
}

/** Replaces the roles of the user with this one. */
export async function replaceRoles(db: Queries, userId: string, roleId: string): Promise<void> {
  await dropRoles(db, userId)
  await giveRole(db, userId, roleId)
}

export async function dropRoles(db: Queries, userId: string): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
}
